import type { StepPage } from "@lehrpfad/contract";
import { Lightbulb } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { submit } from "../outbox/outbox.ts";
import { useObstacle, useWaiting } from "../outbox/useOutbox.ts";

/** The mark "understood", on and off. */
export function UnderstoodToggle({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const waiting = useWaiting();
  const obstacle = useObstacle(slug);
  const stepId = page.step.id;
  const stored = page.steps.find((step) => step.stepId === stepId)?.understood ?? false;
  const own = waiting.find((entry) => entry.kind === "understood" && entry.stepId === stepId);
  const understood = own?.kind === "understood" ? own.understood : stored;
  return (
    <div>
      <Button
        look={understood ? "plain" : "quiet"}
        wide
        aria-pressed={understood}
        aria-keyshortcuts="u"
        onPress={() => void submit({ kind: "understood", slug, stepId, understood: !understood })}
      >
        <Lightbulb size={18} aria-hidden fill={understood ? "currentColor" : "none"} />
        {understood ? t("understood_done") : t("understood")}
      </Button>
      <p aria-live="polite" className="mt-3 text-md text-muted empty:mt-0">
        {own && obstacle !== null ? t("waiting_kept") : null}
      </p>
    </div>
  );
}
