import { draftOf, type EditedQuestion, type QuestionDraft } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionSolution } from "../../../questions/AuthorViews.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";

function Version({ question }: { question: QuestionDraft }) {
  const { t } = useTranslation("editor");
  return (
    <>
      <p className="text-sm text-muted">{t(`kind_${question.kind}`)}</p>
      <p className="font-semibold">{question.text}</p>
      <QuestionSolution question={question} look="plain" />
      <p className="text-muted">{question.explanation}</p>
    </>
  );
}

interface QuestionConflictProps {
  mine: QuestionDraft;
  /** Null where somebody else deleted the question. */
  theirs: EditedQuestion | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two versions of a question; one of them is kept. */
export function QuestionConflict({ mine, theirs, onTakeTheirs, onKeepMine }: QuestionConflictProps) {
  const { t } = useTranslation("editor");
  return (
    <section aria-labelledby="question-conflict" role="alert">
      <h2 id="question-conflict" className="text-xl">
        {t("question_conflict_title")}
      </h2>
      <p className="mb-5 mt-2 text-muted">{t("conflict_text")}</p>
      <div className="grid gap-5 xl:grid-cols-2">
        <Card className="space-y-3">
          <h3 className="text-lg">{t("conflict_theirs")}</h3>
          <Button look="quiet" onPress={onTakeTheirs}>
            {t("conflict_take_theirs")}
          </Button>
          {theirs ? <Version question={draftOf(theirs)} /> : <p>{t("question_gone")}</p>}
        </Card>
        <Card className="space-y-3">
          <h3 className="text-lg">{t("conflict_mine")}</h3>
          <Button onPress={onKeepMine}>{t("conflict_keep_mine")}</Button>
          <Version question={mine} />
        </Card>
      </div>
    </section>
  );
}
