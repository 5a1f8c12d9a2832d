import { type CourseConfiguration, LIMITS } from "@lehrpfad/contract";
import { CertificateSwitch } from "../../../lib/course/CertificateSwitch.tsx";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";

type Passing = Pick<
  CourseConfiguration,
  "passPercent" | "attempts" | "understoodCounts" | "certificate" | "certificateFor" | "finalQuiz"
>;

interface PassMarkProps {
  value: Passing;
  /** Questions that the mark would rest on. */
  questions: number;
  onChange: (change: Partial<Passing>) => void;
}

const OFFERED = [50, 60, 70, 75, 80, 85, 90, 100];
const ATTEMPTS = Array.from({ length: LIMITS.passAttempts }, (_, at) => at + 1);
const NONE = "none";

/** A choice as a number, or null where "none" was chosen. */
const numberOf = (chosen: string) => (chosen === NONE ? null : Number(chosen));

/** What passes a course, how often it may be tried, and whom its certificate is for. */
export function PassMark({ value, questions, onChange }: PassMarkProps) {
  const { t } = useTranslation("manage");
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const { passPercent, attempts, understoodCounts, certificate, certificateFor } = value;
  const isOutOfReach = passPercent === null && questions < LIMITS.passQuestions;
  const inQuiz = value.finalQuiz !== "none";
  const help = t(inQuiz ? "pass_help_quiz" : "pass_help");
  const isListed = passPercent === null || OFFERED.includes(passPercent);
  const offered = isListed ? OFFERED : [passPercent, ...OFFERED].sort((a, b) => a - b);
  const choosePercent = (percent: number | null) =>
    onChange({
      passPercent: percent,
      ...(passPercent === null && percent !== null ? { understoodCounts: false } : {}),
    });
  return (
    <section aria-labelledby="pass-title" className="space-y-6">
      <h2 id="pass-title" className="text-xl">
        {t("pass_title")}
      </h2>
      <Select
        label={t("pass_label")}
        help={
          isOutOfReach ? (
            <>
              {help} <b>{t("pass_few", { count: questions, least: LIMITS.passQuestions })}</b>
            </>
          ) : (
            help
          )
        }
        isDisabled={isOutOfReach}
        choices={[
          { value: NONE, label: t("pass_none") },
          ...offered.map((percent) => ({ value: String(percent), label: t("pass_percent", { percent }) })),
        ]}
        value={passPercent === null ? NONE : String(passPercent)}
        onChange={(chosen) => choosePercent(numberOf(chosen))}
      />
      {passPercent === null ? null : (
        <>
          {questions < LIMITS.passQuestions ? (
            <Notice tone="danger">
              {sentence(new CodedError("PASS_MARK_QUESTIONS", { least: LIMITS.passQuestions }))}
            </Notice>
          ) : null}
          <Select
            label={t("attempts_label")}
            help={t(inQuiz ? "attempts_help_quiz" : "attempts_help")}
            choices={[
              { value: NONE, label: t("attempts_any") },
              ...ATTEMPTS.map((n) => ({ value: String(n), label: number(n) })),
            ]}
            value={attempts === null ? NONE : String(attempts)}
            onChange={(chosen) => onChange({ attempts: numberOf(chosen) })}
          />
          {inQuiz ? null : (
            <Switch
              isSelected={understoodCounts}
              onChange={(counts) => onChange({ understoodCounts: counts })}
            >
              {t("understood_counts")}
            </Switch>
          )}
        </>
      )}
      <CertificateSwitch
        isSelected={certificate}
        onChange={(isOffered) => onChange({ certificate: isOffered })}
        forPassing={passPercent !== null}
      />
      {certificate && passPercent !== null ? (
        <RadioGroup<Passing["certificateFor"]>
          label={t("certificate_for")}
          choices={[
            { value: "completion", label: t(inQuiz ? "certificate_for_quiz" : "certificate_for_completion") },
            { value: "passing", label: t("certificate_for_passing") },
          ]}
          value={certificateFor}
          onChange={(chosen) => onChange({ certificateFor: chosen })}
          columns={2}
        />
      ) : null}
    </section>
  );
}
