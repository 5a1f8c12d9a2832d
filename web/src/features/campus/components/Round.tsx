import type { DueQuestion } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Path } from "../../../ui/Path.tsx";
import { ReviewQuestion } from "./ReviewQuestion.tsx";
import type { UseMarking } from "./useMarking.ts";

interface RoundProps {
  questions: readonly DueQuestion[];
  /** How an answer is marked. */
  useMarking: UseMarking;
  /** Whether it comes after another round. */
  isFollowing: boolean;
  onEnd: () => void;
}

/** A round of questions, one after the other: those that there were when it began, whatever is heard of later. */
export function Round({ questions: given, useMarking, isFollowing, onEnd }: RoundProps) {
  const { t } = useTranslation("campus");
  const { number } = useFormats();
  const [questions] = useState(given);
  const [at, setAt] = useState(0);
  const due = questions[at];
  if (!due) return null;
  const isLast = at === questions.length - 1;
  const values = { position: number(at + 1), total: number(questions.length), course: due.courseName };
  return (
    <>
      <div className="mb-3 mt-5">
        <Path total={questions.length} done={at} here={at + 1} />
      </div>
      <p className="mb-5 text-sm text-muted">{t("reviews_place", values)}</p>
      <ReviewQuestion
        key={due.question.id}
        due={due}
        useMarking={useMarking}
        isLast={isLast}
        isFollowing={isFollowing || at > 0}
        onNext={isLast ? onEnd : () => setAt(at + 1)}
      />
    </>
  );
}
