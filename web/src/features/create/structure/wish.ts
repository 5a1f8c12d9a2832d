import {
  type ChosenStructure,
  LIMITS,
  PLAN_LIMITS,
  type PlanPart,
  STRUCTURE_LIMITS,
  type Structure,
  type StructureSection,
  type StructureWish,
} from "@lehrpfad/contract";

/** Nothing decided: the structure is as it is suggested. */
export const NO_WISH: StructureWish = { ticked: [], unticked: [], begins: null, titles: [] };

/** A section as it is shown, with the place that names it. */
export interface ShownSection extends StructureSection {
  key: string;
}

/** A step as it is shown before the server has answered. */
export interface ShownStep {
  /** The place where it begins. */
  key: string;
  title: string;
  /** Those of its sections. */
  words: number;
  sections: ShownSection[];
}

/** What the server said of some documents, with what was decided since. */
export interface ShownStructure {
  sections: readonly ShownSection[];
  steps: readonly ShownStep[];
  aside: Structure["aside"];
}

type Place = StructureWish["titles"][number] | { documentId: string; paragraph: number };

const keyOf = ({ documentId, paragraph }: Place): string => `${documentId}/${paragraph}`;

function placeOf(key: string): { documentId: string; paragraph: number } {
  const at = key.lastIndexOf("/");
  return { documentId: key.slice(0, at), paragraph: Number(key.slice(at + 1)) };
}

const startOf = ({ documentId, parts }: StructureSection): string =>
  keyOf({ documentId, paragraph: parts[0]?.from ?? 0 });

const holds = (
  parts: readonly PlanPart[],
  { documentId, paragraph }: Exclude<Place, { title: string }>,
): boolean =>
  parts.some((part) => part.documentId === documentId && part.from <= paragraph && part.to >= paragraph);

/** Some parts without the paragraphs of others. */
function without(parts: readonly PlanPart[], gone: readonly PlanPart[]): PlanPart[] {
  return gone.reduce<PlanPart[]>(
    (left, { documentId, from, to }) =>
      left.flatMap((part) => {
        if (part.documentId !== documentId || part.to < from || part.from > to) return [part];
        const [before, after] = [
          { ...part, to: from - 1 },
          { ...part, from: to + 1 },
        ];
        return [before, after].filter((piece) => piece.from <= piece.to);
      }),
    [...parts],
  );
}

/** The wish with some sections taken in or left out. */
function withTicks(
  wish: StructureWish,
  sections: readonly StructureSection[],
  ticked: boolean,
): StructureWish {
  const suggested = sections.filter(({ reason }) => reason === null).flatMap(({ parts }) => parts);
  const others = sections.filter(({ reason }) => reason !== null).flatMap(({ parts }) => parts);
  const [taken, dropped] = [without(wish.ticked, others), without(wish.unticked, suggested)];
  return {
    ...wish,
    ticked: ticked ? [...taken, ...others] : taken,
    unticked: ticked ? dropped : [...dropped, ...suggested],
  };
}

/** A section with those below its heading, as far as they are suggested alike. */
export function withBelow(sections: readonly ShownSection[], at: number): ShownSection[] {
  const own = sections[at];
  if (!own) return [];
  const rest = sections.slice(at + 1);
  const end = rest.findIndex(
    ({ documentId, level }) => documentId !== own.documentId || own.level === 0 || level <= own.level,
  );
  const below = (end < 0 ? rest : rest.slice(0, end)).filter(
    ({ reason }) => (reason === null) === (own.reason === null),
  );
  return [own, ...below];
}

/**
 * The wish with a section, and those below it, taken in where it was left out, or the other way round; null where
 * nothing would be left to make a course of.
 */
export function withToggled(
  wish: StructureWish,
  { sections }: ShownStructure,
  key: string,
): StructureWish | null {
  const at = sections.findIndex((one) => one.key === key);
  const toggled = withBelow(sections, at);
  const ticked = sections[at]?.ticked !== true;
  const isLeft = sections.some((one) => one.ticked && !toggled.includes(one));
  return ticked || isLeft ? withTicks(wish, toggled, ticked) : null;
}

/** The wish with exactly the sections ticked that serve the learning goal. */
export function withMatchesOnly(wish: StructureWish, { sections }: ShownStructure): StructureWish {
  const [matching, others] = [
    sections.filter(({ match }) => match !== null),
    sections.filter(({ match }) => match === null),
  ];
  return { ...withTicks(withTicks(wish, matching, true), others, false), begins: null };
}

const sumOf = (sections: readonly StructureSection[]): number =>
  sections.reduce((sum, { words }) => sum + words, 0);

