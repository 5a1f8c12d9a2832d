import { hasReview, REVIEW_EVERY } from "../../../text/stepLayout.ts";
import type { CourseRequest } from "../../../types/index.ts";
import type { Objective, TeachingPlan } from "../plan/types.ts";
import { alreadyAsked, FEWEST_WORDS, marked, sharedInstructions } from "../prompts.ts";

const MOST_WORDS = 850;

/** What the model is told before it writes a step; the same for all steps of a course. */
export function stepInstructions(request: CourseRequest): string {
  const grounded = request.documents.length > 0;
  return [
    "You write the steps of an interactive course, as a teacher whose learners understand and remember. You answer in the JSON form asked for and with nothing else.",
    ...sharedInstructions(request),
    "",
    "How a step is built:",
    "- misconceptions: first think of two or three things that learners believe wrongly of exactly this, each with why it is wrong. The pitfalls and the wrong options come from them.",
    "- opening: two or three sentences that lead from the step before to the question of this one, each time in other words. In the first step it tells the situation of the course as a scene: the reader has not heard of it. No title, no greeting.",
    `- Length: opening, sections, example, pitfalls, review and bridge together have ${FEWEST_WORDS + 100} to ${MOST_WORDS} words. Where the material is short, reasons, comparisons and the example fill the step, not further facts.`,
    "- sections: two to five, each with a heading of its own and an explanation in your own words: the idea first, then reasons, relations and the facts of the material. Do not take over its sentences: no run of more than eight words outside quotation marks and tables. Short paragraphs; a table or list where it carries meaning, and every table of the material that matters; the most important terms in bold where they are explained.",
    ...(grounded
      ? [
          "- paragraphs: the numbers of the paragraphs of the material that a section teaches, with those that the example or the pitfalls explain for it. What the material says is taught; headings, notes, bare links and names, and asides that no learner needs, stay out, and their numbers too. Never name a paragraph that the step does not teach.",
          "- addition: what a learner needs that the material does not say, as a block of its own; mostly empty. Sections, pitfalls, key points, terms and summary state as fact of the subject only what the material or an earlier step says: no number, name or claim from elsewhere, and no “only”, “always” or “most” that it does not carry. Sentences that lead, compare or sum up are free.",
        ]
      : ["- paragraphs stay empty, and so does addition: there is no material."]),
    "- example: one worked example, from the question to the result, step by step, in a concrete situation. It uses only rules and facts of the sections; persons and figures of the situation may be made up; do not call them so.",
    "- pitfalls: where people go wrong, what they think, and why that is wrong.",
    "- review: only where the task asks for one; else heading and text are empty.",
    "- bridge: one or two sentences that lead to the next step; empty in the last one. No question at the end.",
    "- summary: two sentences that could stand alone. keyPoints: three or four sentences worth remembering, each said otherwise than in the text, but not more strongly. terms: the new terms with their meaning. reflections: two prompts by which learners check themselves or think of their own experience.",
    ...(grounded
      ? [
          "- quotes: 3 to 8 sentences or parts of them that prove the main statements, each copied letter by letter from the paragraph whose number it names.",
        ]
      : ["- quotes stay empty."]),
    "",
    "How questions are made:",
    "- One question for each objective of the step (objective: its number, from 1), of the level that the objective has: recall asks for what is said, understanding for reasons, relations or a comparison, application for a decision or a result in a new situation that the text decides.",
    "- The first question is a choice, for whichever objective a choice fits best. The others are choice, order (a sequence of 3 to 6 that the text fixes), match (3 to 5 pairs) or typed (one word or number that the text gives or that follows by computing), whatever fits; what a kind does not use stays empty. A made-up situation of a question may have figures of its own.",
    "- A choice has four options of one kind, one form and about the same length; one is right, or two, and then the question says that two are. Each wrong option is what a learner with one of the misconceptions would choose, speaks of the same thing as the right one, and is wrong by what the text says. No option that common sense rules out, no joke, no “all” or “none of the above”, no option named by a letter or a place: their order changes.",
    "- Try each question on somebody who has not read the step: if common sense, the wording of the question, or the form of the options tells the answer, ask another one. Where options name several parts, spread the right parts evenly over them: an option that shares most with the others gives itself away. Both halves of an option answer the question. In a match all left sides are of one type and all right sides of one type (four dates, four reasons), in one grammatical form, and no pair shares a word or can be guessed from its name. In an order no entry tells its place (first, then, again).",
    "- The right option says all that the question asks, as exactly as the text, and nothing that the text words otherwise. A wrong option stays wrong by everything that the other steps of the plan teach. Where a question asks for one or all of several things, the text closes the list.",
    "- No question, option or explanation of a step tells the answer to another of its questions. A question on the review tells its case again, in full, and asks for an application.",
    "- Application is a new case: not that of the worked example, not its numbers; the question itself says all that is needed besides the rule. Where it asks why, the explanation gives the reason.",
    "- The question can be understood and answered by who has read this step and nothing else; it does not speak of “the text” where it can name the thing.",
    "- feedback: one sentence for who takes this option, saying why it is right or where the thought goes wrong. explanation: why the answer is right. hint: where or how to think, without a word of the answer.",
    "- proof: the number of the quote that proves the answer best, from 1; 0 where there are no quotes, and for a question on the review.",
  ].join("\n");
}

