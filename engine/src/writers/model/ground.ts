import { countWords } from "../../text/words.ts";
import type { CourseNotice, CourseRequest, CourseStep } from "../../types/index.ts";
import { adviseSteps } from "../advise.ts";
import { type Draft, draftOf } from "../builtin/index.ts";
import { emergencyCourse } from "../placeholder/emergency.ts";
import type { PlannedCourse, WriterContext } from "../types.ts";
import { materialOf, type Passage, passagesOf, sourceOf } from "./passages.ts";

/** The passages of each step with what stands in for it where the model fails. */
export interface Ground {
  planned: PlannedCourse;
  /** How many steps the model is asked for: it may cut where the built-in writer keeps a section whole. */
  count: number;
  /** The steps as they would be without the model, and without their questions. */
  drafts: CourseStep[];
  passages: Passage[][];
}

function plannedOf(drafts: readonly CourseStep[], title: string, notices: CourseNotice[]): PlannedCourse {
  return {
    plan: { title, steps: drafts.map(({ position, title: name }) => ({ position, title: name })), notices },
    words: 0,
    writeStep: async (position) => {
      const draft = drafts[position - 1];
      if (!draft) throw new RangeError(`The plan has no step ${position}`);
      return draft;
    },
  };
}

/** Placeholders of a course that has no document: the model fills them from the goal alone. */
function shellsOf(request: CourseRequest): Ground {
  const title = request.title ?? request.goal ?? "";
  const { steps: drafts } = emergencyCourse({ ...request, title, hasDocuments: false });
  const planned = plannedOf(drafts, title, []);
  return { planned, count: drafts.length, drafts, passages: drafts.map(() => []) };
}

/** Passages in as many runs as there are steps, each of about the same number of words. */
function shared(passages: readonly Passage[], steps: number): Passage[][] {
  const runs = Array.from({ length: steps }, (): Passage[] => []);
  const total = passages.reduce((sum, { block }) => sum + countWords(block.text), 0);
  let before = 0;
  for (const passage of passages) {
    const at = Math.min(steps - 1, Math.floor((before / Math.max(1, total)) * steps));
    runs[at]?.push(passage);
    before += countWords(passage.block.text);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * The whole of the documents in even parts, where they could not be prepared: they hold no prose of the
 * course's language, such as a course in German on an English text (statement 4.11).
 */
function wholeOf(request: CourseRequest): Ground {
  const all = request.documents.flatMap((document) =>
    document.blocks.filter(({ text }) => text.trim() !== "").map((block) => ({ document, block })),
  );
  const words = all.reduce((sum, { block }) => sum + countWords(block.text), 0);
  const passages = shared(all, adviseSteps(words, request.steps).steps);
  const title = request.title ?? request.documents[0]?.title ?? request.documents[0]?.name ?? "";
  const input = { ...request, title, steps: passages.length, hasDocuments: true };
  const drafts = emergencyCourse(input).steps.map((shell, at): CourseStep => {
    const run = passages[at] ?? [];
    const content = materialOf(run);
    const sources = run.flatMap(({ block }) => sourceOf(block.text, run) ?? []);
    const summary = run[0]?.block.text.slice(0, 200) ?? "";
    return {
      ...shell,
      content,
      summary,
      words: countWords(content),
      sources,
      question: null,
      writer: "builtin",
    };
  });
  const notices: CourseNotice[] = [{ code: "chunking_incomplete", params: {} }];
  const planned = { ...plannedOf(drafts, title, notices), words };
  return { planned, count: drafts.length, drafts, passages };
}

/**
 * Shares the documents out into steps with the built-in writer, so that nothing is left out however long
 * they are. Where it finds nothing to teach, the whole text is shared out evenly.
 */
export async function groundOf(request: CourseRequest, context: WriterContext): Promise<Ground> {
  if (request.documents.length === 0) return shellsOf(request);
  let draft: Draft;
  try {
    draft = draftOf(request);
  } catch (error) {
    const whole = wholeOf(request);
    if (whole.drafts.length === 0) throw error;
    await context.tell(`chunking: ${error instanceof Error ? error.message : String(error)}`, {});
    return whole;
  }
  const drafts = draft.steps();
  return {
    planned: draft.planned,
    count: adviseSteps(draft.planned.words, request.steps).steps,
    drafts,
    passages: drafts.map((step) => passagesOf(step, request.documents)),
  };
}

/**
 * What the built-in writer makes of a step's passages where the model wrote nothing usable: the model may have drawn
 * other borders than the built-in writer would.
 */
export async function standInFor(
  request: CourseRequest,
  { passages, title }: { passages: readonly Passage[]; title: string },
  position: number,
  context: WriterContext,
): Promise<CourseStep> {
  const documents = request.documents.flatMap((document) => {
    const blocks = passages.filter((one) => one.document.id === document.id).map(({ block }) => block);
    return blocks.length > 0 ? [{ ...document, blocks }] : [];
  });
  const { planned } = draftOf({ ...request, documents, goal: null, steps: 1 });
  const step = await planned.writeStep(1, context);
  return { ...step, position, title, fallback: true };
}
