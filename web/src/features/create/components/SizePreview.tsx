import { type Advice, LIMITS } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Path } from "../../../ui/Path.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { Material } from "../draft/useMaterial.ts";
import { CostEstimate } from "./CostEstimate.tsx";

interface SizePreviewProps {
  material: Material;
  /** The number of steps asked for, 10 to 50. */
  steps: number;
  /** Whether a learning goal chooses from the material. */
  hasGoal: boolean;
}

interface FrameProps {
  headline: string;
  steps: number;
  cost: Advice["cost"];
  children?: ReactNode;
}

function Frame({ headline, steps, cost, children }: FrameProps) {
  const { t } = useTranslation("create");
  return (
    <div aria-live="polite" className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <p className="text-sm text-muted">{t("preview_title")}</p>
      <p className="mt-0.5 font-read text-xl font-semibold">{headline}</p>
      <div className="my-3">
        <Path total={steps} done={0} />
      </div>
      <div className="space-y-2 text-md text-muted">{children}</div>
      <CostEstimate cost={cost} />
    </div>
  );
}

interface VerdictProps {
  found: Advice;
  /** The size at the recommended number of steps. */
  best: Advice | undefined;
}

/** What is to be said against a number of steps: more than the text gives, too short, too long. */
function Verdict({ found, best }: VerdictProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  if (found.steps < found.wished) return <p>{t("preview_fewer", { wished: f.number(found.wished) })}</p>;
  if (found.short) return <p>{t("preview_short")}</p>;
  if (!found.long || !best) return null;
  return (
    <Notice tone="here">
      {best.long
        ? t("preview_too_much", { maximum: f.number(LIMITS.steps.maximum) })
        : t("preview_long", { recommended: f.number(best.steps), time: f.minutes(best.minutes) })}
    </Notice>
  );
}

/** Words of the material that a step teaches, as roughly as they are known. */
const taughtIn = (words: number, steps: number): number => Math.round(words / steps / 10) * 10;

/** What the material makes of the number of steps asked for, before anything is generated. */
export function SizePreview({ material, steps, hasGoal }: SizePreviewProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const sentence = useErrorSentence();
  const { advice, ready } = material;
  const choiceOf = (number: number | null | undefined) =>
    advice.data?.choices.find(({ wished }) => wished === number);
  const found = choiceOf(steps);
  if (ready.length === 0) {
    const headline = t("preview_goal", { steps: f.number(steps) });
    return <Frame headline={headline} steps={steps} cost={found?.cost ?? null} />;
  }
  if (advice.isError) return <p className="text-danger">{sentence(advice.error)}</p>;
  if (!advice.data || !found) return <Skeleton className="h-44 w-full rounded-card" />;
  const { words } = advice.data;
  const headline = t("preview", {
    steps: f.number(found.steps),
    words: f.number(found.wordsPerStep),
    time: f.minutes(found.minutes),
  });
  return (
    <Frame headline={headline} steps={found.steps} cost={found.cost}>
      <p>
        {t("preview_material", {
          total: f.number(words),
          taught: f.number(taughtIn(words, found.steps)),
        })}
      </p>
      {hasGoal ? <p>{t("preview_goal_chooses")}</p> : null}
      <Verdict found={found} best={choiceOf(advice.data.recommended)} />
    </Frame>
  );
}
