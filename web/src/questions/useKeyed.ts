import { useState } from "react";
import { newId } from "../lib/newId.ts";

/** A part of a question with a key of its own for as long as it is edited: new ones have no id yet. */
export interface Keyed<Item> {
  key: string;
  item: Item;
}

/** The parts of a question with their keys, and what takes a changed list of them. */
export function useKeyed<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [keys, setKeys] = useState(() => items.map(newId));
  const known = keys.length === items.length ? keys : items.map((_, at) => keys[at] ?? `new-${at}`);
  const keyed: Keyed<Item>[] = items.map((item, at) => ({ key: known[at] ?? "", item }));
  const change = (next: readonly Keyed<Item>[]) => {
    setKeys(next.map(({ key }) => key));
    onChange(next.map(({ item }) => item));
  };
  return { keyed, change };
}
