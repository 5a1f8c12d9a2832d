import {
  type Answer,
  type AnswerResult,
  type DueQuestion,
  isChecked,
  knownAnswer,
  type Mark,
  markAnswer,
  type Passage,
  type Upkeep,
} from "@lehrpfad/contract";
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { loadPresentQuestion } from "../../content/index.ts";
import {
  type Learner,
  participation,
  passageOf,
  showOpenQuestion,
  showResult,
  stepVisit,
  storeWishes,
} from "../../learning/index.ts";
import {
  answersWithoutCard,
  type CardRow,
  cardOf,
  dueByCourse,
  dueQuestions,
  insertCards,
  replaceCard,
} from "../repository/cards.ts";
import { countMistakes } from "../repository/practice.ts";
import { wantsRepetitionMails } from "../repository/repetitionMails.ts";

/** FSRS with its published weights, in whole days and without fuzz: "due today" means the same all day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
/** Questions in one round: about ten minutes. */
const ROUND = 20;

const rowOf = (enrolmentId: string, stepId: string, card: Card): CardRow => ({
  enrolmentId,
  stepId,
  due: card.due,
  card: {
    ...card,
    due: card.due.toISOString(),
    last_review: card.last_review ? card.last_review.toISOString() : null,
  },
});

const cardFrom = ({ card: { due, last_review, ...rest } }: CardRow): Card => ({
  ...rest,
  due: new Date(due),
  ...(last_review === null ? {} : { last_review: new Date(last_review) }),
});

/** Who says of an own answer that nothing was missing sees the question again later than who says the essential. */
function ratingOf({ right, level }: Mark, judged: boolean): Grade {
  if (!right) return Rating.Again;
  return judged && level === 1 ? Rating.Easy : Rating.Good;
}

function answered(card: Card, at: Date, grade: Grade): Card {
  return scheduler.next(card, at, grade).card;
}

/** Switches repetition of a course's questions on or off. Cards stay, so that switching on again loses nothing. */
export async function setRepeats(
  services: Services,
  learner: Learner,
  slug: string,
  repeats: boolean,
): Promise<{ repeats: boolean }> {
  const { enrolment } = await participation(services, learner, slug);
  if (enrolment.type === "anonymous") throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  await storeWishes(services.db, enrolment.id, { repeats });
  return { repeats };
}

/** What was answered in a course counts as the first repetition: gives those answers their cards. */
export async function ensureCards(
  services: Services,
  whose: Parameters<typeof answersWithoutCard>[1],
): Promise<void> {
  const fresh = await answersWithoutCard(services.db, whose);
  const cards = fresh.map(({ enrolmentId, stepId, answeredAt, right }) => {
    const at = answeredAt ?? services.clock.now();
    return rowOf(enrolmentId, stepId, answered(createEmptyCard(at), at, right ? Rating.Good : Rating.Again));
  });
  await insertCards(services.db, cards);
}

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
export async function due(services: Services, learner: Learner) {
  const { userId, emailConfirmed } = signedIn(learner.actor);
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

/** Marks a repeated answer and says when the question comes again. Throws STEP_NOT_FOUND, QUESTION_MISSING. */
export async function repeat(
  services: Services,
  learner: Learner,
  input: { slug: string; stepId: string; answer: Answer },
): Promise<{ result: AnswerResult; passage: Passage | null; nextDue: string }> {
  const { course, enrolment, open } = await stepVisit(services, learner, input.slug, {
    stepId: input.stepId,
  });
  const before = await cardOf(services.db, enrolment.id, input.stepId);
  if (!before) throw refusal("STEP_NOT_FOUND");
  // What is shown for repetition is what the step asks now, also to who answered another question before.
  const question = await loadPresentQuestion(services.db, open.step.id);
  if (!question) throw refusal("QUESTION_MISSING");
  const answer = knownAnswer(question.body, input.answer);
  const mark = answer && markAnswer(question.body, answer);
  if (!mark) throw refusal("QUESTION_CHANGED");
  const now = services.clock.now();
  const grade = ratingOf(mark, !isChecked(question.body));
  const after = rowOf(enrolment.id, input.stepId, answered(cardFrom(before), now, grade));
  const counted = before.due <= now && (await replaceCard(services.db, before, after));
  const passage = question.source ? await passageOf(services, course.id, question.source) : null;
  const nextDue = (counted ? after : before).due.toISOString();
  return { result: showResult(question, { answer, right: mark.right }), passage, nextDue };
}
