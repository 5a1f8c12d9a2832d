import {
  type CoursePage,
  emptyAnswer,
  type MarkedAnswer,
  type OpenPassage,
  type Passage,
} from "@lehrpfad/contract";
import { documentText } from "@lehrpfad/engine";
import { ORPCError } from "@orpc/server";
import { NOBODY } from "../../../platform/actor.ts";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { showSource } from "../../content/index.ts";
import { blocksAround } from "../../documents/index.ts";
import type { StepVisit } from "../access.ts";
import type { storeAnswer } from "../repository/progress.ts";
import { listStepProgress, type OpenStep, type StepProgressRow } from "../repository/visits.ts";
import { passageContext, passageStretch } from "../rules.ts";
import { showCoursePage } from "../usecases/showCoursePage.ts";
import { viewOf } from "./documents.ts";
import { showMarked, showOpenQuestion } from "./show.ts";

const HIDDEN = new Set(["COURSE_NOT_FOUND", "COURSE_UNAVAILABLE"]);

/** The page of a course as a visitor gets it who has begun nothing; null where it may not be visited. */
export async function visitorsCourse(services: Services, slug: string): Promise<CoursePage | null> {
  try {
    return await showCoursePage({
      context: { services, ...{ actor: NOBODY, enrolmentToken: null } },
      input: { slug },
    });
  } catch (error) {
    if (error instanceof ORPCError && HIDDEN.has(error.code)) return null;
    throw error;
  }
}

type StoredSource = OpenStep["step"]["sources"][number];

export function resultOf({ question, progress }: OpenStep): MarkedAnswer | null {
  if (!question || !progress?.answeredAt) return null;
  const answer = progress.answer ?? emptyAnswer(showOpenQuestion(question, progress.enrolmentId));
  return showMarked(question, { ...progress, answer, right: progress.right === true });
}

type Stored = NonNullable<Awaited<ReturnType<typeof storeAnswer>>>;

type Change = Partial<
  Pick<StepProgressRow, "understoodAt" | "answeredAt" | "right" | "judged" | "secondTry">
>;

/** The steps after a change was stored: looked up again only where another change came between. */
export async function stepProgressAfter(
  services: Services,
  visited: StepVisit,
  { version, stored }: Stored,
  change: Change,
): Promise<StepProgressRow[]> {
  const { course, enrolment, open } = visited;
  if (version !== visited.version) return await listStepProgress(services.db, course.id, enrolment.id);
  return visited.steps.map((row) => (stored && row.id === open.step.id ? { ...row, ...change } : row));
}

/** A source with the text around it, and, where the document may be opened, how it is shown there; null where it is gone. */
export async function openPassage(
  services: Services,
  courseId: string,
  source: StoredSource,
  mayOpen: boolean,
): Promise<OpenPassage | null> {
  const found = await passageOf(services, courseId, source);
  return found && { ...found, view: mayOpen ? await viewOf(services, courseId, source) : null };
}

/** Texts around sources that were asked for: a class opens the same ones, and a read document never changes. */
const CONTEXTS: CacheKind<Pick<Passage, "before" | "after">> = { most: 500 };

/** A source with the text around it; null where its document is gone. */
export async function passageOf(
  { db, caches }: Services,
  courseId: string,
  source: StoredSource,
): Promise<Passage | null> {
  const { document, quote } = source;
  const known = caches.of(CONTEXTS);
  const key = [courseId, document, source.offset, quote.length].join(" ");
  const context = known.get(key);
  if (context) return { ...showSource(source), ...context };
  const blocks = await blocksAround(db, courseId, document, passageStretch(source.offset, quote.length));
  if (blocks === null) return null;
  const offset = source.offset - (blocks[0]?.offset ?? 0);
  const found = passageContext(documentText({ blocks }), offset, quote.length);
  known.set(key, found);
  return { ...showSource(source), ...found };
}
