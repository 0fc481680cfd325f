import type { ComponentChildren, JSX } from "preact";
import { Link } from "../app/router";
import { Icon, type IconName } from "./icon";

export type Kind = "plain" | "primary" | "quiet" | "fire" | "danger";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "icon"> & {
  kind?: Kind;
  icon?: IconName;
  hotkey?: string; // shown, not heard: whoever owns the button listens for it
  children?: ComponentChildren;
};

export function Button({ kind = "plain", icon, hotkey, children, class: more, ...rest }: ButtonProps) {
  return (
    <button type="button" class={["button", kind, more].filter(Boolean).join(" ")} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {hotkey && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  );
}

type LinkButtonProps = { to: string; kind?: Kind; icon?: IconName; children?: ComponentChildren; class?: string; label?: string };

export function LinkButton({ to, kind = "plain", icon, children, class: more, label }: LinkButtonProps) {
  return (
    <Link to={to} class={["button", kind, more].filter(Boolean).join(" ")} aria-label={label}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<JSX.IntrinsicElements["button"], "icon" | "label"> & { icon: IconName; label: string };

export function IconButton({ icon, label, class: more, ...rest }: IconButtonProps) {
  return (
    <button type="button" class={["icon-button", more].filter(Boolean).join(" ")} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
