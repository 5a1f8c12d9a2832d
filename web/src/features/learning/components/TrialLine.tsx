import type { Enrolment } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";

/** Says to a manager of the course that what she does here is counted nowhere. */
export function TrialLine({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation("viewer");
  return enrolment.trial ? <p className="mb-4 text-sm font-semibold text-here">{t("trial_note")}</p> : null;
}
