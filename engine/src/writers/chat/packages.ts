import { countWords } from "../../text/words.ts";
import type { ChatLimits, ChatStep, PackedStep } from "./types.ts";

/** Steps in one package at most: a chat that gets more writes worse questions for the last ones. */
const MOST_STEPS = 5;
/** Words of one question with everything that belongs to it, as chats write them. */
const WORDS_PER_QUESTION = 150;
/** Characters of the rules and the form around the steps, and of the line above each step. */
const AROUND = 3_200;
const ABOVE_STEP = 60;
/** Characters that are left for a step, however little a chat takes. */
const LEAST = 1_500;

/** The parts of a text that is longer than `most` characters, cut between paragraphs, else between words. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = "";
  const add = (piece: string) => {
    if (part !== "" && part.length + piece.length + 2 > most) {
      parts.push(part);
      part = "";
    }
    part = part === "" ? piece : `${part}\n\n${piece}`;
  };
  for (const paragraph of text.split(/\n{2,}/)) {
    let rest = paragraph;
    while (rest.length > most) {
      const space = rest.lastIndexOf(" ", most);
      const end = space > most / 2 ? space : most;
      add(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    if (rest !== "") add(rest);
  }
  return part === "" ? parts : [...parts, part];
}

/** Characters of steps that fit into one package. */
export function roomFor({ characters }: Pick<ChatLimits, "characters">): number {
  return Math.max(LEAST, characters - AROUND);
}

/** A step as far as its place in a package depends on it: the characters of its title, and of its parts. */
interface SizedStep {
  number: number;
  title: number;
  parts: number[];
}

/** Characters of a part of a step at most. */
const partFor = (limits: Pick<ChatLimits, "characters">): number => roomFor(limits) - ABOVE_STEP;

/** Shares steps out into packages, in their order: at most five, and what a chat takes and answers at once. Steps without text are left out. */
export function packSteps(
  steps: readonly Pick<ChatStep, "number" | "title" | "text">[],
  limits: ChatLimits,
): PackedStep[][] {
  const sized = steps.flatMap(({ number, title, text }) => {
    if (countWords(text) === 0) return [];
    const parts = partsOf(text, partFor(limits)).map(({ length }) => length);
    return [{ number, title: title.length, parts }];
  });
  return packSizes(sized, limits);
}

/** About how many packages steps of so many characters take. */
export function countPackages(
  steps: readonly { title: string; characters: number }[],
  limits: ChatLimits,
): number {
  const most = partFor(limits);
  const sized = steps.map(({ title, characters }, at) => ({
    ...{ number: at + 1, title: title.length },
    parts: Array.from({ length: Math.ceil(characters / most) }, (_, part) =>
      Math.min(most, characters - part * most),
    ),
  }));
  return packSizes(sized, limits).length;
}

function packSizes(steps: readonly SizedStep[], limits: ChatLimits): PackedStep[][] {
  const room = roomFor(limits);
  const most = Math.min(
    MOST_STEPS,
    Math.max(1, Math.floor(limits.words / (WORDS_PER_QUESTION * limits.questions))),
  );
  const packages: PackedStep[][] = [];
  let used = room;
  for (const { number, title, parts } of steps) {
    for (const [at, length] of parts.entries()) {
      const size = length + title + ABOVE_STEP;
      const last = packages.at(-1);
      const packed = { number, part: at + 1, parts: parts.length };
      if (last === undefined || last.length >= most || used + size > room) {
        packages.push([packed]);
        used = size;
      } else {
        last.push(packed);
        used += size;
      }
    }
  }
  return packages;
}

/** The text of a step in a package. */
export function packedText(
  step: Pick<ChatStep, "text">,
  { part, parts }: PackedStep,
  limits: Pick<ChatLimits, "characters">,
): string {
  return parts === 1 ? step.text : (partsOf(step.text, roomFor(limits) - ABOVE_STEP)[part - 1] ?? "");
}