/** What the server said, with what was decided since: ticks, borders and titles. */
export function shownOf(
  { sections: known, steps: said, aside }: Structure,
  wish: StructureWish,
): ShownStructure {
  const sections = known.map((section) => {
    const key = startOf(section);
    const list = section.reason === null ? wish.unticked : wish.ticked;
    return { ...section, key, ticked: holds(list, placeOf(key)) !== (section.reason === null) };
  });
  const saidAt = new Map(said.map((step) => [sections[step.sections[0] ?? -1]?.key, step] as const));
  const starts = new Set(wish.begins?.map(keyOf) ?? saidAt.keys());
  const titles = new Map(wish.titles.map((one) => [keyOf(one), one.title]));
  const steps: ShownStep[] = [];
  let begins = true;
  for (const section of sections) {
    begins ||= starts.has(section.key);
    if (!section.ticked) continue;
    if (begins) steps.push({ key: section.key, title: "", words: 0, sections: [] });
    steps.at(-1)?.sections.push(section);
    begins = false;
  }
  return {
    sections,
    aside,
    steps: steps.map((step) => {
      return {
        ...step,
        title: titles.get(step.key) ?? saidAt.get(step.key)?.title ?? step.sections[0]?.title ?? "",
        words: sumOf(step.sections),
      };
    }),
  };
}

/** Whether something was decided. */
export const isTouched = ({ ticked, unticked, begins, titles }: StructureWish): boolean =>
  ticked.length + unticked.length + titles.length > 0 || begins !== null;

const withStarts = (wish: StructureWish, keys: readonly string[]): StructureWish => ({
  ...wish,
  begins: keys.map(placeOf),
});

/** Whether a step may begin at a section. */
export const canBegin = (section: ShownSection): boolean => section.ticked && !section.joined;

/** The wish with a border before a section taken away, or drawn; null where neither can be. */
export function withBorder(
  wish: StructureWish,
  { steps, sections }: ShownStructure,
  key: string,
): StructureWish | null {
  const keys = steps.map((step) => step.key);
  if (key === keys[0]) return null;
  if (keys.includes(key))
    return withStarts(
      wish,
      keys.filter((one) => one !== key),
    );
  const section = sections.find((one) => one.key === key);
  if (!section || !canBegin(section) || keys.length >= LIMITS.steps.maximum) return null;
  const order = new Map(sections.map((one, at) => [one.key, at]));
  const starts = [...keys, key].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return withStarts(wish, starts);
}

/** The wish with the border before the step of a section one section further up or down; null where it cannot be. */
export function withMovedBorder(
  wish: StructureWish,
  { steps, sections }: ShownStructure,
  key: string,
  way: -1 | 1,
): StructureWish | null {
  const at = steps.findIndex((step) => step.sections.some((one) => one.key === key));
  const [step, before] = [steps[at], steps[at - 1]];
  if (!step || !before) return null;
  const order = [...before.sections, ...step.sections];
  const places = order.filter((one, place) => place > 0 && canBegin(one));
  const to = places[places.findIndex((one) => one.key === step.key) + way];
  if (to === undefined || !sections.includes(to)) return null;
  return withStarts(
    wish,
    steps.map((one) => (one === step ? to.key : one.key)),
  );
}

/** The wish with another title for the step that begins at a place; an empty one is that of its heading again. */
export function withTitle(wish: StructureWish, key: string, title: string): StructureWish {
  const others = wish.titles.filter((one) => keyOf(one) !== key);
  const own = title.trim();
  return { ...wish, titles: own === "" ? others : [...others, { ...placeOf(key), title: own }] };
}

/** The wish without what names documents that are not there any more. */
export function withDocuments(wish: StructureWish, ids: readonly string[]): StructureWish {
  const isThere = ({ documentId }: { documentId: string }) => ids.includes(documentId);
  return {
    ticked: wish.ticked.filter(isThere),
    unticked: wish.unticked.filter(isThere),
    begins: wish.begins?.filter(isThere) ?? null,
    titles: wish.titles.filter(isThere),
  };
}

/** Words of the sections that are ticked, and of all that could be. */
export function countWords({ sections }: Pick<ShownStructure, "sections">): { ticked: number; all: number } {
  return { ticked: sumOf(sections.filter(({ ticked }) => ticked)), all: sumOf(sections) };
}

/** What keeps a structure of so many words of material from becoming a course; null where nothing does. */
export function structureFault({ steps, sections }: ShownStructure, material: number) {
  const { steps: minimum, share } = STRUCTURE_LIMITS;
  if (countWords({ sections }).ticked < share * material)
    return { code: "STRUCTURE_TOO_LITTLE", params: { percent: 100 * share } } as const;
  if (steps.length >= minimum) return null;
  return { code: "STRUCTURE_TOO_FEW", params: { minimum, count: steps.length } } as const;
}

/** The structure as a course is made of it. */
export function chosenOf({ steps, sections, aside }: ShownStructure): ChosenStructure {
  const left = sections.filter(({ ticked }) => !ticked);
  return {
    steps: steps.map(({ title, sections: own }) => ({
      title: title.slice(0, PLAN_LIMITS.titleLength),
      parts: own.flatMap(({ parts }) => parts),
    })),
    leftOut: [
      ...left.flatMap(({ parts, reason }) =>
        parts.map((part) => ({ ...part, reason: reason ?? ("not_wanted" as const) })),
      ),
      ...aside,
    ],
  };
}
