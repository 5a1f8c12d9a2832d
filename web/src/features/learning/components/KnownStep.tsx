import type { StepPage } from "@lehrpfad/contract";
import { CircleCheck } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useLearnKnown } from "../entryTest.ts";

/** The card of the step's own question, which is the last one of the text. */
function questionBefore(place: HTMLElement | null): HTMLElement | null {
  const cards = place?.closest("article")?.querySelectorAll<HTMLElement>("section[aria-labelledby]");
  return cards?.item(cards.length - 1) ?? null;
}

/** Says of a step that it was known before, and asks its question again where that is wanted. */
export function KnownStep({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("entryTest");
  const place = useRef<HTMLDivElement>(null);
  const { learn, isPending, fault } = useLearnKnown(slug);
  const askAgain = async () => {
    // The button goes with the mark.
    const question = questionBefore(place.current);
    if (await learn(page.step.id)) question?.focus();
  };
  return (
    <div ref={place} className="mt-5 space-y-3">
      <p className="flex items-start gap-2.5 text-muted">
        <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
        {t("step_known")}
      </p>
      {page.enrolment.completedAt === null ? (
        <Button look="quiet" isPending={isPending} onPress={() => void askAgain()}>
          {t("ask_again")}
        </Button>
      ) : null}
      {fault === null ? null : (
        <Notice tone="danger">
          <p className="font-semibold">{t("learn_failed")}</p>
          {fault}
        </Notice>
      )}
    </div>
  );
}
