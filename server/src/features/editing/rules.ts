import type { SectionTexts, StepPlace, StepSections } from "@lehrpfad/contract";

/** Days in which a deleted step can be restored. */
export const RESTORABLE_DAYS = 30;

/**
 * The order of steps once `stepId` stands at `place`; new ids are taken in, known ones moved. Null where
 * the step that names the place is not there (any more).
 */
export function placed(order: readonly string[], stepId: string, place: StepPlace): string[] | null {
  if (place?.stepId === stepId) return order.includes(stepId) ? [...order] : null;
  const others = order.filter((id) => id !== stepId);
  if (place === null) return [...others, stepId];
  const at = others.indexOf(place.stepId);
  if (at < 0) return null;
  return others.toSpliced(place.side === "before" ? at : at + 1, 0, stepId);
}

/** The order with a step back at its old position (from 1), or at the end where the course has become shorter. */
export function putBack(order: readonly string[], stepId: string, position: number): string[] {
  return order.toSpliced(Math.min(position - 1, order.length), 0, stepId);
}

/** Sections as a person wrote them: lines that were there already keep the passages that they come from. */
export function keepSources<Passage>(
  texts: SectionTexts,
  before: StepSections<Passage>,
): StepSections<Passage> {
  const items = (section: "objectives" | "keyPoints" | "reflections") =>
    texts[section].map(
      (text) => before[section].find((item) => item.text === text) ?? { text, source: null },
    );
  const terms = texts.terms.map((written) => {
    const known = before.terms.find(
      ({ term, meaning }) => term === written.term && meaning === written.meaning,
    );
    return known ?? { ...written, source: null };
  });
  return {
    objectives: items("objectives"),
    keyPoints: items("keyPoints"),
    reflections: items("reflections"),
    terms,
    next: texts.next,
  };
}

/**
 * Finds the first of some characters from a place on. Places that are asked for must not go back: then a text is
 * looked through once however often it is asked, also where a character that is looked for never comes.
 */
function finder(text: string, isOneOf: (character: string) => boolean): (from: number) => number {
  let at = 0;
  return (from) => {
    at = Math.max(at, from);
    while (at < text.length && !isOneOf(text.charAt(at))) at++;
    return at;
  };
}

const isSpace = (character: string) => /\s/.test(character);

/** Where the images and the addresses of links in a Markdown text end; null where none begins at the place. */
function markdownEnds(text: string) {
  const closing = finder(text, (character) => character === "]");
  const ending = finder(text, (character) => character === ")");
  const stop = finder(text, (character) => character === ")" || isSpace(character));
  const shown = finder(text, (character) => !isSpace(character));
  const quote = finder(text, (character) => character === '"');
  const imageEnd = (at: number): number | null => {
    if (!text.startsWith("![", at)) return null;
    const close = closing(at + 2);
    if (text.charAt(close + 1) !== "(") return null;
    const end = ending(close + 2);
    return end < text.length ? end + 1 : null;
  };
  const addressEnd = (at: number): number | null => {
    if (!text.startsWith("](", at)) return null;
    const end = stop(at + 2);
    if (end === at + 2 || end >= text.length) return null;
    if (text.charAt(end) === ")") return end + 1;
    const title = shown(end);
    if (text.charAt(title) !== '"') return null;
    const last = quote(title + 1);
    return text.charAt(last + 1) === ")" ? last + 2 : null;
  };
  return { imageEnd, addressEnd };
}

/** The words of a Markdown text that people read: without images and the addresses of links. */
export function readable(markdown: string): string {
  const { imageEnd, addressEnd } = markdownEnds(markdown);
  let read = "";
  let from = 0;
  for (let at = 0; at < markdown.length; ) {
    const image = imageEnd(at);
    const end = image ?? addressEnd(at);
    if (end === null) {
      at++;
      continue;
    }
    read += markdown.slice(from, at) + (image === null ? "]" : " ");
    at = end;
    from = end;
  }
  return read + markdown.slice(from);
}
