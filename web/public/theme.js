// The colours before the first paint; src/app/settings.ts keeps them from then on.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("grognard.theme");
  } catch {
    chosen = null; // storage is forbidden here
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
