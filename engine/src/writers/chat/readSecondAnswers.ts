import { linesOfAnswer, withoutQuotes } from "./lines.ts";

/** What a reader who has only the passage says of a question. */
export interface SecondAnswer {
  /** Number of the question as it was asked, from 1. */
  number: number;
  /** Place of the chosen answer, from 0; null where the passage does not decide it. */
  option: number | null;
  /** The sentence that decides it; empty where none is named. */
  proof: string;
  /** What a strict examiner would find fault with; empty for a good question. */
  weakness: string;
}

const UNLABELLED = /^(?:#{1,6}\s*)?(\d{1,3})\s*[:.)–-]\s*\(?([a-hA-H?])(?![\p{L}\p{N}])(.*)$/u;
const LETTER = /^[("„“”«]*([a-hA-H])(?![\p{L}\p{N}])/u;
const GOOD =
  /^(?:gut|good|fine|ok(?:ay)?|bon(?:ne)?|buen[ao]|buon[ao]|[-–—]|keine?r?|none?|aucune?|ninguna?|nessun[ao])[\s.!]*$/iu;

const optionIn = (text: string): number | null => {
  const letter = LETTER.exec(text.trim())?.[1];
  return letter === undefined ? null : letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
};

const weaknessIn = (text: string): string => (GOOD.test(text.trim()) ? "" : text.trim());

/** Reads what a chat answered to questions without their marks; of a question that it answers twice the last counts. */
export function readSecondAnswers(answer: string): SecondAnswer[] {
  const found = new Map<number, SecondAnswer>();
  let open: SecondAnswer | null = null;
  const begin = (number: number, said: string) => {
    open = { number, option: optionIn(said), proof: "", weakness: "" };
    found.delete(number);
    found.set(number, open);
  };
  const tell = (change: Partial<SecondAnswer>) => {
    if (open !== null) Object.assign(open, change);
  };
  for (const line of linesOfAnswer(answer)) {
    if (line.kind === "label" && line.label === "question" && line.number !== null)
      begin(line.number, line.text);
    else if (line.kind === "label" && line.label === "proof") tell({ proof: withoutQuotes(line.text) });
    else if (line.kind === "label" && line.label === "verdict") tell({ weakness: weaknessIn(line.text) });
    else if (line.kind === "label" && (line.label === "key" || line.label === "right"))
      tell({ option: optionIn(line.text) });
    else if (line.kind === "text" || line.kind === "option") {
      const [, number, letter = ""] = UNLABELLED.exec(line.kind === "text" ? line.raw : line.text) ?? [];
      if (number !== undefined) begin(Number(number), letter);
    }
  }
  return [...found.values()];
}
