import type { CourseLanguage } from "@lehrpfad/contract";
import { type CutStep, cutStep, type StepTexts } from "@lehrpfad/engine/steps";

/** A question, or an exercise with the section behind which it stands. */
interface AskedPlace {
  id: string;
  text: string;
  explanation: string;
  source: { quote: string } | null;
  section: number | null;
}

interface MarkedPassage {
  quote: string;
  prefix: string;
  suffix: string;
}

interface DivideTask {
  texts: StepTexts;
  at: number;
  title: string;
  language: CourseLanguage;
  question: Omit<AskedPlace, "section"> | null;
  exercises: AskedPlace[];
  /** What nobody decided about yet: drafts, and questions of a chat. */
  open: Omit<AskedPlace, "section">[];
  marks: MarkedPassage[];
}

/** A step in two, and what of it goes where. */
export interface DividedStep extends Pick<CutStep, "first" | "second"> {
  question: "first" | "second";
  exercises: { id: string; half: "first" | "second"; section: number | null }[];
  /** Of what was open, the ids of what belongs to the second half. */
  openInSecond: string[];
  /** The halves of the marks, in their order. */
  marks: ("first" | "second")[];
}

/** Parts a step before one of its blocks; null where it cannot be parted there. */
export async function run(task: DivideTask): Promise<DividedStep | null> {
  const { texts, at, title, language, question, exercises, open, marks } = task;
  const cut = cutStep(texts, at, title, language);
  if (!cut) return null;
  return {
    ...{ first: cut.first, second: cut.second },
    question: question ? cut.halfOf(question) : "first",
    exercises: exercises.map((exercise) => ({ id: exercise.id, ...cut.placeOf(exercise) })),
    openInSecond: open.filter((one) => cut.halfOf(one) === "second").map(({ id }) => id),
    marks: marks.map((mark) => cut.halfOfPassage(mark)),
  };
}
