import type { Answer, AnswerResult, DueQuestion, Passage } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** What came of an answer. */
export interface Marked {
  result: AnswerResult;
  passage: Passage | null;
  /** Whether the question comes again, and when. */
  again: string;
}

interface Marking {
  mark: (answer: Answer) => void;
  marked: Marked | null;
  isPending: boolean;
  error: Error | null;
}

/** Marks answers to one question. */
export type UseMarking = (due: DueQuestion) => Marking;

/** Marks a repeated answer, and says when the question is due again. */
export const useRepeating: UseMarking = ({ slug, stepId }) => {
  const { t } = useTranslation("campus");
  const { date } = useFormats();
  const { mutate, data, isPending, error } = useMutation(orpc.campus.repeat.mutationOptions());
  const marked = data ? { ...data, again: t("reviews_again", { date: date(data.nextDue) }) } : null;
  return { mark: (answer) => mutate({ slug, stepId, answer }), marked, isPending, error };
};

/** Marks a practised answer; a wrong one comes once more. */
export const usePractising: UseMarking = ({ slug, question }) => {
  const { t } = useTranslation("mastery");
  const { mutate, data, isPending, error } = useMutation(orpc.campus.practise.mutationOptions());
  const marked = data ? { ...data, again: t(data.result.right ? "practise_known" : "practise_again") } : null;
  return {
    mark: (answer) => mutate({ slug, questionId: question.id, answer }),
    marked,
    isPending,
    error,
  };
};
