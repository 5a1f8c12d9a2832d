import { Plus } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import { GroupLegend } from "./Field.tsx";
import { useLineFocus } from "./useLineFocus.ts";

/** What an item of a list may do with itself. */
export interface ItemActions<Item> {
  change: (item: Item) => void;
  /** Puts an empty item behind it. */
  addBehind: () => void;
  /** Takes it away; the keyboard goes to the next one, or to the one before with `back`. */
  remove: (back?: boolean) => void;
}

interface ItemListProps<Item> {
  /** What the list is called. */
  name: string;
  help?: string;
  items: readonly Item[];
  /** A new item. */
  empty: Item;
  /** The most items it may have. */
  most: number;
  addLabel: ReactNode;
  onChange: (items: Item[]) => void;
  /** An item as `<li>`, the field that gets the keyboard marked `data-line`; `at` counts from 0. */
  children: (item: Item, at: number, actions: ItemActions<Item>) => ReactNode;
  /** What stands behind the list. */
  end?: ReactNode;
}

/** A list that items are added to and taken from; the keyboard follows. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { name, help, items, empty, most, addLabel, onChange, children, end } = props;
  const { root, focusLine } = useLineFocus<HTMLFieldSetElement>();
  const id = useId();
  const isFull = items.length >= most;
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
    <fieldset ref={root} aria-describedby={help ? `${id}-help` : undefined} className="min-w-0">
      <GroupLegend id={id} label={name} help={help} />
      <ul className="space-y-2">
        {[...items.entries()].map(([at, item]) => (
          <Fragment key={at}>{children(item, at, actionsAt(at))}</Fragment>
        ))}
      </ul>
      <div className="-ml-3">
        <Button look="plain" isDisabled={isFull} onPress={() => addAt(items.length)}>
          <Plus size={18} aria-hidden />
          {addLabel}
        </Button>
      </div>
      {end}
    </fieldset>
  );
}
