import type { WrittenBody } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../lib/i18n.ts";
import { QuestionSolution } from "./AuthorViews.tsx";
import type { SolutionLook } from "./authoring.ts";

interface ProposedQuestionProps {
  question: WrittenBody & { explanation: string; hint: string | null };
  look: SolutionLook;
  /** The passage that answers it. */
  children: ReactNode;
}

/** What a question holds that a writer or a chat proposes, for whoever accepts or skips it. */
export function ProposedQuestion({ question, look, children }: ProposedQuestionProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const texts = [
    [t("question_explanation"), question.explanation],
    [s("hint"), question.hint ?? ""],
  ].filter(([, text]) => text);
  return (
    <>
      <QuestionSolution question={question} look={look} />
      {texts.length > 0 ? (
        <dl className="space-y-1.5 text-md">
          {texts.map(([name, text]) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </>
  );
}
