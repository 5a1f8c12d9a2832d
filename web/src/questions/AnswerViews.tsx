import type { Answer, AnswerResult, OpenQuestion } from "@lehrpfad/contract";
import type { ReactElement } from "react";
import type { FieldsProps } from "./answering.ts";
import { CheckedChoice, ChoiceFields, MissedInChoice } from "./choice/ChoiceAnswer.tsx";

/** Fields to answer a question in. */
export function AnswerFields({
  question,
  answer,
  ...rest
}: FieldsProps<OpenQuestion, Answer>): ReactElement | null {
  switch (question.kind) {
    case "choice":
      if (answer.kind !== "choice") return null;
      return <ChoiceFields question={question} answer={answer} {...rest} />;
  }
}

interface CheckedAnswerProps {
  question: OpenQuestion;
  result: AnswerResult;
  /** Language of the course. */
  lang: string;
}

/** What was answered, beside what is right. */
export function CheckedAnswer({
  question,
  result: { answer, solution },
  lang,
}: CheckedAnswerProps): ReactElement | null {
  switch (question.kind) {
    case "choice":
      if (answer.kind !== "choice" || solution.kind !== "choice") return null;
      return <CheckedChoice question={question} answer={answer} solution={solution} lang={lang} />;
  }
}

/** What was missing in a wrong answer, in one line. */
export function MissedInAnswer({
  answer,
  solution,
}: Pick<AnswerResult, "answer" | "solution">): ReactElement | null {
  switch (answer.kind) {
    case "choice":
      if (solution.kind !== "choice") return null;
      return <MissedInChoice answer={answer} solution={solution} />;
  }
}