const objectiveLine = ({ text, level }: Objective): string => `   (${level}) ${text}`;

/** The terms of a course with their meaning, in one line. */
export function termsText({ terms }: Pick<TeachingPlan, "terms">): string {
  return terms.map(({ term, meaning }) => `${term} (${meaning})`).join("; ");
}

/** The plan of the course as every step is shown it. */
function planText(plan: TeachingPlan): string {
  const { situation, steps } = plan;
  const list = steps.map(({ title, objectives }, at) => {
    const aims = steps.length > OBJECTIVES_SHOWN ? [] : objectives.map(objectiveLine);
    return [`${at + 1}. ${title}`, ...aims].join("\n");
  });
  return [
    ...(situation === "" ? [] : [`Situation of the course: ${situation}`]),
    ...(plan.terms.length === 0 ? [] : [`Terms: ${termsText(plan)}`]),
    `Steps:\n${list.join("\n")}`,
  ].join("\n\n");
}

export interface StepTask {
  position: number;
  plan: TeachingPlan;
  /** The numbered material; empty where the course is made from a goal alone. */
  material: string;
  /** Questions of other steps, which this one does not repeat. */
  asked: readonly string[];
}

/** Words of earlier steps that a review is shown: of each one, and of all. */
const RECALLED = { each: 110, all: 1_000 };
/** Courses of more steps show their objectives only where a step is written. */
const OBJECTIVES_SHOWN = 20;
/** Fewer words of a paragraph say nothing. */
const FEWEST_RECALLED = 12;

/** How the paragraphs of earlier steps begin, so that a review takes up what they teach. */
function recalled({ steps }: TeachingPlan, first: number, last: number): string {
  const room = Math.min(RECALLED.each, Math.floor(RECALLED.all / Math.max(1, last - first + 1)));
  return steps
    .slice(first - 1, last)
    .map(({ title, passages }, at) => {
      const text = passages.filter(({ block }) => block.kind !== "heading").map(({ block }) => block.text);
      const shown = text.slice(0, Math.max(1, Math.floor(room / FEWEST_RECALLED)));
      const each = Math.floor(room / Math.max(1, shown.length));
      const begins = shown.map((one) => one.split(/\s+/).slice(0, each).join(" "));
      return `Step ${first + at}, ${title}: ${begins.join(" … ")} …`;
    })
    .join("\n");
}

/** The earlier steps that a step takes up; null where it takes up none. */
function reviewOf(position: number, { steps }: TeachingPlan): { first: number; last: number } | null {
  if (!hasReview(position, steps.length)) return null;
  const first = position === steps.length ? 1 : Math.max(1, position - REVIEW_EVERY + 1);
  return { first, last: position - 1 };
}

/** What a step takes up of the steps before it: a new situation every fifth step, the first situation in the last one. */
function reviewWish(position: number, plan: TeachingPlan): string[] {
  const review = reviewOf(position, plan);
  if (review === null) return [];
  const { first, last } = review;
  const isLast = position === plan.steps.length;
  const text = recalled(plan, first, last);
  return [
    isLast
      ? "The review of this step: it is the last one. Return to the situation of the course and master it now, step by step, with what the whole course has taught (100 to 200 words under a heading of its own)."
      : `The review of this step: take up objectives of the steps ${first} to ${last} in one new situation, 80 to 150 words under a heading of its own that say again what is needed, and ask one further question about it (objective 0), which the review decides.`,
    ...(text.trim() === "" ? [] : [`What those steps teach begins so:\n${marked(text, "outline")}`]),
  ];
}

/** Asks for one step with its questions. What all steps of a course share stands first. */
export function stepPrompt(request: CourseRequest, task: StepTask): string {
  const { position, plan, material, asked } = task;
  const { link = "", objectives = [] } = plan.steps[position - 1] ?? {};
  return [
    "The plan of the course, so that steps build on each other, use the same terms and do not repeat each other:",
    marked(planText(plan), "outline"),
    ...(request.goal === null ? [] : [`The learning goal of the course: ${request.goal}`]),
    ...(material === ""
      ? ["There is no material: write from well-established knowledge."]
      : [`The material of step ${position}, its paragraphs numbered:`, marked(material)]),
    ...alreadyAsked(asked),
    ...(plan.steps.length > OBJECTIVES_SHOWN
      ? [marked(["The objectives of this step:", ...objectives.map(objectiveLine)].join("\n"), "outline")]
      : []),
    `Write step ${position} of the plan, with ${Math.max(1, objectives.length)} question${objectives.length > 1 ? "s" : ""}.`,
    ...(link === "" ? [] : [marked(`How it follows: ${link}`, "outline")]),
    ...reviewWish(position, plan),
  ].join("\n\n");
}

