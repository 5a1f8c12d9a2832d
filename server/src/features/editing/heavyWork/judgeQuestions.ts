import type { CourseLanguage, Fault } from "@lehrpfad/contract";
import {
  type AskedBefore,
  askedBefore,
  type CourseStep,
  type GateCourse,
  gateContext,
  gateCourse,
  judge,
  type ReadDocument,
  titledText,
  toldIn,
  traitsOf,
  trueElsewhere,
} from "@lehrpfad/engine";
import type { WorkTools } from "../../../platform/heavyWork/kind.ts";

/** A question as it comes to the process that judges it. */
export interface JudgedQuestion {
  /** Place (from 0) of its step. */
  step: number;
  question: Parameters<typeof judge>[0];
  /** False: it is only there to be compared with those behind it. */
  isJudged: boolean;
}

interface JudgeTask {
  /** Names the documents of the course; the process asks for those that it does not know. */
  documents: string;
  language: CourseLanguage;
  steps: Pick<CourseStep, "title" | "content" | "sections">[];
  questions: JudgedQuestion[];
}

/** Courses whose documents stay prepared: that takes a second for 3,000 pages, and an editor asks with every change. */
const KEPT = 2;
const prepared = new Map<string, GateCourse>();

async function gateOf({ documents, language }: JudgeTask, tools: WorkTools): Promise<GateCourse> {
  const key = `${documents} ${language}`;
  const known = prepared.get(key);
  const gate = known ?? gateCourse(language, await tools.ask<ReadDocument[]>("documents"), traitsOf);
  prepared.delete(key);
  prepared.set(key, gate);
  const [oldest] = prepared.keys();
  if (prepared.size > KEPT && oldest !== undefined) prepared.delete(oldest);
  return gate;
}

/**
 * What the gate advises about each question that is judged, compared with all before it. A question that a person wrote
 * without a source is not blamed for having none; where the document itself did not come along, as with an imported
 * course, nobody can say whether the passage stands in it.
 */
export async function run(task: JudgeTask, tools: WorkTools): Promise<Fault[][]> {
  const gate = await gateOf(task, tools);
  const { steps, questions, language } = task;
  const told = toldIn(
    gate,
    steps.map(({ content }) => content),
  );
  const asked: AskedBefore[] = [];
  return questions.flatMap(({ step: place, question, isJudged }) => {
    const before = [...asked];
    asked.push(askedBefore(question, gate));
    const step = steps[place];
    if (!isJudged || !step) return [];
    const { source } = question;
    const isUnknown = source !== null && !gate.texts.has(source.document);
    const faults = [
      ...judge(question, gateContext(gate, titledText(step, language), before)),
      ...trueElsewhere(question, gate, told),
    ].filter(
      ({ code }) =>
        (source !== null || code !== "source_missing") && !(isUnknown && code === "quote_not_found"),
    );
    return [faults];
  });
}
