import { randomUUID } from "node:crypto";
import type { DueQuestion } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation, showOpenQuestion } from "../../learning/index.ts";
import { listMistakes } from "../repository/practice.ts";

/** Questions in one round: about ten minutes. */
const ROUND = 20;

/** What somebody answered wrongly and has not practised rightly since, in an order of options of this round. */
export async function listPractice({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<{ courseName: string; questions: DueQuestion[] }> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const mistakes = (await listMistakes(services.db, enrolment.id)).slice(0, ROUND);
  const questions = mistakes.map(({ question, ...place }) => ({
    ...place,
    slug,
    courseName: course.name,
    language: course.language,
    question: showOpenQuestion(question, randomUUID()),
  }));
  return { courseName: course.name, questions };
}
