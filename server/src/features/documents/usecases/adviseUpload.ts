import type { Advice, CourseLanguage } from "@lehrpfad/contract";
import { LIMITS, readingMinutes } from "@lehrpfad/contract";
import { adviseSteps, estimateCost, moneyOf, recommendSteps } from "@lehrpfad/engine";
import { modelOf, pricesOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { ownDocuments } from "../access.ts";
import type { Overview } from "../repository/documents.ts";
import { isReady } from "../rules.ts";

/** What the model that is set would use for a course; null without one. */
function costOf({ config }: Services, words: number, steps: number): Advice["cost"] {
  if (modelOf(config) === null) return null;
  const [use, prices] = [estimateCost({ words, steps }), pricesOf(config)];
  const money = prices && { amount: moneyOf(use, prices), currency: prices.currency };
  return { tokens: use.inputTokens + use.outputTokens, money };
}

/** The size of a course: a goal alone gives the steps asked for, documents as many as they have words for. */
function sizeOf(words: number, wished: number, hasDocuments: boolean): Omit<Advice, "cost" | "wished"> {
  if (!hasDocuments) return { steps: wished, wordsPerStep: 0, minutes: 0, short: false, long: false };
  const advice = adviseSteps(words, wished);
  return { ...advice, minutes: readingMinutes(advice.wordsPerStep) };
}

/** Words of a document, or of what of it is in one language. */
function wordsIn(overview: Overview | null, only: CourseLanguage | null): number {
  if (overview === null || only === null) return overview?.words ?? 0;
  const { language, languages = [{ language, share: 1 }], words } = overview;
  const share = languages.find((one) => one.language === only)?.share ?? 0;
  return Math.round(words * share);
}

/** What courses of 10 to 50 steps from these documents, or of a goal alone, would look like and cost. */
export async function adviseUpload({
  context: { services, actor },
  input: { documentIds, onlyLanguage },
}: Call<{ documentIds: string[]; onlyLanguage: CourseLanguage | null }>): Promise<{
  words: number;
  recommended: number | null;
  choices: Advice[];
}> {
  const found = await ownDocuments(services, actor, documentIds);
  if (!found.every(({ document }) => isReady(document))) throw refusal("DOCUMENT_NOT_READY");
  const words = found.reduce((sum, { overview }) => sum + wordsIn(overview, onlyLanguage), 0);
  const { minimum, maximum } = LIMITS.steps;
  const choices = Array.from({ length: maximum - minimum + 1 }, (_, index) => {
    const wished = minimum + index;
    const size = sizeOf(words, wished, found.length > 0);
    return { wished, ...size, cost: costOf(services, words, size.steps) };
  });
  return { words, recommended: found.length > 0 ? recommendSteps(words) : null, choices };
}
