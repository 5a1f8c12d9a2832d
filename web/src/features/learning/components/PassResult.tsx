import type { PassStanding } from "@lehrpfad/contract";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";

/** Whether a participant who completed the course has passed it, and what is left to do. */
export function PassResult({ pass }: { pass: PassStanding }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { percent, reached, passed, attemptsLeft } = pass;
  const Icon = passed ? CircleCheck : CircleDashed;
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon size={22} aria-hidden className={passed ? "text-accent" : "text-muted"} />
        {t(passed ? "passed" : "not_passed")}
      </h2>
      {reached === null ? null : <p className="mt-2">{t("pass_reached", { reached, percent })}</p>}
      {passed && (reached ?? 0) < percent ? <p className="mt-2">{mastery("pass_reached_before")}</p> : null}
      {passed || attemptsLeft === null ? null : (
        <p className="mt-2 font-semibold">
          {attemptsLeft === 0 ? mastery("pass_left_none") : mastery("pass_left", { count: attemptsLeft })}
        </p>
      )}
      {passed || attemptsLeft === 0 ? null : <p className="mt-2 text-muted">{mastery("pass_again")}</p>}
    </Card>
  );
}
