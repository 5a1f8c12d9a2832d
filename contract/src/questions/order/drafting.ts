import { LIMITS } from "../../limits.ts";
import { comparisonKey } from "../comparing.ts";
import type { Drafting } from "../drafting.ts";
import { fault } from "../faults.ts";
import { textPartFaults } from "../form.ts";
import { withIds } from "../shared.ts";
import type { OrderDraft, OrderQuestion, WrittenOrder } from "./schemas.ts";

/** Items that a question needs: of two one is right by chance every second time. */
export const ITEMS = 3;

type Item = { id?: string | null; text: string };

const filledItems = (items: readonly Item[]) => items.filter(({ text }) => text.trim() !== "");

export const orderDrafting: Drafting<WrittenOrder, OrderQuestion, OrderDraft> = {
  empty: () => ({ kind: "order", items: Array.from({ length: ITEMS }, () => ({ id: null, text: "" })) }),
  draft: ({ kind, items }) => ({ kind, items }),
  complete: ({ kind, items }, newId) => ({
    kind,
    items: withIds(filledItems(items), newId).map(({ id, text }) => ({ id, text: text.trim() })),
  }),
  rights: ({ items }) => items.map(({ text }) => text),
  begin: (rights) => ({
    kind: "order",
    items: Array.from({ length: Math.max(ITEMS, Math.min(rights.length, LIMITS.parts)) }, (_, at) => ({
      id: null,
      text: rights[at] ?? "",
    })),
  }),
  lines: ({ items }) => items.map(({ text }) => text),
  essence: ({ items }) => ["order", items.map(({ text }) => text)],
  faults({ items }, quote, language) {
    const texts = filledItems(items).map(({ text }) => text);
    const keys = texts.map((text) => comparisonKey(text, language));
    return [
      ...(texts.length < ITEMS ? [fault("too_few_parts", { least: ITEMS })] : []),
      ...(new Set(keys).size < keys.length ? [fault("part_repeated")] : []),
      ...textPartFaults(texts, quote),
    ];
  },
};
