import { type CourseConfiguration, LIMITS } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";

type Quiz = Pick<CourseConfiguration, "finalQuiz" | "quizQuestions">;

interface FinalQuizFieldProps {
  value: Quiz;
  /** Questions of the course that it could ask. */
  questions: number;
  onChange: (change: Partial<Quiz>) => void;
}

const KINDS = ["none", "beside", "instead"] as const;
const { minimum, maximum } = LIMITS.quizQuestions;
const OFFERED = [minimum, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, maximum];
const ALL = "all";

/** Whether a quiz about the whole course ends it, in the place of the questions in steps or beside them, and of how many. */
export function FinalQuizField({ value, questions, onChange }: FinalQuizFieldProps) {
  const { t } = useTranslation("manage");
  const { number } = useFormats();
  const { finalQuiz, quizQuestions } = value;
  const isListed = quizQuestions === null || OFFERED.includes(quizQuestions);
  const offered = isListed ? OFFERED : [quizQuestions, ...OFFERED].sort((a, b) => a - b);
  return (
    <div className="space-y-4">
      <RadioGroup
        label={t("quiz_label")}
        help={t("quiz_help")}
        choices={KINDS.map((kind) => ({
          value: kind,
          label: t(`quiz_${kind}`),
          hint: t(`quiz_${kind}_hint`),
        }))}
        value={finalQuiz}
        onChange={(chosen) => onChange({ finalQuiz: chosen })}
      />
      {finalQuiz === "none" ? null : (
        <Select
          label={t("quiz_questions")}
          help={
            quizQuestions !== null && quizQuestions > questions
              ? t("quiz_fewer", { count: questions, number: number(questions) })
              : t("quiz_questions_help")
          }
          choices={[
            { value: ALL, label: t("quiz_all") },
            ...offered.map((n) => ({ value: String(n), label: t("quiz_drawn", { number: number(n) }) })),
          ]}
          value={quizQuestions === null ? ALL : String(quizQuestions)}
          onChange={(chosen) => onChange({ quizQuestions: chosen === ALL ? null : Number(chosen) })}
        />
      )}
      {finalQuiz !== "none" && questions === 0 ? <Notice tone="here">{t("quiz_without")}</Notice> : null}
    </div>
  );
}
