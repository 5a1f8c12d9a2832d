import { readFile } from "node:fs/promises";
import type { CourseLanguage, QuestionDraft, QuestionListContents } from "@lehrpfad/contract";
import { languageDataOf, placeQuestions } from "@lehrpfad/engine";
import { ImportError, readQuestionList } from "@lehrpfad/interchange";
import { WorkRefusal } from "../../../platform/heavyWork/kind.ts";

interface ListTask {
  /** Where the file lies. */
  path: string;
  language: CourseLanguage;
  /** What right and wrong are called where there are only these two. */
  truth: { yes: string; no: string };
  /** Steps of the course in their order: their ids and texts. */
  ids: string[];
  texts: string[];
}

/** What is right in a question, in words; nothing where nobody has said. */
function answersOf(question: QuestionDraft): string[] {
  if (question.kind === "choice")
    return question.options.flatMap(({ text, correct }) => (correct ? [text] : []));
  if (question.kind === "typed") return question.accepted;
  return question.kind === "self" ? [question.passage] : [];
}

/** Reads a list of questions and finds the step of each; refused with the reason of an ImportError. */
export async function run({ path, language, truth, ids, texts }: ListTask): Promise<QuestionListContents> {
  try {
    const { questions, unread } = readQuestionList(await readFile(path), truth);
    const asked = questions.map(({ question }) => ({ text: question.text, answers: answersOf(question) }));
    const places = placeQuestions(asked, texts, languageDataOf(language));
    return {
      questions: questions.map((one, at) => {
        const place = places[at];
        const stepId = (place && ids[place.step]) ?? null;
        return { ...one, stepId, passage: place?.passage ?? null };
      }),
      unread,
    };
  } catch (error) {
    throw error instanceof ImportError ? new WorkRefusal(error.reason, error.at) : error;
  }
}
