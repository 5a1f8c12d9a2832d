import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { anyOf } from "../../text/documentWords/index.ts";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { keyOf, wordsOf } from "../../text/words.ts";
import type { Block, Language, LeftOut, LeftOutReason, ReadDocument } from "../../types/index.ts";
import type { BlockUse } from "./use.ts";

/** What a course was made for, as far as it explains what was left out. */
export interface CourseAim {
  language: Language;
  goal: string | null;
  /** What the writer itself named. */
  leftOut: readonly LeftOut[];
  /** Whether a model wrote of it: then no passage is too short or too much for the course. */
  retold?: boolean;
}

/** Reasons that make a passage nothing to be taught: they do not lower a course's coverage. */
const NOT_TO_BE_TAUGHT: ReadonlySet<LeftOutReason> = new Set([
  ...(["contents", "references", "licence", "front_matter", "footnote", "label", "unreadable"] as const),
  ...(["other_language", "repeated", "not_about_goal", "not_wanted"] as const),
]);

/** Whether words left out for this reason are missing in the course. */
export function isMissed(reason: LeftOutReason): boolean {
  return !NOT_TO_BE_TAUGHT.has(reason);
}

const NUMBERING = /^(?:\d+(?:\.\d+)*\.?|[ivxlc]+\.?|[a-z][.)])\s+/i;
const heading = (...kinds: Parameters<typeof anyOf>) => new RegExp(`^(?:${anyOf(...kinds)})$`, "i");
const HEADINGS: readonly [LeftOutReason, RegExp][] = [
  ["contents", heading("contents", "lists", "index")],
  ["references", heading("references")],
  ["licence", heading("licences")],
  ["front_matter", heading("frontMatter")],
];

const LICENCE_TEXT = new RegExp(
  `project gutenberg|creative commons|gnu free documentation|\\bCC[ -]BY|©\\s*\\d{4}|copyright\\s*(?:\\(c\\)|©)|${anyOf("rights")}`,
  "i",
);
const LEADER = /(\.\s?){5,}\s*\w*$/m;
const LONGEST_LABEL = 4;
const LONGEST_ANNOUNCEMENT = 7;
const SHORT = 12;
const FOREIGN = { words: 12, factor: 1.5, least: 3 };

/** Why a section is no teaching text, told from its heading; null where it is. */
function reasonOfHeading(text: string): LeftOutReason | null {
  const title = text.trim().replace(NUMBERING, "").replace(/[:.]$/, "");
  return HEADINGS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

/** Whether a text has more function words of another of the five languages than of the course's. */
export function isOtherLanguage(text: string, language: Language): boolean {
  const words = wordsOf(text);
  if (words.length < FOREIGN.words) return false;
  const count = (languageData: LanguageData) =>
    words.filter((word) => languageData.functionWords.has(word)).length;
  const own = count(languageDataOf(language));
  return COURSE_LANGUAGES.some(
    (other) =>
      other !== language && count(languageDataOf(other)) > Math.max(FOREIGN.least, own * FOREIGN.factor),
  );
}

function isUnreadable({ kind, text }: Block): boolean {
  if (kind === "code") return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < text.replace(/\s/g, "").length * 0.4;
}

/** Why one block stands in no step, as far as it can be told from the block itself. */
function reasonOfBlock(block: Block, language: Language): LeftOutReason | null {
  const { kind, text } = block;
  if (kind === "footnote") return "footnote";
  if (LEADER.test(text)) return "contents";
  if (LICENCE_TEXT.test(text)) return "licence";
  if (isOtherLanguage(text, language)) return "other_language";
  const words = wordsOf(text).length;
  const sentence = /[.!?…:;]["'»”“’)\]]*$/.test(text.trim());
  if ((kind === "paragraph" || kind === "caption") && words <= LONGEST_LABEL && !sentence) return "label";
  return isUnreadable(block) ? "unreadable" : null;
}

/**
 * Why each block of a document that is not wholly taught was left out: what the writer named, else what
 * its heading or its text tells, else the goal, or the course's length, or that a model taught it nowhere. The list is as long as the blocks.
 */
export function reasonsOf(
  document: ReadDocument,
  uses: readonly BlockUse[],
  aim: CourseAim,
): LeftOutReason[] {
  const named = new Map(
    aim.leftOut
      .filter((entry) => entry.document === document.id)
      .map(({ paragraph, reason }) => [paragraph, reason]),
  );
  const seen = new Set<string>();
  let section: { level: number; reason: LeftOutReason } | null = null;
  return uses.map(({ block, words, steps }) => {
    if (block.kind === "heading") {
      if (section && block.level <= section.level) section = null;
      const reason = reasonOfHeading(block.text);
      if (reason && !section) section = { level: block.level, reason };
    }
    const key = keyOf(block.text);
    const repeated = seen.has(key);
    seen.add(key);
    const told = named.get(block.paragraph) ?? section?.reason ?? reasonOfBlock(block, aim.language);
    if (told) return told;
    if (repeated) return "repeated";
    if (aim.goal !== null && steps.length === 0) return "not_about_goal";
    // "The steps are these:" says nothing that the list after it does not; a text that retells the list has no use for it.
    if (aim.retold)
      return words <= LONGEST_ANNOUNCEMENT && /:$/.test(block.text.trim()) ? "label" : "untaught";
    return words < SHORT && block.kind !== "heading" ? "too_short" : "beyond_length";
  });
}
