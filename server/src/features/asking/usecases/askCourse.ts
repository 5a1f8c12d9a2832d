import { randomUUID } from "node:crypto";
import type { FoundPassage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation } from "../../learning/index.ts";
import { storeAsked } from "../repository.ts";
import { ASKED_KEPT } from "../rules.ts";
import { mayAnswer } from "../shared/answerQuestion.ts";
import { findPassages } from "../shared/courseIndex.ts";
import { takeQuestion } from "../shared/takePoints.ts";

/**
 * The passages that speak of what a participant asks, the best first; none where the course says nothing of it. The
 * question is kept for the creator, who reads it without a name. Throws what `participation` throws, ASKING_OFF,
 * RATE_LIMITED. `caller` is the network that it comes from.
 */
export async function askCourse({
  context,
  input: { slug, question },
}: Call<{ slug: string; question: string }, LearnerContext & { caller: string }>): Promise<{
  passages: FoundPassage[];
  answers: boolean;
}> {
  const { services, caller } = context;
  const { course, enrolment } = await participation(services, context, slug);
  if (course.ask === "off") throw refusal("ASKING_OFF");
  await takeQuestion(services, { learner: context, enrolment, caller });
  const passages = await findPassages(services, course, question);
  const row = {
    id: randomUUID(),
    courseId: course.id,
    enrolmentId: enrolment.id,
    text: question,
    found: passages.length > 0,
    askedAt: services.clock.now(),
  };
  await storeAsked(services.db, row, ASKED_KEPT);
  return { passages, answers: passages.length > 0 && (await mayAnswer(services, course)) };
}
