import type { ReactNode } from "react";
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from "react-aria-components/Switch";

type SwitchProps = Omit<AriaProps, "className" | "children" | "style"> & {
  children: ReactNode;
  help?: ReactNode;
};

/** On or off, effective at once. */
export function Switch({ children, help, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 data-[disabled]:opacity-60"
    >
      <span className="flex h-6 w-11 shrink-0 items-center rounded-full border-2 border-line-strong bg-surface px-0.5 transition-colors duration-100 group-data-[selected]:border-accent group-data-[selected]:bg-accent group-data-[focus-visible]:outline-3 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent">
        <span className="size-4 rounded-full bg-line-strong transition-transform duration-100 group-data-[selected]:translate-x-5 group-data-[selected]:bg-on-accent" />
      </span>
      <span className="leading-snug">
        <span className="font-semibold">{children}</span>
        {help ? <span className="mt-0.5 block text-[0.925rem] text-muted">{help}</span> : null}
      </span>
    </AriaSwitch>
  );
}
