import type { AnsweredSentence } from "@lehrpfad/contract";
import { answerFromPassages, ModelError } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation } from "../../learning/index.ts";
import { countTokens } from "../../quotas/index.ts";
import { answererOf, mayAnswer } from "../shared/answerQuestion.ts";
import { findPassages } from "../shared/courseIndex.ts";
import { takeAnswer } from "../shared/takePoints.ts";

/** Seconds after which somebody who waits is told that no answer comes. */
const PATIENCE_SECONDS = 60;

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/**
 * Has the model answer from the passages that speak of the question. Each sentence cites one of them word for word; none
 * where they do not answer it. The tokens count as the creator's. Throws what `participation` throws, ASKING_OFF,
 * RATE_LIMITED, ANSWER_UNAVAILABLE. `caller` is the network that the question comes from.
 */
export async function answerQuestion({
  context,
  input: { slug, question },
}: Call<{ slug: string; question: string }, LearnerContext & { caller: string }>): Promise<{
  sentences: AnsweredSentence[];
}> {
  const { services, caller } = context;
  const { course, enrolment } = await participation(services, context, slug);
  if (course.ask === "off") throw refusal("ASKING_OFF");
  const model = answererOf(services);
  if (model === null || !(await mayAnswer(services, course))) throw refusal("ANSWER_UNAVAILABLE");
  await takeAnswer(services, { learner: context, enrolment, caller });
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
    await inTransaction(context, (tx) => countTokens(tx, services, counted, tokens));
  }
}
