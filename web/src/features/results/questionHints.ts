import type { QuestionStatistics } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";

export type QuestionHint = { code: "hint_hard" | "hint_flat" } | { code: "hint_misleading"; option: string };

/** Shares and correlations below which a question is worth a second look (Ebel and Frisbie, 1991). */
const HARD = 0.3;
const FLAT = 0.2;

/** What the answers say about a question; nothing before there are enough of them. */
export function questionHints(question: QuestionStatistics): QuestionHint[] {
  const { answered, difficulty, discrimination, tallies } = question;
  if (answered < LIMITS.answersForDiscrimination || difficulty === null) return [];
  const hints: QuestionHint[] = [];
  if (difficulty < HARD) hints.push({ code: "hint_hard" });
  const right = Math.min(...tallies.filter((tally) => tally.right).map(({ count }) => count));
  const lure = tallies
    .filter((tally) => !tally.right && tally.count > right)
    .sort((a, b) => b.count - a.count)[0];
  if (lure) hints.push({ code: "hint_misleading", option: lure.text });
  if (discrimination !== null && discrimination < FLAT) hints.push({ code: "hint_flat" });
  return hints;
}
