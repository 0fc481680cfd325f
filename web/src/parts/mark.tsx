/** The product's mark: an old guardsman's shako and moustache in a hexagon. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1.5 29 9v14L16 30.5 3 23V9Z" fill="var(--brand)" />
      <g fill="var(--on-brand)">
        <path d="M9.6 15.5c-1-6.5 1.4-10.2 6.4-10.2s7.4 3.7 6.4 10.2c-4 1.3-8.8 1.3-12.8 0Z" />
        <path d="M10.3 16.9c3.7 1 7.7 1 11.4 0l-.5 3.2h-10.4Z" opacity=".55" />
        <path d="M16 19.6c1.6-1 3.6-.5 4.3 1 .6 1.2 1.9 1.4 3 .7-.5 2.3-2.7 3.3-4.7 2.7-1.2-.3-2-.9-2.6-1.6-.6.7-1.4 1.3-2.6 1.6-2 .6-4.2-.4-4.7-2.7 1.1.7 2.4.5 3-.7.7-1.5 2.7-2 4.3-1Z" />
      </g>
      <circle cx="16" cy="10.5" r="1.7" fill="var(--brand)" />
    </svg>
  );
}
