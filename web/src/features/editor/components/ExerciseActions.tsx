import type { EditedStep, QuestionDraft } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Copy } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { placed } from "../../../lib/course/placed.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { toast } from "../../../ui/toast.ts";
import { exercisePath, withoutIds } from "../exercises.ts";
import { useOutline } from "../queries.ts";
import { DeleteQuestion } from "./DeleteQuestion.tsx";

interface ExerciseActionsProps {
  slug: string;
  step: EditedStep;
  exercise: { id: string; version: number };
  /** As it is stored. */
  draft: QuestionDraft;
  section: number | null;
  onDeleted: () => Promise<void>;
  onUndo: () => void;
  /** Resolves when the step is there with the copy. */
  onCopied: () => Promise<void>;
  onMoved: (stepId: string) => Promise<void>;
}

/** What can be done with a stored exercise: copy it, delete it, put it elsewhere. */
export function ExerciseActions(props: ExerciseActionsProps) {
  const { slug, step, exercise, draft, section, onDeleted, onUndo, onCopied, onMoved } = props;
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const { data: outline } = useOutline(slug);
  const own = { slug, stepId: step.id, exerciseId: exercise.id };
  const order = outline?.steps.find(({ id }) => id === step.id)?.exercises.map(({ id }) => id) ?? [];
  const at = order.indexOf(exercise.id);
  const move = useMutation({
    mutationFn: async (to: { stepId: string; before: string | null }) => {
      const isElsewhere = to.stepId !== step.id;
      const place = { toStepId: to.stepId, before: to.before, section: isElsewhere ? null : section };
      await api.editing.moveExercise({ ...own, ...place });
      await onMoved(to.stepId);
    },
    onSuccess: () => toast.success(t("exercise_moved")),
    onError: (error) => toast.error(t("exercise_move_failed"), sentence(error)),
  });
  const copy = useMutation({
    mutationFn: async () => {
      const exerciseId = crypto.randomUUID();
      const made = { slug, stepId: step.id, exerciseId, version: null, section, question: withoutIds(draft) };
      await api.editing.saveExercise(made);
      await onCopied();
      await navigate(exercisePath(slug, step.id, exerciseId));
    },
    onSuccess: () => toast.success(t("exercise_copied")),
    onError: (error) => toast.error(t("question_save_failed"), sentence(error)),
  });
  const moveBefore = (place: number) => move.mutate({ stepId: step.id, before: order[place] ?? null });
  return (
    <>
      <Button look="quiet" isPending={copy.isPending} onPress={() => copy.mutate()}>
        <Copy size={18} aria-hidden />
        {t("exercise_copy")}
      </Button>
      <DeleteQuestion
        what="exercise"
        remove={() => api.editing.deleteExercise({ ...own, version: exercise.version })}
        onDeleted={() => void onDeleted()}
        onUndo={onUndo}
      />
      <div className="flex w-full flex-wrap items-end gap-3 border-t border-line pt-4">
        {order.length > 1 ? (
          <>
            <Button look="quiet" isDisabled={at <= 0 || move.isPending} onPress={() => moveBefore(at - 1)}>
              <ArrowUp size={18} aria-hidden />
              {t("exercise_up")}
            </Button>
            <Button
              look="quiet"
              isDisabled={at < 0 || at === order.length - 1 || move.isPending}
              onPress={() => moveBefore(at + 2)}
            >
              <ArrowDown size={18} aria-hidden />
              {t("exercise_down")}
            </Button>
          </>
        ) : null}
        <div className="min-w-0 grow">
          <Select
            label={t("exercise_step")}
            choices={(outline?.steps ?? []).map(({ id, position, title }) => ({
              value: id,
              label: placed(position, title),
            }))}
            value={step.id}
            isDisabled={move.isPending}
            onChange={(stepId) => stepId !== step.id && move.mutate({ stepId, before: null })}
          />
        </div>
      </div>
    </>
  );
}
