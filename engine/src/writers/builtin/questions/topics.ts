import type { Sentence } from "../../../text/sentences.ts";
import { stemsOf } from "../../../text/words.ts";
import { isGeneric, stepTitle } from "../headings.ts";
import type { Analysis, StepMaterial } from "./types.ts";

const LONGEST = 60;
const SHORTEST = 3;

/** The heading that a sentence stands under, as a topic one can name; empty where it is none. */
export function topicOf({ heading }: Sentence, { languageData }: Analysis): string {
  const title = stepTitle(heading, languageData);
  const fits = title.length >= SHORTEST && title.length <= LONGEST && !isGeneric(title);
  return fits && stemsOf(title, languageData).length > 0 ? title : "";
}

/** Whether a step speaks of several things under headings of their own: then each sentence is about one of them. */
export function hasTopics(step: StepMaterial): boolean {
  return new Set(step.sentences.map(({ heading }) => heading)).size > 1;
}

/** A question about a text of the step, behind the topic that it is about and that neither it nor the step's title names. */
export function askedAbout(
  analysis: Analysis,
  step: StepMaterial,
  { sentence, text }: { sentence: Sentence; text: string },
  question: string,
): string {
  const topic = hasTopics(step) ? topicOf(sentence, analysis) : "";
  const named = new Set(stemsOf(`${step.title} ${text}`, analysis.languageData));
  const isNamed = stemsOf(topic, analysis.languageData).every((stem) => named.has(stem));
  return topic === "" || isNamed ? question : analysis.texts.about(topic, question);
}
