import { type Doubt, mediaIn, type ReviewItem, type StepDoubt } from "@lehrpfad/contract";

/** A step of more words than this is one that people put off. */
export const MANY_WORDS = 1_300;

/** How much each doubt asks for a look; hints of the quality gate about a question come in between. */
const WEIGHTS: Record<StepDoubt, number> = {
  question_missing: 100,
  drafts_waiting: 97,
  content_missing: 95,
  text_unread: 78,
  text_unsourced: 77,
  claim_unsourced: 76,
  claim_unsaid: 75,
  stand_in: 70,
  source_missing_step: 60,
  question_fallback: 50,
  repeated_text: 40,
  words_few: 30,
  words_many: 25,
  alt_missing: 20,
  transcript_missing: 18,
};
const HINT = 80;
/** Beside the weightiest doubt the others hardly matter. */
const MORE = 0.1;

const weightOf = ({ code }: Doubt): number => (code in WEIGHTS ? WEIGHTS[code as StepDoubt] : HINT);

/** How much something asks for a look, from 0. */
export function urgencyOf(doubts: readonly Doubt[]): number {
  const weights = doubts.map(weightOf).toSorted((one, other) => other - one);
  const [most = 0, ...others] = weights;
  return most + others.length * MORE;
}

/** What needs a look most comes first, the rest in the order of the course; who looked at what does not move anything. */
export function worstFirst(items: readonly ReviewItem[]): ReviewItem[] {
  return items.toSorted((one, other) => urgencyOf(other.doubts) - urgencyOf(one.doubts));
}

/** An image without words for those who do not see it. */
const MUTE_IMAGE = /!\[\s*\]\((?!media:)/g;

/** What is known of the text of a step. */
export interface StepText {
  content: string;
  words: number;
  hasQuestion: boolean;
  /** Drafts of questions that nobody judged yet. */
  drafts: number;
  isStandIn: boolean;
  hasSources: boolean;
  /** Whether a writer wrote it from documents. */
  isFromDocuments: boolean;
  /** Audio and video of the course of which nothing is written down. */
  muteMedia: ReadonlySet<string>;
  /** Whether its writer's text was never compared with the documents. */
  isUnread: boolean;
  /** Sentences in it that the documents do not say, as far as its writer could find out. */
  unsaid: readonly string[];
  /** Whether no document could say what it says, and its sentences that can be looked up. */
  isUnsourced: boolean;
  unsourced: readonly string[];
  /** Sentences that stand twice in the course. */
  repeated: readonly string[];
}

/** Share of the usual words below which a step is short; a step of fewer words than these is short in any course. */
const SHORT = { share: 0.5, words: 50 };

/**
 * Words that steps of a course have: those of the middle one, a full step (statement 9.02) at most. A course of short
 * sections was announced as one.
 */
export function usualWords(steps: readonly number[], fullStep: number): number {
  const written = steps.filter((words) => words > 0).toSorted((one, other) => one - other);
  return Math.min(fullStep, written[Math.floor(written.length / 2)] ?? fullStep);
}

type Found = [StepDoubt, boolean, Doubt["params"]];

/** What a program notices about the text of a step. `usual`: words that steps of its course have. */
export function doubtsOfStep(step: StepText, usual: number): Doubt[] {
  const { content, words, repeated, unsaid } = step;
  const mute = content.match(MUTE_IMAGE)?.length ?? 0;
  const short = Math.max(SHORT.words, SHORT.share * usual);
  const untold = mediaIn(content).filter((id) => step.muteMedia.has(id)).length;
  const found: Found[] = [
    ["content_missing", words === 0, {}],
    ["question_missing", !step.hasQuestion, {}],
    ["drafts_waiting", !step.hasQuestion && step.drafts > 0, { count: step.drafts }],
    ["text_unread", step.isUnread, {}],
    ["text_unsourced", step.isUnsourced, {}],
    ...step.unsourced.map((sentence): Found => ["claim_unsourced", true, { sentence }]),
    ["claim_unsaid", unsaid.length > 0, { count: unsaid.length, sentence: unsaid[0] ?? "" }],
    ["stand_in", step.isStandIn, {}],
    ["source_missing_step", step.isFromDocuments && !step.hasSources && words > 0, {}],
    ["repeated_text", repeated.length > 0, { count: repeated.length, sentence: repeated[0] ?? "" }],
    ["words_few", words > 0 && words < short, { count: words, words, full: usual }],
    ["words_many", words > MANY_WORDS, { words }],
    ["alt_missing", mute > 0, { count: mute }],
    ["transcript_missing", untold > 0, { count: untold }],
  ];
  return found.filter(([, is]) => is).map(([code, , params]) => ({ code, params }));
}
