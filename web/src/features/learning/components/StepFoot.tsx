import type { StepPage } from "@lehrpfad/contract";
import { ArrowLeft, ArrowRight, Flag } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { useWaiting } from "../outbox/useOutbox.ts";
import { evaluationPath, isOpen, stepPath } from "../steps.ts";
import { UnderstoodToggle } from "./UnderstoodToggle.tsx";

/** The way on: back, the mark "understood", and one button to the next step. */
export function StepFoot({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const { position, id } = page.step;
  const last = position >= page.steps.length;
  const here = page.steps.find((step) => step.stepId === id);
  const waits = useWaiting().some((entry) => entry.kind === "answer" && entry.stepId === id);
  const finished = waits || (here !== undefined && !isOpen(here));
  const anonymous = page.enrolment.type === "anonymous";
  return (
    <nav aria-label={t("path")} className="mt-8 flex flex-wrap gap-3 pb-8 sm:items-center">
      {position > 1 ? (
        <div className="order-last grow sm:order-none sm:grow-0">
          <LinkButton wide look="quiet" to={stepPath(slug, position - 1)} aria-keyshortcuts="p">
            <ArrowLeft size={18} aria-hidden className="shrink-0" />
            {t("previous")}
          </LinkButton>
        </div>
      ) : null}
      <div className="basis-full sm:ml-auto sm:basis-auto">
        <UnderstoodToggle slug={slug} page={page} />
      </div>
      <div className="order-last grow-[99] sm:order-none sm:grow-0">
        <LinkButton
          wide
          look={finished ? "primary" : "quiet"}
          aria-keyshortcuts="n"
          to={last ? evaluationPath(slug) : stepPath(slug, position + 1)}
        >
          {last ? t(anonymous ? "finish" : "to_evaluation") : t("next")}
          {last ? (
            <Flag size={18} aria-hidden className="shrink-0" />
          ) : (
            <ArrowRight size={18} aria-hidden className="shrink-0" />
          )}
        </LinkButton>
      </div>
    </nav>
  );
}
