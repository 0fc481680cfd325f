import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface FieldProps {
  label: ComponentChildren;
  note?: ComponentChildren;
  name: string;
  type?: "text" | "email" | "url";
  required?: boolean;
  maxLength: number;
  autocomplete?: "nickname" | "email";
  defaultValue: string;
}

/** A line to fill in, with its name above and a remark below. */
export function Field({ label, note, name, type = "text", required = false, maxLength, autocomplete, defaultValue }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        type={type as "text"} // Preact's types tell the kinds apart; nothing used here differs
        class="input"
        name={name}
        required={required}
        maxLength={maxLength}
        autocomplete={autocomplete ?? "off"}
        defaultValue={defaultValue}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <small id={`${id}-note`} class="muted">
          {note}
        </small>
      )}
    </div>
  );
}

interface SwitchProps {
  label: ComponentChildren;
  note?: ComponentChildren;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, note, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span class="body">
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
