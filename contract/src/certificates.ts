import type { Certificate } from "./campus.ts";
import { countAsked } from "./score.ts";

/** What a certificate may claim, and what it tells of the questions: keys of its texts. */
interface Statement {
  /**
   * `understood`: no question was answered. `mostly`: most were left out, their steps marked as understood.
   * `passedUnderstood`: such marks made up for right answers.
   */
  did: "completed" | "mostly" | "understood" | "passed" | "passedUnderstood";
  /** Of the questions that are marked; null where nothing is known, or none is. `none`: nothing at all was answered. */
  questions: "all" | "some" | "none" | null;
  /** Whether there are answers that the person judged, which stand beside it. */
  judged: boolean;
  /** What was left without an answer, where something else was answered; null without. */
  left: { open: number; asked: number } | null;
  /** Right answers that were given in an entry test, before anything was learnt here; 0 without one. */
  known: number;
  /** Right answers of the best attempt at the final quiz; null without one. */
  quiz: { right: number; questions: number } | null;
}

const SILENT = { questions: null, judged: false, left: null, known: 0, quiz: null } as const;

/** What it tells of the questions: of both those that are marked and those that the person judged. */
function tellQuestions(reached: NonNullable<Certificate["reached"]>): Omit<Statement, "did"> {
  const { asked, open } = countAsked(reached);
  const quiz = reached.quiz && { right: reached.quiz.right, questions: reached.quiz.questions };
  // The steps asked nothing that is marked, so nothing in them was left out.
  if (reached.quiz?.instead) return { ...SILENT, judged: reached.judged.answered > 0, quiz };
  if (asked === 0) return SILENT;
  if (open === asked) return { ...SILENT, questions: "none", quiz };
  return {
    questions: reached.questions === 0 ? null : reached.answered < reached.questions ? "some" : "all",
    judged: reached.judged.answered > 0,
    left: open > 0 ? { open, asked } : null,
    known: reached.known,
    quiz,
  };
}

/** What a certificate says, so that it claims no more than happened (docs/decisions/pass-mark.md). */
export function certificateStatement({
  passedPercent,
  reached,
}: Pick<Certificate, "passedPercent" | "reached">): Statement {
  const told = reached === null ? SILENT : tellQuestions(reached);
  if (passedPercent !== null) {
    // Whoever passed did so in the steps or in a final quiz, which may have been added since.
    const percents = [reached, reached?.quiz].flatMap((one) =>
      one && one.questions > 0 ? [Math.floor((100 * one.right) / one.questions)] : [],
    );
    const percent = percents.length === 0 ? 100 : Math.max(...percents);
    return { did: percent >= passedPercent ? "passed" : "passedUnderstood", ...told };
  }
  const isMostly = told.left !== null && told.left.open * 2 > told.left.asked;
  const did = told.questions === "none" ? "understood" : isMostly ? "mostly" : "completed";
  return { did, ...told };
}
