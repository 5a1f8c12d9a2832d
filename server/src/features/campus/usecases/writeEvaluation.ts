import { countAsked, type Evaluation } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import type { MailTexts } from "@lehrpfad/i18n/mail";
import { composeMail } from "../../../platform/mail/compose.ts";
import type { MailMessage } from "../../../platform/mail/mail.ts";
import { nameInMail } from "../../../platform/mail/names.ts";
import { entryAddresses, userById } from "../../accounts/index.ts";
import { type EnrolmentRow, evaluate } from "../../learning/index.ts";
import type { About } from "../shared/about.ts";

/** Steps to look at again that one mail lists. */
const MOST_STEPS = 12;

/** What was answered, as the evaluation tells it, and how that compares with the run before. */
function scoreLines(texts: MailTexts, { score, exercises, judged, earlier }: Evaluation): string[] {
  const { questions, answered, right, helped, known, quiz } = score;
  const before = earlier.at(-1);
  const { asked, open } = countAsked({ ...score, judged });
  if (asked > 0 && open === asked && !quiz && exercises.answered === 0) return [texts.evaluation_none];
  return [
    ...(questions > 0 && !quiz?.instead ? [fill(texts.evaluation_score, { right, questions })] : []),
    ...(quiz ? [fill(texts.evaluation_quiz, { right: quiz.right, questions: quiz.questions })] : []),
    ...(known > 0 ? [fill(texts.evaluation_known, { known })] : []),
    ...(helped > 0 ? [fill(texts.evaluation_helped, { helped })] : []),
    ...(before && answered > 0
      ? [fill(texts.evaluation_before, { right: before.right, questions: before.questions })]
      : []),
    ...(judged.answered > 0 ? [fill(texts.evaluation_judged, judged)] : []),
    ...(exercises.answered > 0 ? [fill(texts.evaluation_exercises, exercises)] : []),
    ...(open > 0 ? [fill(texts.evaluation_open, { open })] : []),
  ];
}

function passLines(texts: MailTexts, { pass }: Evaluation): string[] {
  if (!pass) return [];
  const { percent, passed, attemptsLeft } = pass;
  if (passed) return [fill(texts.evaluation_passed, { percent })];
  const left = attemptsLeft === null ? [] : [fill(texts.evaluation_left, { left: attemptsLeft })];
  return [fill(texts.evaluation_not_passed, { percent }), ...left];
}

function objectiveLines(texts: MailTexts, { objectives }: Evaluation): string[] {
  if (objectives.length === 0) return [];
  const of = (wanted: Evaluation["objectives"][number]["state"]) =>
    objectives.filter(({ state }) => state === wanted);
  const again = of("again").map(({ text }) => `• ${text}`);
  const read = of("read").length;
  const line = [
    fill(texts.evaluation_objectives, { reached: of("reached").length, total: objectives.length }),
    ...(read > 0 ? [fill(texts.evaluation_objectives_read, { read })] : []),
  ].join(" ");
  return again.length === 0 ? [line] : [line, [texts.evaluation_objectives_again, ...again].join("\n")];
}

/** The steps to look at again, each once, in their order. */
function reviewList(
  { texts, course }: About,
  { steps, lookAgain }: Evaluation,
  addressOf: (to: string) => string,
) {
  const again = new Set(lookAgain.map(({ stepId }) => stepId));
  const items = steps
    .filter(({ stepId }) => again.has(stepId))
    .slice(0, MOST_STEPS)
    .map(({ position, title }) => ({
      label: fill(texts.evaluation_step, { position, title: nameInMail(title) }),
      url: addressOf(`/c/${course.slug}/steps/${position}`),
    }));
  return items.length > 0 ? { title: texts.evaluation_review, items } : undefined;
}

/**
 * Tells a participant what came of a completed course. Null where the reason has gone meanwhile: the course was started
 * over, or the address is not proven.
 */
export async function writeEvaluation(about: About, enrolment: EnrolmentRow): Promise<MailMessage | null> {
  const { services, texts, course, language, courseName, name } = about;
  const { completedAt } = enrolment;
  const user = enrolment.userId ? await userById(services.db, enrolment.userId) : null;
  if (!completedAt || !user?.emailConfirmedAt || user.blockedAt) return null;
  const result = { firstName: null, ...(await evaluate(services, course, { ...enrolment, completedAt })) };
  const brand = services.config.BRAND_NAME;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(completedAt);
  const values = { course: courseName, date };
  const addressOf = await entryAddresses(services, user);
  const composed = composeMail(language, brand, {
    subject: fill(texts.evaluation_subject, values),
    greeting: fill(texts.greeting, { name }),
    paragraphs: [
      fill(texts.evaluation_text, values),
      ...[scoreLines(texts, result), passLines(texts, result)].flatMap((lines) => lines.join(" ") || []),
      ...objectiveLines(texts, result),
      ...(result.certificate ? [texts.evaluation_certificate] : []),
    ],
    list: reviewList(about, result, addressOf),
    button: {
      label: texts.evaluation_button,
      url: addressOf(`/c/${course.slug}/evaluation`),
    },
    closing: fill(texts.closing, { brand }),
  });
  return { to: user.email, ...composed };
}
