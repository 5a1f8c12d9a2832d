import { randomUUID } from "node:crypto";
import type { FoundPassage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import { type Learner, participation } from "../../learning/index.ts";
import { storeAsked } from "../repository.ts";
import { mayAnswer } from "./answerQuestion.ts";
import { findPassages } from "./courseIndex.ts";

/** Questions of one participation in an hour. */
const ASKED: Limit = { name: "asked", points: 60, seconds: 3600 };

/**
 * The passages that speak of what a participant asks, the best first; none where the course says nothing of it. The
 * question is kept for the creator, who reads it without a name. Throws what `participation` throws, ASKING_OFF,
 * RATE_LIMITED.
 */
export async function askCourse(
  services: Services,
  learner: Learner,
  { slug, question }: { slug: string; question: string },
): Promise<{ passages: FoundPassage[]; answers: boolean }> {
  const { course, enrolment } = await participation(services, learner, slug);
  if (course.ask === "off") throw refusal("ASKING_OFF");
  await limited(services, ASKED, enrolment.id);
  const passages = await findPassages(services, course, question);
  await storeAsked(services.db, {
    id: randomUUID(),
    courseId: course.id,
    enrolmentId: enrolment.id,
    text: question,
    found: passages.length > 0,
    askedAt: services.clock.now(),
  });
  return { passages, answers: passages.length > 0 && (await mayAnswer(services, course)) };
}