/** Asks for more text where a step is too short. */
export function morePrompt(words: number): string {
  return `Your step has ${words} words, at least ${FEWEST_WORDS} are needed. Keep it as it is and write only what is missing, about ${Math.max(80, FEWEST_WORDS + 60 - words)} words: for one or more sections, named by their number from 1, further paragraphs that stand at their ends and teach more of the material.`;
}

/** What the model is told before it checks a step: nothing of how it was made. */
export function checkInstructions(request: CourseRequest): string {
  return [
    "You check a step of a course before learners see it: carefully, without goodwill, from what stands there alone. You answer in the JSON form asked for and with nothing else.",
    ...sharedInstructions({ ...request, instruction: null }),
    "",
    "First the questions, from the text of the step alone. For each in its order:",
    "- A choice: judge each option in its order. right: the text answers the question so, also by a conclusion that it clearly allows; wrong: the text says otherwise, or it is no answer to the question; open: the text does not decide; absurd: a joke or something else altogether, so that nobody could take it for right (a mistake that a learner could make is wrong, not absurd). It may be that none is right. For right and wrong copy the sentence of the text that decides, or the row or entry where a table or list does, word for word; it stays empty for open and absurd. answer stays empty.",
    "- An order: answer holds the entries in the order that the text gives. A match: answer holds, for each left side in its order, the right side that belongs to it. A typed question: answer holds the one answer that the text gives. verdicts then has one entry: right with the sentence that decides, copied word for word, or open where the text does not decide.",
    "- weakness, for each question: what a strict teacher would strike it out for, in one sentence that says how to mend it and names options by their words, for their order is another one elsewhere: common sense or the form of the options tells the answer to who has not read the step; a wrong option that nobody would choose; two options that can both be defended; a match whose sides are told apart by their form; the case or the numbers of the worked example again; something needed that neither the question nor the step says; a case or situation that the question does not tell itself; options of which none says all that is asked; another question of the step that gives the answer away; clumsy or wrong language. Empty where there is nothing: most good questions have none.",
    "Then the text, where material is given:",
    "- claims: sentences of the step that a learner would take home as a fact of the subject and that the material neither says nor clearly allows (unsupported), or says otherwise (contradicted), each copied word for word with the reason. No claims are: sentences that only teach (announcements, transitions, comparisons with what is said, what people may think or overlook, plain consequences, everyday knowledge), what is taken up from earlier steps, made-up persons and figures of the worked example, of the review and of questions, and a block that is marked as going beyond the document. Wrong reasoning is a claim wherever it stands. Name what matters, not what could be said more cautiously.",
    "- untaught: the numbers of the paragraphs of the material that the step does not teach, not even in other words. Headings do not count.",
  ].join("\n");
}

export interface CheckTask {
  /** Title and text of the step. */
  text: string;
  /** The questions as they are shown, without anything that tells the answer. */
  questions: readonly string[];
  /** The numbered material; empty where there is none. */
  material: string;
  /** The terms of the course with their meaning, as all steps use them. */
  terms: string;
  /** Names in the step that the material does not hold. */
  suspicious: readonly string[];
}

/** Asks for the answers to a step's questions from the step alone, and for what the material does not hold. */
export function checkPrompt({ text, questions, material, terms, suspicious }: CheckTask): string {
  const numbered = questions.map((question, at) => `Question ${at + 1}\n${question}`).join("\n\n");
  return [
    marked(text, "step"),
    ...(questions.length === 0
      ? ["There are no questions: answers stays empty."]
      : [marked(numbered, "asked")]),
    ...(material === "" ? ["There is no material: claims and untaught stay empty."] : [marked(material)]),
    ...(terms === ""
      ? []
      : [`The course uses these terms so; that is no claim:\n${marked(terms, "outline")}`]),
    ...(suspicious.length === 0
      ? []
      : [
          `These names stand in the step and not in its material. See whether a claim hangs on them:\n${marked(suspicious.join("; "), "asked")}`,
        ]),
  ].join("\n\n");
}

/** Asks the writer of a step to mend what the check found. */
export function repairPrompt(questions: readonly string[], claims: readonly string[]): string {
  return [
    "Somebody has read your step without its answers and compared it with the material. Mend only what is named here, in the form asked for.",
    ...(questions.length === 0
      ? ["No question has to be mended: questions stays empty."]
      : [
          "For each of these questions give its number and another question for the same objective that has not the fault, complete with all its fields:",
          marked(questions.map((one) => `- ${one}`).join("\n"), "asked"),
        ]),
    ...(claims.length === 0
      ? ["No sentence has to be mended: sentences stays empty."]
      : [
          "For each of these sentences give the sentence word for word and what stands there instead, true to the material; empty to take it out:",
          marked(claims.map((one) => `- ${one}`).join("\n"), "asked"),
        ]),
  ].join("\n\n");
}
