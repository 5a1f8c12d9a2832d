import {
  composeStepMarkdown,
  escapeMarkdown,
  LIMITS,
  NO_SECTIONS,
  nextLine,
  type SectionLabels,
  type StepSections,
} from "@lehrpfad/contract";

/** A step's text in its parts. */
export interface SplitStep {
  /** Markdown of the passages. */
  content: string;
  sections: StepSections<never>;
}

const LIST = "(?:- [^\\n]+\\n)*- [^\\n]+";
const TERM = /^\*\*(.+?)\*\*: (.+)$/;

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The plain text that a line of Markdown shows; null where it is not written as the writer wrote plain text. */
function plainOf(markdown: string): string | null {
  const text = markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1");
  const { length } = text;
  return escapeMarkdown(text) === markdown && length <= LIMITS.sectionLineLength ? text : null;
}

const allOrNone = <Item>(items: readonly (Item | null)[]): Item[] | null => {
  const found = items.filter((item) => item !== null);
  return found.length === items.length && found.length <= LIMITS.sectionLines ? found : null;
};

const linesOf = (list: string): string[] => list.split("\n").map((line) => line.slice("- ".length));

function itemsOf(list: string) {
  const texts = allOrNone(linesOf(list).map(plainOf));
  return texts?.map((text) => ({ text, source: null })) ?? null;
}

function termsOf(list: string) {
  return allOrNone(
    linesOf(list).map((line) => {
      const [, bold = "", rest = ""] = TERM.exec(line) ?? [];
      const [term, meaning] = [plainOf(bold), plainOf(rest)];
      if (!term || !meaning || term.length > LIMITS.termLength) return null;
      return { term, meaning, source: null };
    }),
  );
}

/** The title in a line that names what comes next. */
function nextOf(line: string, labels: SectionLabels): string | null {
  const text = plainOf(line);
  const [before = "", after = ""] = labels.next.split("{title}");
  if (!text?.startsWith(before)) return null;
  const rest = text.slice(before.length);
  const title = rest.endsWith(after) ? rest.slice(0, rest.length - after.length) : rest;
  return title !== "" && nextLine(title, labels) === text ? title : null;
}

/** A text without the part that an expression finds, and what `read` makes of that part; as it was where that is nothing. */
function without<Part>(
  text: string,
  expression: RegExp,
  read: (part: string) => Part | null,
): [rest: string, part: Part | null] {
  const found = expression.exec(text);
  const part = found?.[1] === undefined ? null : read(found[1]);
  return found && part !== null ? [text.replace(expression, ""), part] : [text, null];
}

/**
 * Splits the Markdown of a whole step, as the built-in writer composed it in the last version, into its passages and
 * its sections. Only what stands exactly as the writer wrote it is taken out; everything else stays in the passages,
 * so that together both are the same text as before.
 *
 * @param labels that stand in the text: those of the course's language
 */
export function splitStep(markdown: string, labels: SectionLabels): SplitStep {
  const whole = markdown.trimEnd();
  const last = (heading: string) => new RegExp(`(?:^|\\n\\n)## ${literally(heading)}\\n\\n(${LIST})$`, "u");
  const first = new RegExp(`^\\*\\*${literally(labels.objectives)}\\*\\*\\n\\n(${LIST})(?:\\n\\n|$)`, "u");
  const [withoutNext, next] = without(whole, /(?:^|\n\n)\*([^\n]+)\*$/u, (line) => nextOf(line, labels));
  const [withoutTerms, terms] = without(withoutNext, last(labels.terms), termsOf);
  const [withoutReflections, reflections] = without(withoutTerms, last(labels.reflections), itemsOf);
  const [withoutPoints, keyPoints] = without(withoutReflections, last(labels.keyPoints), itemsOf);
  const [content, objectives] = without(withoutPoints, first, itemsOf);
  const sections = {
    objectives: objectives ?? [],
    keyPoints: keyPoints ?? [],
    reflections: reflections ?? [],
    terms: terms ?? [],
    next,
  };
  const isSame = composeStepMarkdown(content, sections, labels) === whole;
  return isSame && content !== whole ? { content, sections } : { content: markdown, sections: NO_SECTIONS };
}
