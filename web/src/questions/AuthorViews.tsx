import type { BodyDraft, WrittenBody } from "@lehrpfad/contract";
import type { ReactElement } from "react";
import type { EditorProps, SolutionProps } from "./authoring.ts";
import { ChoiceEditor } from "./choice/ChoiceEditor.tsx";
import { ChoiceSolution } from "./choice/ChoiceSolution.tsx";

/** Fields for what a question's kind decides. */
export function BodyEditor({ question, ...rest }: EditorProps<BodyDraft>): ReactElement | null {
  switch (question.kind) {
    case "choice":
      return <ChoiceEditor question={question} {...rest} />;
  }
}

/** What is right in a question. */
export function QuestionSolution({ question, ...rest }: SolutionProps<WrittenBody>): ReactElement | null {
  switch (question.kind) {
    case "choice":
      return <ChoiceSolution question={question} {...rest} />;
  }
}
