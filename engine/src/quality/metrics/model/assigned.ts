import type { Block, CourseStep, LeftOut, ReadDocument } from "../../../types/index.ts";
import type { Coverage } from "../../coverage/coverage.ts";
import { isMissed, reasonsOf } from "../../coverage/leftOut.ts";
import { createQuoteCheck } from "../../quotes.ts";
import type { Measured } from "../text.ts";

/** A paragraph that no step names as its source and nobody left out. */
export interface ForgottenBlock {
  documentName: string;
  block: Block;
}

/** What became of the paragraphs worth teaching. */
export interface Assignment {
  /** Share (0 to 1) of them that a step names as a verified source or the plan left out; null where there are none. */
  share: number | null;
  forgotten: ForgottenBlock[];
}

/** Words below which a line that ends in a colon only announces what follows. */
const ANNOUNCING = 12;

const isAnnouncement = ({ text }: Block, words: number): boolean =>
  words < ANNOUNCING && text.trimEnd().endsWith(":");

const keyOf = (document: string, paragraph: number): string => `${document} ${paragraph}`;

function namedIn(steps: readonly CourseStep[], documents: readonly ReadDocument[]): Set<string> {
  const isVerbatim = createQuoteCheck(documents);
  const sources = steps.flatMap(({ sources: own }) => own.filter(isVerbatim));
  return new Set(sources.map(({ document, paragraph }) => keyOf(document, paragraph)));
}

/**
 * Which paragraphs worth teaching (no headings, announcements of what follows,
 * contents, references, licences, repetitions …) the steps name as their
 * sources, or the plan left out with a reason. The coverage map says of the same blocks how many of their words are
 * taught: it also takes a block for taught that a step retells near a quote or holds word for word, whether named or
 * not, and for left out what lacks both. Here a block counts only by name, and whole.
 *
 * @param leftOut what the writer left out, each with its reason
 */
export function assignmentOf(
  { steps, language }: Measured,
  documents: readonly ReadDocument[],
  { uses }: Pick<Coverage, "uses">,
  leftOut: readonly LeftOut[],
): Assignment {
  const settled = namedIn(steps, documents);
  for (const { document, paragraph } of leftOut) settled.add(keyOf(document, paragraph));
  const worth = documents.flatMap((document, at) => {
    const own = uses[at] ?? [];
    // A model may write in another language than the document's: that is no reason to leave all of it out.
    const spoken = document.language === "other" ? language : document.language;
    const reasons = reasonsOf(document, own, { language: spoken, goal: null, leftOut: [] });
    return own
      .filter(({ block, words }, place) => {
        const reason = reasons[place];
        const isText = block.kind !== "heading" && words > 0 && !isAnnouncement(block, words);
        return isText && reason !== undefined && isMissed(reason);
      })
      .map(({ block }) => ({ document, block }));
  });
  const forgotten = worth.filter(({ document, block }) => !settled.has(keyOf(document.id, block.paragraph)));
  return {
    share: worth.length === 0 ? null : 1 - forgotten.length / worth.length,
    forgotten: forgotten.map(({ document, block }) => ({ documentName: document.name, block })),
  };
}
