import type { Drafting } from "../drafting.ts";
import { withIds } from "../shared.ts";
import { choiceFaults, OPTIONS } from "./form.ts";
import type { Choice, ChoiceDraft, WrittenChoice } from "./schemas.ts";

export const choiceDrafting: Drafting<WrittenChoice, Choice, ChoiceDraft> = {
  empty: () => ({
    kind: "choice",
    options: Array.from({ length: OPTIONS }, () => ({ id: null, text: "", correct: false })),
  }),
  draft: ({ kind, options }) => ({ kind, options }),
  complete: ({ kind, options }, newId) => ({
    kind,
    options: withIds<{ id?: string | null; text: string; correct: boolean }>(options, newId).map(
      ({ id, text, correct }) => ({ id, text: text.trim(), correct }),
    ),
  }),
  rights: ({ options }) => options.filter(({ correct }) => correct).map(({ text }) => text),
  /** At least one place stays for something wrong. */
  begin: (rights) => ({
    kind: "choice",
    options: Array.from({ length: OPTIONS }, (_, at) => {
      const text = at < OPTIONS - 1 ? (rights[at] ?? "") : "";
      return { id: null, text, correct: text !== "" };
    }),
  }),
  lines: ({ options }) => options.map(({ text }) => text),
  essence: ({ options }) => options.map(({ text, correct }) => [text, correct]),
  faults: choiceFaults,
};
