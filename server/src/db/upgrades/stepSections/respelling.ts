import type { SectionLabels } from "@lehrpfad/contract";

/** A passage that a participant marked, with the text around it. */
export interface Anchor {
  quote: string;
  prefix: string;
  suffix: string;
}

const wordsOf = (text: string) => text.replaceAll("{title}", "").trim().split(" ");
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of Markdown as a page shows them. */
const shown = (markdown: string) =>
  inOneLine(markdown.replace(/^(?:#+|-) /gm, "").replace(/\\([!-/:-@[-`{-~])|\*/g, "$1"));

/** Text with the longest piece of a label in it, of two words or more, as the label's new wording has it. */
function respell(text: string, was: readonly string[], is: readonly string[]): string {
  for (let length = was.length; length > 1; length--)
    for (let at = 0; at + length <= was.length; at++) {
      const old = was.slice(at, at + length).join(" ");
      if (text.includes(old)) return text.replace(old, is.slice(at, at + length).join(" "));
    }
  return text;
}

/**
 * A marked passage as it stands in a step whose labels are worded otherwise than they were, word for word; null where
 * it stands there as it is, or not at all.
 *
 * @param step the whole step in Markdown, as it is now
 */
export function respelled(
  anchor: Anchor,
  step: string,
  labels: { was: SectionLabels; is: SectionLabels },
): Anchor | null {
  const text = shown(step);
  if (text.includes(inOneLine(anchor.quote))) return null;
  for (const name of ["next", "objectives"] as const) {
    const [was, is] = [wordsOf(labels.was[name]), wordsOf(labels.is[name])];
    const quote = respell(anchor.quote, was, is);
    if (quote !== anchor.quote && text.includes(inOneLine(quote)))
      return { quote, prefix: respell(anchor.prefix, was, is), suffix: respell(anchor.suffix, was, is) };
  }
  return null;
}
