const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const segmentsOf = (text: string, language: string) => [
  ...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text),
];

/** The sentences of a text. */
export const splitSentences = (text: string, language: string): string[] =>
  segmentsOf(text, language)
    .map(({ segment }) => oneLine(segment))
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The sentences of a text that have letters between two places of it. */
export function sentencesAt(text: string, language: string, from: number, to: number): string {
  const touched = segmentsOf(text, language).filter(
    ({ segment, index }) => index < to && index + segment.trimEnd().length > from,
  );
  return oneLine(touched.map(({ segment }) => segment).join(""));
}
