import type { AnsweredSentence } from "@lehrpfad/contract";
import { answerFromPassages, ModelError, type ModelSettings } from "@lehrpfad/engine";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { type Learner, participation } from "../../learning/index.ts";
import { countTokens, isSpent } from "../../quotas/index.ts";
import { findPassages } from "./courseIndex.ts";
import { takeAnswer } from "./takePoints.ts";

/** Seconds after which somebody who waits is told that no answer comes. */
const PATIENCE_SECONDS = 60;

/** The model that answers participants; null where there is none, or its operator does not want it to. */
const answererOf = ({ config }: Services): ModelSettings | null =>
  config.MODEL_ANSWERS ? modelOf(config) : null;

/**
 * Whether a language model answers what is asked of a course: its creator has tokens left this month. Those of the
 * installation itself have nobody who pays.
 */
export async function mayAnswer(services: Services, { ownerId }: CourseRow): Promise<boolean> {
  if (ownerId === null || answererOf(services) === null) return false;
  return !(await isSpent(services, ownerId, "tokens"));
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/**
 * Has the model answer from the passages that speak of the question. Each sentence cites one of them word for word; none
 * where they do not answer it. The tokens count as the creator's. Throws what `participation` throws, ASKING_OFF,
 * RATE_LIMITED, ANSWER_UNAVAILABLE. `caller` is the network that the question comes from.
 */
export async function answerQuestion(
  services: Services,
  learner: Learner,
  { slug, question }: { slug: string; question: string },
  caller: string,
): Promise<{ sentences: AnsweredSentence[] }> {
  const { course, enrolment } = await participation(services, learner, slug);
  if (course.ask === "off") throw refusal("ASKING_OFF");
  const model = answererOf(services);
  if (model === null || !(await mayAnswer(services, course))) throw refusal("ANSWER_UNAVAILABLE");
  await takeAnswer(services, { learner, enrolment, caller });
  const passages = await findPassages(services, course, question);
  let tokens = 0;
  try {
    const cited = await answerFromPassages(
      model,
      { question, language: course.language, passages },
      {
        signal: AbortSignal.any([services.stopping, AbortSignal.timeout(PATIENCE_SECONDS * 1000)]),
        onAttempt: ({ inputTokens, outputTokens }) => {
          tokens += inputTokens + outputTokens;
        },
      },
    );
    const sentences = cited.flatMap(({ text, quote, passage: at }) => {
      const passage = passages[at];
      return passage ? [{ text, quote, passage }] : [];
    });
    return { sentences };
  } catch (error) {
    if (!(error instanceof ModelError) && !isTimeout(error)) throw error;
    services.log.warn({ error }, "the model did not answer a participant");
    throw refusal("ANSWER_UNAVAILABLE");
  } finally {
    const counted = { run: { courseId: course.id }, ownerId: course.ownerId };
    await services.db.transaction((tx) => countTokens(tx, services, counted, tokens));
  }
}
