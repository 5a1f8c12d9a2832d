import type { api } from "../lib/api.ts";
import { SourceName } from "../lib/course/SourceList.tsx";
import { useTranslation } from "../lib/i18n.ts";
import { QuestionText } from "../lib/QuestionText.tsx";
import { Prose } from "../ui/Prose.tsx";
import { QuestionSolution } from "./AuthorViews.tsx";

type Previewed = Awaited<ReturnType<typeof api.courses.previewStep>>["question"];

/** The question of a step with its solution, as those who manage the course see it. */
export function PreviewedQuestion({ question }: { question: Previewed }) {
  const { t } = useTranslation("studio");
  const { t: editor } = useTranslation("editor");
  if (question === null) return <p className="text-muted">{t("question_none")}</p>;
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <p className="mb-1 text-sm font-semibold text-muted">{editor(`kind_${question.kind}`)}</p>
      <h3 className="text-xl">
        <QuestionText text={question.text} />
      </h3>
      <QuestionSolution question={question} look="wide" />
      {question.hint ? (
        <p className="mt-4">
          <b>{t("hint")}:</b> {question.hint}
        </p>
      ) : null}
      {question.explanation ? (
        <div className="mt-4 border-l-3 border-accent pl-4">
          <p className="font-semibold">{t("explanation")}</p>
          <Prose markdown={question.explanation} size="small" skeletonLines={2} />
          {question.source ? (
            <p className="mt-1.5 text-sm text-muted">
              <SourceName source={question.source} />
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
