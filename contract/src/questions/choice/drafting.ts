import type { Drafting } from "../drafting.ts";
import { withIds } from "../shared.ts";
import { choiceFaults, OPTIONS } from "./form.ts";
import type { Choice, ChoiceDraft, WrittenChoice } from "./schemas.ts";

type Option = WrittenChoice["options"][number];

/** What is said to an option, as a list that is empty where nothing is. */
const said = ({ feedback }: Option): string[] => {
  const text = feedback?.trim();
  return text ? [text] : [];
};

export const choiceDrafting: Drafting<WrittenChoice, Choice, ChoiceDraft> = {
  empty: () => ({
    kind: "choice",
    options: Array.from({ length: OPTIONS }, () => ({ id: null, text: "", correct: false, feedback: null })),
  }),
  draft: ({ kind, options }) => ({
    kind,
    options: options.map(({ id, text, correct, feedback }) => ({
      id,
      text,
      correct,
      feedback: feedback ?? null,
    })),
  }),
  complete: ({ kind, options }, newId) => ({
    kind,
    options: withIds<Option & { id?: string | null }>(options, newId).map(({ id, ...option }) => {
      const [feedback] = said(option);
      const { text, correct } = option;
      return { id, text: text.trim(), correct, ...(feedback ? { feedback } : {}) };
    }),
  }),
  rights: ({ options }) => options.filter(({ correct }) => correct).map(({ text }) => text),
  /** At least one place stays for something wrong. */
  begin: (rights) => ({
    kind: "choice",
    options: Array.from({ length: OPTIONS }, (_, at) => {
      const text = at < OPTIONS - 1 ? (rights[at] ?? "") : "";
      return { id: null, text, correct: text !== "", feedback: null };
    }),
  }),
  lines: ({ options }) => options.flatMap((option) => [option.text, ...said(option)]),
  /** Nothing is added where there is no feedback: hashes from before there was any stay what they were. */
  essence: ({ options }) => options.map((option) => [option.text, option.correct, ...said(option)]),
  faults: choiceFaults,
};
