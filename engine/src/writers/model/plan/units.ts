import { type LanguageData, languageDataOf } from "../../../text/languages/index.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { countWords } from "../../../text/words.ts";
import type { CourseRequest, LeftOut } from "../../../types/index.ts";
import { isNeverTaught } from "../../parts.ts";
import type { Passage } from "../passages.ts";

/** A piece of the documents that a plan gives to one step: a heading with what follows it, or a part of that. */
export interface Unit {
  passages: Passage[];
  words: number;
}

/** Words of a unit that the plan is shown: at least its first sentence; the most where the documents are short. */
const SHOWN_WORDS = { fewest: 24, most: 120 };
/** Share of a request that the pieces may fill. */
const FILLED = 0.7;
/** Words that the line of a unit takes in a request, and units that a plan sees at least and at most. */
const WORDS_A_LINE = 34;
const UNITS = { fewest: 60, most: 320 };

/** What of the documents no plan has to think of. */
export function neverTaught(leftOut: readonly LeftOut[]): LeftOut[] {
  return leftOut.filter(isNeverTaught);
}

/** The blocks of the documents that may be taught, in their order. */
export function teachable({ documents }: CourseRequest, leftOut: readonly LeftOut[]): Passage[] {
  const never = new Set(neverTaught(leftOut).map(({ document, paragraph }) => `${document}/${paragraph}`));
  return documents.flatMap((document) =>
    document.blocks
      .filter(({ text, paragraph }) => text.trim() !== "" && !never.has(`${document.id}/${paragraph}`))
      .map((block) => ({ document, block })),
  );
}

const isHeading = ({ block }: Passage): boolean => block.kind === "heading";

/**
 * The passages in pieces, cut before headings and between blocks: as fine as a request of so many words can show. A
 * heading is never the end of a piece.
 */
export function unitsOf(passages: readonly Passage[], mostWords: number): Unit[] {
  const most = Math.max(UNITS.fewest, Math.min(UNITS.most, Math.floor(mostWords / WORDS_A_LINE)));
  const blocks = passages.filter((passage) => !isHeading(passage)).length;
  const total = passages.reduce((sum, { block }) => sum + countWords(block.text), 0);
  // Cut evenly, a book has as many units as a request can show; headings make some more of them.
  const enough = blocks <= most ? 0 : (total / most) * 1.5;
  const units: Unit[] = [];
  let open: Unit | null = null;
  for (const passage of passages) {
    const begins = isHeading(passage) ? (open?.words ?? 0) >= enough / 2 : (open?.words ?? 0) >= enough;
    const endsInHeading = open?.passages.every(isHeading);
    if (open === null || (begins && !endsInHeading)) {
      open = { passages: [], words: 0 };
      units.push(open);
    }
    open.passages.push(passage);
    open.words += countWords(passage.block.text);
  }
  const last = units.at(-1);
  const before = units.at(-2);
  if (last && before && last.passages.every(isHeading)) {
    before.passages.push(...last.passages);
    units.pop();
  }
  return units;
}

/** Whole sentences from the beginning of a text as far as they have room; the first one is cut where it is longer. */
function beginningOf(text: string, most: number, languageData: LanguageData): string {
  const sentences = splitSentences(text.replace(/\s+/g, " ").trim(), languageData);
  const [first = ""] = sentences;
  const words = first.split(" ");
  if (words.length > most) return `${words.slice(0, most).join(" ")} …`;
  let shown = first;
  for (const sentence of sentences.slice(1)) {
    if (`${shown} ${sentence}`.split(" ").length > most) return `${shown} …`;
    shown = `${shown} ${sentence}`;
  }
  return shown;
}

/** What a plan is shown of the units: headings, and how each begins under its number and its words. */
export function unitLines(units: readonly Unit[], { language }: CourseRequest, mostWords: number): string {
  const languageData = languageDataOf(language);
  const room = Math.floor((FILLED * mostWords) / Math.max(1, units.length));
  const most = Math.max(SHOWN_WORDS.fewest, Math.min(SHOWN_WORDS.most, room));
  return units
    .map(({ passages, words }, at) => {
      const headings = passages
        .filter(isHeading)
        .map(({ block }) => `${"#".repeat(Math.min(6, block.level + 1))} ${block.text}`);
      const first = passages.find((passage) => !isHeading(passage));
      const begins = first === undefined ? "" : beginningOf(first.block.text, most, languageData);
      return [...headings, `[${at + 1}] (${words} words) ${begins}`].join("\n");
    })
    .join("\n");
}
