import type { TextFault } from "@lehrpfad/contract/questions";
import { FAULTS } from "@lehrpfad/i18n/faults";
import { fill } from "@lehrpfad/i18n/fill";
import type { Language } from "../../types/index.ts";
import { STEP_WORDS } from "./labels.ts";
import { AUDIENCES, GOAL_WORDS } from "./partLabels.ts";
import { writePrompt } from "./prompts.ts";
import type { ChatLimits, ChatTextStep, CourseFrame } from "./types.ts";

/** Steps in one package at most: the texts of more are shortened by most chats. */
const MOST_STEPS = 3;
/** Words of the text of one step with what belongs to it. */
const WORDS_PER_TEXT = 950;
/** Characters of the rules and the form, and of what is said of each step of the course. */
const AROUND = 4_000;
const ABOVE_STEP = 160;

/** Shares steps out into packages of texts: at most three, and what a chat takes and answers at once. */
export function packTexts<Step extends { material: string; title: string }>(
  steps: readonly Step[],
  limits: Pick<ChatLimits, "characters" | "words">,
): Step[][] {
  const most = Math.max(1, Math.min(MOST_STEPS, Math.floor(limits.words / WORDS_PER_TEXT)));
  const room = limits.characters - AROUND - steps.length * ABOVE_STEP;
  const packages: Step[][] = [];
  let used = 0;
  for (const step of steps) {
    const last = packages.at(-1);
    if (last === undefined || last.length >= most || used + step.material.length > room) {
      packages.push([step]);
      used = step.material.length;
    } else {
      last.push(step);
      used += step.material.length;
    }
  }
  return packages;
}

const listed = (items: readonly string[]): string => items.map((item) => `   - ${item}`).join("\n");

/** Asks a chat to plan a course from a learning goal. */
export function writePlanRequest({ name, goal, language, difficulty }: CourseFrame, steps: number): string {
  const audience = AUDIENCES[language][difficulty];
  return writePrompt("plan", language, { count: steps, name, goal: goal ?? name, audience });
}

/** Asks a chat for the texts of these steps of a course. */
export function writeTextRequest(
  frame: CourseFrame,
  all: readonly Pick<ChatTextStep, "number" | "title" | "objectives">[],
  asked: readonly ChatTextStep[],
): string {
  const { language, difficulty, name, goal } = frame;
  const [word] = STEP_WORDS[language];
  const numbers = asked.map(({ number }) => number).join(", ");
  const outline = all.map(({ number, title, objectives }) =>
    `${number}. ${title}\n${listed(objectives)}`.trimEnd(),
  );
  const steps = asked.map(({ number, title, notes, material }) =>
    [`### ${word} ${number}: ${title}`, notes, material].filter((part) => part !== "").join("\n\n"),
  );
  const hasMaterial = asked.some(({ material }) => material !== "");
  return writePrompt(hasMaterial ? "textsOfMaterial" : "texts", language, {
    ...{
      name,
      goal: goal === null ? "" : ` ${GOAL_WORDS[language]}${goal}`,
      audience: AUDIENCES[language][difficulty],
      numbers,
    },
    ...{ outline: outline.join("\n"), steps: steps.join("\n\n") },
    ...{ first: asked[0]?.number ?? 1, title: asked[0]?.title ?? "" },
  });
}

const reasonsOf = (faults: readonly TextFault[], language: Language): string[] =>
  faults.map(({ code, params }) => `- ${fill(FAULTS[language][code], params)}`);

/** What is wrong with a plan, to be sent into the same chat. */
export function writePlanMend(faults: readonly TextFault[], language: Language): string {
  return writePrompt("mend", language, { faults: reasonsOf(faults, language).join("\n") });
}

/** A step whose text is to be written once more, and why; a text that is not there has no faults. */
export interface WrongText {
  number: number;
  title: string;
  faults: readonly TextFault[];
}

/** What is missing of texts or wrong with them, to be sent into the same chat. */
export function writeTextMend(wrong: readonly WrongText[], language: Language): string {
  const [word] = STEP_WORDS[language];
  const parts = wrong.map(({ number, title, faults }) => {
    const reasons =
      faults.length === 0 ? [`- ${FAULTS[language].text_missing}`] : reasonsOf(faults, language);
    return [`### ${word} ${number}: ${title}`, ...reasons].join("\n");
  });
  return writePrompt("mend", language, { faults: parts.join("\n\n") });
}
