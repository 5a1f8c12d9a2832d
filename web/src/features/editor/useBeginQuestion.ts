import type { EditedStep, QuestionDraft } from "@lehrpfad/contract";
import { useNavigate } from "react-router";
import { exercisePath } from "./exercises.ts";
import { beginWith, hasBegun } from "./useQuestionDraft.ts";

/** Opens a question that begins with these fields: that of a step which has none, else another exercise. */
export function useBeginQuestion(slug: string, step: Pick<EditedStep, "id" | "question">) {
  const navigate = useNavigate();
  return (question: QuestionDraft): void => {
    const isFree = step.question === null && !hasBegun(step.id);
    const id = isFree ? step.id : crypto.randomUUID();
    beginWith(id, question);
    void navigate(isFree ? `/c/${slug}/edit/questions/${id}` : exercisePath(slug, step.id, id));
  };
}
