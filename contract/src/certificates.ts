import type { Certificate } from "./campus.ts";

/** What a certificate may claim, and what it tells of the questions: keys of its texts. */
interface Statement {
  /** `understood`: no question was answered. `passedUnderstood`: marks "understood" made up for right answers. */
  did: "completed" | "understood" | "passed" | "passedUnderstood";
  /** Null where nothing is known, or nothing was asked. */
  questions: "all" | "some" | "none" | null;
}

/** What a certificate says, so that it claims no more than happened (docs/decisions/pass-mark.md). */
export function certificateStatement({
  passedPercent,
  reached,
}: Pick<Certificate, "passedPercent" | "reached">): Statement {
  const asked = reached !== null && reached.questions > 0 ? reached : null;
  const questions =
    asked && (asked.answered === 0 ? "none" : asked.answered < asked.questions ? "some" : "all");
  if (passedPercent === null) return { did: questions === "none" ? "understood" : "completed", questions };
  const isEarned = asked === null || Math.floor((100 * asked.right) / asked.questions) >= passedPercent;
  return { did: isEarned ? "passed" : "passedUnderstood", questions };
}
