import type { PassStanding } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** What passes a course, for those who may still pass it. */
export function PassNote({ pass }: { pass: PassStanding }) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const { percent, questions, attempts, understoodCounts, inQuiz, forCertificate } = pass;
  return (
    <section className="mt-6 max-w-prose">
      <h2 className="text-lg">{t("pass_title")}</h2>
      <ul className="mt-1.5 list-disc space-y-1 pl-5">
        {inQuiz ? (
          <>
            <li>{t("pass_quiz", { percent })}</li>
            {attempts === null ? null : <li>{t("pass_quiz_attempts", { count: attempts })}</li>}
          </>
        ) : (
          <>
            <li>{t("pass_rule", { percent, questions: number(questions) })}</li>
            <li>{t("pass_first")}</li>
            <li>{t(understoodCounts ? "pass_understood" : "pass_not_understood")}</li>
            {attempts === null ? null : <li>{t("pass_attempts", { count: attempts })}</li>}
          </>
        )}
        {forCertificate ? <li>{t("pass_certificate")}</li> : null}
      </ul>
    </section>
  );
}
