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

const CUE = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;

/** Captions as WebVTT without a mark of the byte order; null for what is none, or says nothing. */
export function tidyCaptions(captions: string): string | null {
  const text = captions
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (text === "") return "";
  return /^WEBVTT(?:[ \t\n]|$)/.test(text) && CUE.test(text) ? `${text}\n` : null;
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
