import { setImmediate } from "node:timers/promises";
import type { CourseLanguage, FoundPassage } from "@lehrpfad/contract";
import {
  createSearchIndex,
  proseOf,
  readForSearch,
  type SearchableText,
  type Searched,
  type SearchIndex,
} from "@lehrpfad/engine";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { type TurnKind, turnsOf } from "../../../platform/turns.ts";
import { loadSteps, readContentState, type StepRow } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { filesOfCourse, loadBlocks } from "../../documents/index.ts";
import { PASSAGES_WORK } from "../heavyWork.ts";
import { type DividedStep, divideStep, type Passage, passagesOfDocument } from "../rules.ts";

/** A passage, and what is read of it to find it, once it is findable. */
interface FindablePassage {
  passage: Passage;
  read: SearchableText | null;
}

/** What can be found in a course. */
interface CourseIndex {
  passages: readonly Passage[];
  index: SearchIndex;
  /** What it was read from: a step of a version, or a document. */
  parts: ReadonlyMap<string, readonly FindablePassage[]>;
  characters: number;
}

/** The index of a course as it stood when it had this state. */
interface KeptIndex {
  state: string;
  index: Promise<CourseIndex>;
  /** Of all its passages; 0 while it is made. */
  characters: number;
}

/** Passages after which other requests get their turn. */
const AT_ONCE = 50;

/** Passages and characters that are made findable: more than a book of 1,000 pages has. */
const MOST_PASSAGES = 20_000;
const MOST_CHARACTERS = 4_000_000;
/** Characters that are read of one passage: more than any paragraph has. */
const READ_OF_ONE = 20_000;

/** An index takes some 40 bytes a character where all words differ: 200 megabytes in all. */
const INDEXES: CacheKind<KeptIndex> = {
  most: 16,
  weight: { most: 5_000_000, of: ({ characters }) => characters },
};

/** Long courses are made findable one after the other: each takes memory while it is read. */
const TURNS: TurnKind = { most: 1, atOnce: 1, waiting: 1_000, comeAgain: 10 };
/** Characters of its steps from which a course is long; one with documents is. */
const LONG = 500_000;

/** The passages of a step, each with the titles above it. */
export const passagesOfStep = (step: DividedStep): Passage[] => divideStep(step, proseOf);

/** Characters of a step whose passages are told in a few milliseconds. */
const FEW = 30_000;

/** The same, in a process of its own where the step is long. Throws what `Work.run` throws. */
async function listPassages(
  { work }: Services,
  { id, position, title, content }: StepRow,
): Promise<Passage[]> {
  const step = { id, position, title, content };
  return content.length <= FEW ? passagesOfStep(step) : await work.run(PASSAGES_WORK, { step });
}

function readPassage({ heading, text, step }: Passage, language: CourseLanguage): SearchableText {
  const title = `${step?.title ?? ""} ${heading}`;
  return readForSearch({ title, text: text.slice(0, READ_OF_ONE) }, language);
}

/** Makes passages findable, in turns with other requests. */
export async function indexPassages(
  passages: readonly FindablePassage[],
  language: CourseLanguage,
): Promise<SearchIndex> {
  const index = createSearchIndex(language);
  for (const [at, one] of passages.entries()) {
    one.read ??= readPassage(one.passage, language);
    index.add(one.read);
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return index;
}

/** What a question finds, in turns with other requests. */
export async function searchInTurns(index: SearchIndex, question: string, most: number): Promise<Searched> {
  const search = index.search(question, most);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    await setImmediate();
  }
}

/** A step of a version, or a document, and the passages that it has. */
export interface Part {
  key: string;
  passagesOf(): Promise<Passage[]>;
}

async function partsOf(services: Services, course: CourseRow): Promise<{ parts: Part[]; isLong: boolean }> {
  const { db } = services;
  const steps = await loadSteps(db, course.id);
  const characters = steps.reduce((sum, { step }) => sum + step.content.length, 0);
  const parts = steps.map(({ step }) => ({
    key: `${step.id} ${step.version} ${step.position} ${step.title}`,
    passagesOf: () => listPassages(services, step),
  }));
  if (course.ask !== "documents") return { parts, isLong: characters > LONG };
  const { documents } = await filesOfCourse(db, course.id);
  const ofDocuments = documents.map((document) => ({
    key: document.id,
    passagesOf: async () => passagesOfDocument(await loadBlocks(db, document.id), document),
  }));
  return { parts: [...parts, ...ofDocuments], isLong: true };
}

/**
 * The passages that are made findable, and no more of the course: what a document says and a step too is found in the
 * step. `before` has what was read when parts of it were the same.
 */
export async function choosePassages(parts: readonly Part[], before: CourseIndex["parts"] | undefined) {
  const read = new Map<string, readonly FindablePassage[]>();
  const taught = new Set<string>();
  const chosen: FindablePassage[] = [];
  let characters = 0;
  for (const { key, passagesOf } of parts) {
    const found = before?.get(key) ?? (await passagesOf()).map((passage) => ({ passage, read: null }));
    await setImmediate();
    read.set(key, found);
    for (const one of found) {
      const { step, text } = one.passage;
      if (step === null && taught.has(text)) continue;
      characters += text.length;
      if (chosen.length === MOST_PASSAGES || characters > MOST_CHARACTERS)
        return { chosen, parts: read, characters };
      if (step) taught.add(text);
      chosen.push(one);
    }
  }
  return { chosen, parts: read, characters };
}

async function buildIndex(
  services: Services,
  course: CourseRow,
  before: CourseIndex["parts"] | undefined,
): Promise<CourseIndex> {
  const { parts, isLong } = await partsOf(services, course);
  const build = async () => {
    const { chosen, parts: read, characters } = await choosePassages(parts, before);
    const index = await indexPassages(chosen, course.language);
    return { passages: chosen.map(({ passage }) => passage), index, parts: read, characters };
  };
  if (!isLong) return await build();
  return await turnsOf(services.caches, TURNS)("", build);
}

/** What can be found in a course as it stands now; kept until somebody edits it. */
async function courseIndex(services: Services, course: CourseRow): Promise<CourseIndex> {
  const known = services.caches.of(INDEXES);
  const state = [
    ...[course.ask, course.language, course.editedAt.getTime()],
    await readContentState(services.db, course.id),
  ].join(" ");
  const kept = known.get(course.id);
  if (kept?.state === state) return await kept.index;
  // What could not be read before is read anew.
  const before = kept?.index.then(
    ({ parts }) => parts,
    () => undefined,
  );
  const index = Promise.resolve(before).then((parts) => buildIndex(services, course, parts));
  known.set(course.id, { state, index, characters: 0 });
  const isLatest = () => known.get(course.id)?.index === index;
  try {
    const built = await index;
    if (isLatest()) known.set(course.id, { state, index, characters: built.characters });
    return built;
  } catch (error) {
    if (isLatest()) known.delete(course.id);
    throw error;
  }
}

/** Passages that an answer shows. */
const SHOWN = 6;

/** The passages that speak of what is asked, the best first. */
export async function findPassages(
  services: Services,
  course: CourseRow,
  question: string,
): Promise<FoundPassage[]> {
  const { passages, index } = await courseIndex(services, course);
  const { found, wordsFound } = await searchInTurns(index, question, SHOWN);
  return found
    .flatMap(({ at }) => passages[at] ?? [])
    .map((passage) => ({ ...passage, words: wordsFound(passage.text.slice(0, READ_OF_ONE)) }));
}
