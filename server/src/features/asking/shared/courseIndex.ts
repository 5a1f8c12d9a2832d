import { setImmediate } from "node:timers/promises";
import type { AskScope, CourseLanguage, FoundPassage } from "@lehrpfad/contract";
import { createSearchIndex, proseOf, type SearchIndex } from "@lehrpfad/engine";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { loadSteps, readContentState } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { filesOfCourse, loadBlocks } from "../../documents/index.ts";
import { divideAtHeadings, type Passage, passagesOfDocument } from "../rules.ts";

/** What can be found in a course. */
interface CourseIndex {
  passages: readonly Passage[];
  index: SearchIndex;
}

/** A book is some megabytes. */
const INDEXES: CacheKind<CourseIndex> = { most: 16 };

/** Passages after which other requests get their turn. */
const AT_ONCE = 50;

/** Passages that are made findable: more than a book of 1,000 pages has. */
const MOST_PASSAGES = 20_000;

/** Fenced code of Markdown, as a part of its own where a text is divided at it. */
const FENCED = /^ {0,3}(?:```|~~~)[^\n]*\n([\s\S]*?)^ {0,3}(?:```|~~~)[ \t]*$/m;

/** The running text of a part of a step; code is found with the paragraph that announces it. */
function passagesIn(body: string): string[] {
  const passages: string[] = [];
  for (const [at, part] of body.split(FENCED).entries()) {
    const before = passages.at(-1) ?? "";
    if (at % 2 === 0) passages.push(...proseOf(part));
    else if (before.endsWith(":")) passages.splice(-1, 1, `${before}\n${part.trimEnd()}`);
  }
  return passages;
}

/** The passages of steps, each with the titles above it. */
export function passagesOfSteps(
  steps: readonly { id: string; position: number; title: string; content: string }[],
): Passage[] {
  return steps.flatMap(({ id, position, title, content }) =>
    divideAtHeadings(content).flatMap(({ heading, body }) =>
      passagesIn(body).map((text) => ({ heading, text, step: { id, position, title }, source: null })),
    ),
  );
}

/** Passages made findable, in turns with other requests. */
export async function indexPassages(
  passages: readonly Passage[],
  language: CourseLanguage,
): Promise<SearchIndex> {
  const index = createSearchIndex(language);
  for (const [at, { heading, text, step }] of passages.entries()) {
    index.add({ title: `${step?.title ?? ""} ${heading}`, text });
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return index;
}

/** What the documents say and no step does. */
async function passagesOfDocuments(
  { db }: Services,
  courseId: string,
  taught: ReadonlySet<string>,
): Promise<Passage[]> {
  const { documents } = await filesOfCourse(db, courseId);
  const passages: Passage[] = [];
  for (const document of documents)
    passages.push(...passagesOfDocument(await loadBlocks(db, document.id), document));
  return passages.filter(({ text }) => !taught.has(text));
}

async function buildIndex(services: Services, course: CourseRow, scope: AskScope): Promise<CourseIndex> {
  const steps = await loadSteps(services.db, course.id);
  const taught = passagesOfSteps(steps.map(({ step }) => step));
  const known = new Set(taught.map(({ text }) => text));
  const others = scope === "documents" ? await passagesOfDocuments(services, course.id, known) : [];
  const passages = [...taught, ...others].slice(0, MOST_PASSAGES);
  return { passages, index: await indexPassages(passages, course.language) };
}

/** What can be found in a course as it stands now; kept until somebody edits it. */
async function courseIndex(services: Services, course: CourseRow): Promise<CourseIndex> {
  const known = services.caches.of(INDEXES);
  const state = await readContentState(services.db, course.id);
  const key = [course.id, course.ask, course.editedAt.getTime(), state].join(" ");
  const kept = known.get(key);
  if (kept) return kept;
  const made = await buildIndex(services, course, course.ask);
  known.set(key, made);
  return made;
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
