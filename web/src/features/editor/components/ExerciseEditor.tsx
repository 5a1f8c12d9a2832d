import { type CourseLanguage, draftOf, type EditedExercise, type EditedStep } from "@lehrpfad/contract";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { exercisePath } from "../exercises.ts";
import { partTitles } from "../partTitles.ts";
import { useBeginQuestion } from "../useBeginQuestion.ts";
import { useEditing } from "../useEditing.ts";
import { passageOf } from "../useQuestionDraft.ts";
import { type Save, useQuestionsChanged, useSaveExercise } from "../useSaving.ts";
import { AnotherExercise } from "./AnotherExercise.tsx";
import { ExerciseActions } from "./ExerciseActions.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { StepBeside } from "./StepBeside.tsx";

const END = "end";

/** Where the exercise stands that this one was added behind, as `AnotherExercise` says. */
function sectionFrom(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("section" in state)) return null;
  return typeof state.section === "number" ? state.section : null;
}

interface ExerciseEditorProps {
  slug: string;
  step: EditedStep;
  /** Of the course. */
  lang: CourseLanguage;
  exerciseId: string;
  /** As it is stored; null for a new one. */
  stored: EditedExercise | null;
}

/** An exercise of a step: what it asks, and behind which part of the text it stands. */
export function ExerciseEditor({ slug, step, lang, exerciseId, stored }: ExerciseEditorProps) {
  const { t } = useTranslation("editor");
  const navigate = useNavigate();
  const begun = sectionFrom(useLocation().state);
  const [section, setSection] = useState(stored ? stored.section : begun);
  const [savedSection, setSavedSection] = useState(section);
  const { save, isSaving } = useSaveExercise(slug, { stepId: step.id, exerciseId, section });
  const saveHere: Save = async (version, question) => {
    const saved = await save(version, question);
    if (saved.kind === "saved") setSavedSection(section);
    return saved;
  };
  const editing = useEditing(exerciseId, stored, saveHere, "exercise");
  const begin = useBeginQuestion(slug, step);
  const changed = useQuestionsChanged(slug);
  const { draft, bringBack } = editing;
  const isFree = draft.base === null && !draft.unsaved;
  const isMoved = section !== savedSection;
  const titles = partTitles(step.content);
  const choices = [
    ...titles.map((title, at) => ({ value: String(at), label: t("exercise_behind", { section: title }) })),
    { value: END, label: t("exercise_at_end") },
  ];
  const shown = section === null || section >= titles.length ? END : String(section);
  const passage = passageOf(draft);
  return (
    <StepBeside
      slug={slug}
      step={step}
      language={lang}
      passage={passage}
      onBegin={isFree ? draft.fill : begin}
    >
      <QuestionForm
        slug={slug}
        stepId={step.id}
        proof={<ProofFields slug={slug} step={step} language={lang} draft={draft} />}
        exerciseId={exerciseId}
        editing={editing}
        isChanged={isMoved}
        isNew={stored === null}
        title={t(stored ? "exercise_of" : "exercise_new_of", { position: step.position, title: step.title })}
        head={
          <Select
            label={t("exercise_place")}
            choices={choices}
            value={shown}
            onChange={(value) => setSection(value === END ? null : Number(value))}
          />
        }
        actions={
          <>
            <Button type="submit" isPending={isSaving}>
              {t("exercise_save")}
            </Button>
            {draft.unsaved || isMoved ? <p className="text-muted">{t("state_changed")}</p> : null}
            <AnotherExercise
              slug={slug}
              stepId={step.id}
              section={section}
              unsaved={draft.unsaved || isMoved || draft.base === null}
              save={editing.submit}
            />
            {draft.base ? (
              <ExerciseActions
                slug={slug}
                step={step}
                exercise={{ id: exerciseId, version: draft.base.version }}
                draft={draftOf(draft.base)}
                section={savedSection}
                onDeleted={async () => {
                  void changed();
                  draft.takeOver(null);
                  await navigate(`/c/${slug}/edit/questions/${step.id}`, { replace: true });
                }}
                onUndo={() => void bringBack(draft.base ? draftOf(draft.base) : draft.question)}
                onCopied={changed}
                onMoved={async (stepId) => {
                  void changed();
                  await navigate(exercisePath(slug, stepId, exerciseId), { replace: true });
                }}
              />
            ) : null}
          </>
        }
      />
    </StepBeside>
  );
}
