import type { DueQuestion, Upkeep } from "@lehrpfad/contract";
import { signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { showOpenQuestion } from "../../learning/index.ts";
import { dueByCourse, dueQuestions } from "../repository/cards.ts";
import { countMistakes } from "../repository/practice.ts";
import { wantsRepetitionMails } from "../repository/repetitionMails.ts";
import { ensureCards } from "../shared/repeat.ts";

/** Questions in one round: about ten minutes. */
const ROUND = 20;

/** What is left to do in each of a person's courses. */
async function upkeepOf(services: Services, userId: string, now: Date): Promise<Upkeep[]> {
  const repeated = await dueByCourse(services.db, userId, now);
  const mistakes = await countMistakes(services.db, userId);
  const slugs = new Set([...repeated.map(({ slug }) => slug), ...mistakes.keys()]);
  return [...slugs].map((slug) => {
    const { due: dueNow, nextDue } = repeated.find((one) => one.slug === slug) ?? { due: 0, nextDue: null };
    const toPractise = mistakes.get(slug) ?? 0;
    return { slug, due: dueNow, nextDue: nextDue?.toISOString() ?? null, toPractise };
  });
}

/**
 * The questions that are due today, each time in another order of their options. None to who has not proved the address:
 * an answer after the sitting would be refused.
 */
export async function listDue({ context }: { context: LearnerContext }) {
  const { services } = context;
  const { userId, emailConfirmed } = signedIn(context.actor);
  await ensureCards(services, { userId });
  if (!emailConfirmed) return { questions: [], total: 0, nextDue: null, courses: [], mails: false };
  const now = services.clock.now();
  const courses = await upkeepOf(services, userId, now);
  const total = courses.reduce((sum, course) => sum + course.due, 0);
  const [nextDue = null] = courses.flatMap((course) => course.nextDue ?? []).sort();
  const rows = total === 0 ? [] : await dueQuestions(services.db, userId, now, ROUND);
  const questions = rows.map(
    ({ card, step, question, course }): DueQuestion => ({
      slug: course.slug,
      courseName: course.name,
      language: course.language,
      stepId: step.id,
      position: step.position,
      stepTitle: step.title,
      question: showOpenQuestion(question, `${card.enrolmentId} ${card.due.toISOString()}`),
    }),
  );
  return { questions, total, nextDue, courses, mails: await wantsRepetitionMails(services.db, userId) };
}
