import type { CourseLanguage } from "@lehrpfad/contract";
import { loadWords } from "../../publication/words.ts";
import { xmlText } from "../../render/escape.ts";
import { type PdfContext, writeAside, writeHeading, writeParagraph } from "./blocks.ts";
import { type Face, Paper, type Run, type Structure } from "./paper.ts";

/** A passage that somebody marked, and what was written to it; null without a note. */
export interface NotedPassage {
  quote: string;
  note: string | null;
}

/** What somebody marked in a course, step by step. */
export interface NotedCourse {
  title: string;
  language: CourseLanguage;
  /** The time that the file names. */
  modified: Date;
  /** Each with its heading; null for passages whose step is gone. */
  groups: readonly { heading: string | null; passages: readonly NotedPassage[] }[];
}

const runs = (text: string, face: Face = "regular"): Run[] => [{ text: xmlText(text), face }];

function writePassage(
  context: PdfContext,
  parent: Structure,
  { quote, note }: NotedPassage,
  label: string,
): void {
  const { paper } = context;
  paper.needs(48);
  paper.within(parent, "BlockQuote", (element) =>
    writeAside(context, () => {
      for (const line of quote.split(/\n+/)) writeParagraph(context, element, runs(line));
    }),
  );
  for (const [at, part] of (note ?? "").split(/\n\s*\n/).entries()) {
    if (part !== "")
      writeParagraph(context, parent, [...(at === 0 ? runs(`${label}: `, "bold") : []), ...runs(part)]);
  }
  paper.gap(8);
}

/**
 * The passages that somebody marked in a course with the notes to them, as a tagged PDF in the course's language: a
 * heading and an entry of the outline for each step.
 */
export async function writeNotes({ title, language, modified, groups }: NotedCourse): Promise<Uint8Array> {
  const words = await loadWords(language);
  const { exported } = words;
  const whole = xmlText(`${title}${exported.colon}${exported.notes_title}`);
  const paper = new Paper({ title: whole, language, author: null, modified });
  const context: PdfContext = { paper, words, rasters: new Map() };
  paper.within(paper.root, "Sect", (front) => {
    writeParagraph(context, front, runs(title, "bold"), "H1", 24);
    writeParagraph(context, front, runs(exported.notes_title), "P", 13);
  });
  for (const { heading, passages } of groups) {
    if (passages.length === 0) continue;
    const named = heading ?? exported.notes_without_step;
    paper.within(paper.root, "Sect", (section) => {
      writeHeading(context, section, runs(named), 2);
      for (const passage of passages) writePassage(context, section, passage, exported.note);
    });
    paper.pdf.outline.addItem(xmlText(named));
  }
  return new Uint8Array(Buffer.concat(await paper.finish()));
}
