import { draftOf, type EditedQuestion, type QuestionDraft, type SavedBy } from "@lehrpfad/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { TwoVersions } from "../../../lib/TwoVersions.tsx";
import { QuestionSolution } from "../../../questions/AuthorViews.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Changes } from "../../rewriting/components/Changes.tsx";
import type { Differences } from "../../rewriting/differences.ts";
import { useNextChange } from "../../rewriting/useNextChange.ts";
import { compareQuestions } from "../../rewriting/useVersions.ts";
import { ConflictHead } from "./ConflictHead.tsx";

interface VersionProps {
  question: QuestionDraft;
  compared: ReturnType<typeof compareQuestions>;
  side: keyof Omit<Differences, "allNew">;
}

function Version({ question, compared, side }: VersionProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const tag = side === "present" ? "del" : "ins";
  const plain = (text: string) => [{ text, changed: false }];
  return (
    <>
      <p className="text-sm text-muted">{t(`kind_${question.kind}`)}</p>
      <p className="font-semibold">
        <Changes pieces={compared.question[side][0] ?? plain(question.text)} as={tag} />
      </p>
      <QuestionSolution
        question={question}
        look="plain"
        line={(text, at) => <Changes pieces={compared.solution[side][at] ?? plain(text)} as={tag} />}
      />
      {question.explanation ? (
        <p className="text-muted">
          <Changes pieces={compared.explanation[side].flat()} as={tag} />
        </p>
      ) : null}
      {question.hint ? (
        <p className="text-muted">
          {s("hint")}: {question.hint}
        </p>
      ) : null}
    </>
  );
}

/** Who made the other version, as a heading. */
function useTitle(savedBy: SavedBy): string {
  const { t } = useTranslation("editor");
  if (savedBy === null) return t("question_conflict_title");
  if (savedBy.isOwn) return t("question_conflict_title_own");
  return t("question_conflict_title_other", { name: savedBy.name });
}

interface QuestionConflictProps {
  mine: QuestionDraft;
  /** Null where somebody else deleted the question. */
  theirs: EditedQuestion | null;
  savedBy: SavedBy;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two versions of a question, what differs marked word for word; one of them is kept. */
export function QuestionConflict({ mine, theirs, savedBy, onTakeTheirs, onKeepMine }: QuestionConflictProps) {
  const { t } = useTranslation("editor");
  const title = useTitle(savedBy);
  const { root, toNext } = useNextChange("section section");
  const stored = useMemo(() => theirs && draftOf(theirs), [theirs]);
  const compared = useMemo(() => compareQuestions(stored, mine), [stored, mine]);
  return (
    <div ref={root}>
      <TwoVersions
        title={title}
        text={t("conflict_text")}
        head={stored ? <ConflictHead onNext={toNext} /> : undefined}
        theirs={{
          name: t("conflict_theirs"),
          action: (
            <Button look="quiet" onPress={onTakeTheirs}>
              {t("conflict_take_theirs")}
            </Button>
          ),
          children: stored ? (
            <Version question={stored} compared={compared} side="present" />
          ) : (
            <p>{t("question_gone")}</p>
          ),
        }}
        mine={{
          name: t("conflict_mine"),
          action: <Button onPress={onKeepMine}>{t("conflict_keep_mine")}</Button>,
          children: <Version question={mine} compared={compared} side="proposed" />,
        }}
      />
    </div>
  );
}
