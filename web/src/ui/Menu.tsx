import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem as AriaItem, Menu as AriaMenu, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

interface EntriesProps {
  label: string;
  header?: ReactNode;
  /** Groups of entries with a line between them. */
  groups: readonly (readonly MenuEntry[])[];
}

const POPOVER = "flex min-w-60 flex-col rounded-m border border-line bg-surface text-ink shadow-float";

/** Never higher than its place: over the button, letting go of the mouse would choose an entry. */
function Entries({ label, header, groups }: EntriesProps) {
  return (
    <AriaMenu aria-label={label} className="min-h-0 overflow-auto p-1.5 outline-none">
      {groups.flatMap((entries, index) => [
        index > 0 ? <Separator key={`line-${entries[0]?.id}`} className="my-1 border-t border-line" /> : null,
        <MenuSection key={entries[0]?.id ?? "empty"} aria-label={label}>
          {index === 0 && header ? <Header className="px-3 pb-2 pt-1.5">{header}</Header> : null}
          {entries.map((entry) => (
            <AriaItem
              key={entry.id}
              id={entry.id}
              onAction={entry.onSelect}
              textValue={entry.label}
              className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-3 py-1.5 outline-none focus:bg-accent-soft pointer-coarse:min-h-11 ${entry.danger ? "text-danger" : ""}`}
            >
              {entry.icon}
              {entry.label}
            </AriaItem>
          ))}
        </MenuSection>,
      ])}
    </AriaMenu>
  );
}

/** A list of actions that opens from a button, its `trigger`. */
export function Menu({ trigger, ...entries }: EntriesProps & { trigger: ReactNode }) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className={POPOVER}>
        <Entries {...entries} />
      </Popover>
    </MenuTrigger>
  );
}
