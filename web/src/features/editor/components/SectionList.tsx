import { LIMITS } from "@lehrpfad/contract";
import { Plus } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useLineFocus } from "../useLineFocus.ts";

/** What an item of a list may do with itself. */
export interface ItemActions<Item> {
  change: (item: Item) => void;
  /** Puts an empty item behind it. */
  addBehind: () => void;
  /** Takes it away; the keyboard goes to the next one, or to the one before with `back`. */
  remove: (back?: boolean) => void;
}

interface SectionListProps<Item> {
  /** What the section is called. */
  name: string;
  items: readonly Item[];
  /** A new item. */
  empty: Item;
  addLabel: ReactNode;
  onChange: (items: Item[]) => void;
  /** An item as `<li>`; `at` counts from 0. */
  children: (item: Item, at: number, actions: ItemActions<Item>) => ReactNode;
}

/** A section of a step as a list that items are added to and taken from; the keyboard follows. */
export function SectionList<Item>({
  name,
  items,
  empty,
  addLabel,
  onChange,
  children,
}: SectionListProps<Item>) {
  const id = useId();
  const { root, focusLine } = useLineFocus<HTMLFieldSetElement>();
  const isFull = items.length >= LIMITS.sectionLines;
  const addAt = (at: number) => {
    if (isFull) return;
    onChange(items.toSpliced(at, 0, empty));
    focusLine(at);
  };
  const actionsAt = (at: number): ItemActions<Item> => ({
    change: (item) => onChange(items.with(at, item)),
    addBehind: () => addAt(at + 1),
    remove: (back = false) => {
      onChange(items.toSpliced(at, 1));
      focusLine(Math.max(0, back ? at - 1 : at));
    },
  });
  return (
    <fieldset ref={root} aria-labelledby={id}>
      <legend id={id} className="mb-1.5 font-semibold">
        {name}
      </legend>
      <ul className="space-y-2">
        {[...items.entries()].map(([at, item]) => (
          <Fragment key={at}>{children(item, at, actionsAt(at))}</Fragment>
        ))}
      </ul>
      <div className="-ml-5">
        <Button look="plain" isDisabled={isFull} onPress={() => addAt(items.length)}>
          <Plus size={18} aria-hidden />
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
