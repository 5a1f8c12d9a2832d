import { createHash } from "node:crypto";
import { type Preview, type PreviewInput, readingMinutes, type Structure } from "@lehrpfad/contract";
import {
  adviseSteps,
  type CoursePreview,
  previewInProcess,
  recommendSteps,
  type StructureWish,
} from "@lehrpfad/engine";
import type { CacheKind } from "../../../platform/caches.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { creator, isReady, ownDocuments, readDocuments } from "../../documents/index.ts";

/** Previews that are computed at the same time; each has a process of its own and holds its documents. */
const PLACES = 2;
/** Previews that wait at most: more of them would come too late for who waits. */
const LONGEST_LINE = 12;

interface Line {
  running: number;
  waiting: (() => void)[];
}

const LINE: CacheKind<Line> = { most: 1 };
/** The newest preview of each person: nobody looks at the one before any more. */
const NEWEST: CacheKind<AbortController> = { most: 10_000 };
const FOUND: CacheKind<{ preview: Preview | null }> = { most: 500 };

/** Does the work when there is a place for it, first come, first served; null where too many wait. */
async function inLine<T>({ caches }: Services, work: () => Promise<T>): Promise<T | null> {
  const lines = caches.of(LINE);
  const line = lines.get("") ?? { running: 0, waiting: [] };
  lines.set("", line);
  if (line.waiting.length >= LONGEST_LINE) return null;
  if (line.running >= PLACES) await new Promise<void>((go) => line.waiting.push(go));
  line.running++;
  try {
    return await work();
  } finally {
    line.running--;
    line.waiting.shift()?.();
  }
}

/** The number of steps that suits so many words, and how they would be. */
function recommend(words: number, writer: "builtin" | "model"): Preview["recommended"] {
  const advice = adviseSteps(words, recommendSteps(words), writer);
  return { steps: advice.steps, minutes: readingMinutes(advice.wordsPerStep), short: advice.short };
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

type Named<P> = Omit<P, "documentId"> & { document: string };

const named = <P extends { documentId: string }>({ documentId: document, ...rest }: P): Named<P> => ({
  ...rest,
  document,
});
const sent = <P extends { document: string }>({ document: documentId, ...rest }: P) => ({
  ...rest,
  documentId,
});

/** What was decided about the structure, as the engine has it. */
function wishOf({ structure }: PreviewInput): StructureWish | null {
  if (structure === null) return null;
  const { ticked, unticked, begins, titles } = structure;
  return {
    ticked: ticked.map(named),
    unticked: unticked.map(named),
    begins: begins?.map(named) ?? null,
    titles: titles.map(named),
  };
}

/** A structure as it is shown. */
function shownStructure({ structure }: CoursePreview): Structure | null {
  if (structure === null) return null;
  const { sections, steps, aside } = structure;
  return {
    sections: sections.map((section) => ({ ...sent(section), parts: section.parts.map(sent) })),
    steps,
    aside: aside.map(sent),
  };
}

/** What is told of a course that the built-in writer will write. */
function ofBuiltin(preview: CoursePreview): Preview {
  const { steps, words, material, selected, notices } = preview;
  const told = new Set(["goal_not_in_documents", "level_not_reached"]);
  return {
    ...{ words, material, selected, recommended: recommend(selected, "builtin") },
    steps: steps.length,
    minutes: readingMinutes(middle(steps.map((step) => step.words))),
    writer: "builtin",
    outline: steps.map(({ title, words: own }) => ({ title, words: own })),
    notices: notices.filter(({ code }) => told.has(code)),
    structure: shownStructure(preview),
  };
}

/** The same of a model: it decides titles by its own plan, and keeps to a level and a length whatever the material is. */
function ofModel(preview: CoursePreview): Preview {
  const { steps, material, selected, notices } = preview;
  const { wordsPerStep } = adviseSteps(selected, steps.length, "model");
  return {
    ...{ material, selected, recommended: recommend(selected, "model"), writer: "model", outline: [] },
    steps: steps.length,
    words: steps.length * wordsPerStep,
    minutes: readingMinutes(wordsPerStep),
    notices: notices.filter(({ code }) => code === "goal_not_in_documents"),
    structure: shownStructure(preview),
  };
}

async function compute(
  services: Services,
  input: PreviewInput,
  signal: AbortSignal,
): Promise<Preview | null> {
  const { documentIds, goal, structure: _, ...rest } = input;
  const read = await readDocuments(services.db, documentIds);
  // In the order in which the course will have them.
  const documents = documentIds.flatMap((id) => read.filter((document) => document.id === id));
  const preview = await previewInProcess(
    { ...rest, documents, goal: goal || null, title: null },
    signal,
    wishOf(input),
  );
  if (preview === null) return null;
  return modelOf(services.config) === null ? ofBuiltin(preview) : ofModel(preview);
}

/**
 * What becomes of documents that belong to the caller. Null where nothing can be told: too many others ask, a newer
 * question of the same person came, it took too long, or the documents hold nothing to teach.
 * Throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, DOCUMENT_NOT_READY.
 */
export async function previewCourse({
  context: { services, actor },
  input,
  signal = new AbortController().signal,
}: Call<PreviewInput>): Promise<Preview | null> {
  const { userId } = creator(actor);
  const found = await ownDocuments(services, actor, input.documentIds);
  if (!found.every(({ document }) => isReady(document))) throw refusal("DOCUMENT_NOT_READY");
  const known = services.caches.of(FOUND);
  const key = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const before = known.get(key);
  if (before) return before.preview;
  const newest = services.caches.of(NEWEST);
  newest.get(userId)?.abort();
  const own = new AbortController();
  newest.set(userId, own);
  const either = AbortSignal.any([own.signal, signal, services.stopping]);
  try {
    return await inLine(services, async () => {
      const preview = await compute(services, input, either);
      known.set(key, { preview });
      return preview;
    });
  } catch (error) {
    if (!either.aborted) services.log.warn({ error }, "a preview could not be computed");
    return null;
  } finally {
    if (newest.get(userId) === own) newest.delete(userId);
  }
}
