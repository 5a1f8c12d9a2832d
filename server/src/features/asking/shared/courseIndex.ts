import { setImmediate } from "node:timers/promises";
import type { CourseLanguage, FoundPassage } from "@lehrpfad/contract";
import {
  createSearchIndex,
  proseOf,
  readForSearch,
  type SearchableText,
  type SearchIndex,
} from "@lehrpfad/engine";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { loadSteps, readContentState, type StepRow } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { filesOfCourse, loadBlocks } from "../../documents/index.ts";
import { PASSAGES_WORK } from "../heavyWork.ts";
import { type DividedStep, divideStep, type Passage, passagesOfDocument } from "../rules.ts";

/** A passage, and what is read of it to find it. */
interface FindablePassage {
  passage: Passage;
  read: SearchableText;
}

/** What can be found in a course. */
interface CourseIndex {
  passages: readonly Passage[];
  index: SearchIndex;
  /** The same by what it was read from: a step of a version, or a document. */
  parts: ReadonlyMap<string, readonly FindablePassage[]>;
}

/** The index of a course as it stood when it had this state; a book is some megabytes. */
const INDEXES: CacheKind<{ state: string; index: Promise<CourseIndex> }> = { most: 16 };

/** Passages after which other requests get their turn. */
const AT_ONCE = 50;

/** Passages and characters that are made findable: more than a book of 1,000 pages has. */
const MOST_PASSAGES = 20_000;
const MOST_CHARACTERS = 5_000_000;

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

/** Reads what passages are found by, some at a time: other requests have their turns between. */
export async function readPassages(
  passages: readonly Passage[],
  language: CourseLanguage,
): Promise<FindablePassage[]> {
  const found: FindablePassage[] = [];
  for (const [at, passage] of passages.entries()) {
    const { heading, text, step } = passage;
    const read = readForSearch({ title: `${step?.title ?? ""} ${heading}`, text }, language);
    found.push({ passage, read });
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return found;
}

/** Makes passages findable, in turns with other requests. */
export async function indexPassages(
  passages: readonly Pick<FindablePassage, "read">[],
  language: CourseLanguage,
): Promise<SearchIndex> {
  const index = createSearchIndex(language);
  for (const [at, { read }] of passages.entries()) {
    index.add(read);
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return index;
}

/** What is read of everything in a course; `before` has what was read when parts of it were the same. */
async function readParts(
  services: Services,
  course: CourseRow,
  before: CourseIndex["parts"] | undefined,
): Promise<CourseIndex["parts"]> {
  const { db } = services;
  const parts = new Map<string, readonly FindablePassage[]>();
  const read = async (key: string, passagesOf: () => Passage[] | Promise<Passage[]>) => {
    parts.set(key, before?.get(key) ?? (await readPassages(await passagesOf(), course.language)));
    await setImmediate();
  };
  for (const { step } of await loadSteps(db, course.id))
    await read(`${step.id} ${step.version} ${step.position} ${step.title}`, () =>
      listPassages(services, step),
    );
  if (course.ask !== "documents") return parts;
  const { documents } = await filesOfCourse(db, course.id);
  for (const document of documents)
    await read(document.id, async () => passagesOfDocument(await loadBlocks(db, document.id), document));
  return parts;
}

/** What is made findable of all passages: what a document says and a step too is found in the step. */
function chosen(all: readonly FindablePassage[]): FindablePassage[] {
  const taught = new Set(all.flatMap(({ passage }) => (passage.step ? passage.text : [])));
  const found: FindablePassage[] = [];
  let characters = 0;
  for (const one of all) {
    if (one.passage.step === null && taught.has(one.passage.text)) continue;
    characters += one.passage.text.length;
    if (found.length === MOST_PASSAGES || characters > MOST_CHARACTERS) break;
    found.push(one);
  }
  return found;
}

async function buildIndex(
  services: Services,
  course: CourseRow,
  before: CourseIndex | undefined,
): Promise<CourseIndex> {
  const parts = await readParts(services, course, before?.parts);
  const passages = chosen([...parts.values()].flat());
  const index = await indexPassages(passages, course.language);
  return { passages: passages.map(({ passage }) => passage), index, parts };
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
  const before = await kept?.index.catch(() => undefined);
  const index = buildIndex(services, course, before);
  known.set(course.id, { state, index });
  try {
    return await index;
  } catch (error) {
    known.delete(course.id);
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
  return index
    .find(question, SHOWN)
    .flatMap(({ at }) => passages[at] ?? [])
    .map((passage) => ({ ...passage, words: index.wordsFound(question, passage.text) }));
}
