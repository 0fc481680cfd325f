import type { ComponentChildren } from "preact";

export interface Option<T extends string> {
  value: T;
  label: ComponentChildren;
  note?: ComponentChildren;
  extra?: ComponentChildren;
}

interface Choices<T extends string> {
  name: string; // of the radio group: one a page
  legend: ComponentChildren;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  hideLegend?: boolean;
}

/** One of a few, side by side: a row of radio buttons that looks like one control. */
export function Segmented<T extends string>({ name, legend, options, value, onChange, hideLegend = false }: Choices<T>) {
  return (
    <fieldset>
      <legend class={hideLegend ? "unseen" : "label"}>{legend}</legend>
      <div class="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several that need a line of explanation each: cards with a radio button. */
export function Cards<T extends string>({ name, legend, options, value, onChange, columns = 1 }: Choices<T> & { columns?: number }) {
  return (
    <fieldset>
      <legend class="label">{legend}</legend>
      <div class={columns > 1 ? "cards two" : "cards"}>
        {options.map((option) => (
          <Card key={option.value} name={name} option={option} checked={option.value === value} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

interface CardProps<T extends string> {
  name: string;
  option: Option<T>;
  checked: boolean;
  onChange: (value: T) => void;
}

export function Card<T extends string>({ name, option, checked, onChange }: CardProps<T>) {
  return (
    <label class="card">
      <input type="radio" name={name} value={option.value} checked={checked} onChange={() => onChange(option.value)} />
      <span class="body">
        <b>{option.label}</b>
        {option.note && <small>{option.note}</small>}
      </span>
      {option.extra}
    </label>
  );
}
