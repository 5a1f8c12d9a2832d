import { type Advice, LIMITS, type Preview } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Path } from "../../../ui/Path.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";
import { CostEstimate } from "./CostEstimate.tsx";
import { PreviewLines, PreviewOutline } from "./PreviewLines.tsx";

interface SizePreviewProps {
  material: Material;
  /** The number of steps asked for, 10 to 50. */
  steps: number;
  /** Whether a learning goal chooses from the material. */
  hasGoal: boolean;
  /** What is computed of it; undefined until it is, null where it cannot be. */
  preview: CoursePreview["preview"];
  structure: CoursePreview["structure"];
}

interface FrameProps {
  headline: string;
  steps: number;
  cost: Advice["cost"];
  children?: ReactNode;
  /** What is not read out when it changes. */
  outline?: ReactNode;
}

function Frame({ headline, steps, cost, children, outline }: FrameProps) {
  const { t } = useTranslation("create");
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <div aria-live="polite">
        <p className="text-sm text-muted">{t("preview_title")}</p>
        <p className="mt-0.5 font-read text-xl font-semibold">{headline}</p>
        <div className="my-3">
          <Path total={steps} done={0} every />
        </div>
        <div className="space-y-2 text-md text-muted">{children}</div>
        <CostEstimate cost={cost} />
      </div>
      {outline}
    </div>
  );
}

interface VerdictProps {
  found: Advice;
  /** The size at the recommended number of steps. */
  best: Pick<Advice, "steps" | "minutes" | "long"> | undefined;
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

/** Fewer words than this in a step are worth a word (statement 9.02); more than that are long. */
const SIZES = { full: 500, most: 1_000 };

/** A size as it was computed, in place of the estimated one. */
function sizeOf({ steps, words, minutes, writer }: Preview, found: Advice): Advice {
  const wordsPerStep = Math.round(words / steps / 10) * 10;
  const isBuiltin = writer === "builtin";
  return {
    ...found,
    ...{ steps, wordsPerStep, minutes },
    short: isBuiltin && wordsPerStep < SIZES.full,
    long: isBuiltin && wordsPerStep > SIZES.most,
  };
}

/** The size at the number that is recommended for what is taught. */
function bestOf({ recommended, selected }: Preview): VerdictProps["best"] {
  return { ...recommended, long: selected / recommended.steps > SIZES.most };
}

/** Words of the material that a step teaches, as roughly as they are known. */
const taughtIn = (words: number, steps: number): number => Math.round(words / steps / 10) * 10;

/** What the material makes of the number of steps asked for, before anything is generated. */
export function SizePreview({ material, steps, hasGoal, preview, structure }: SizePreviewProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const sentence = useErrorSentence();
  const { advice, ready } = material;
  const choiceOf = (number: number | null | undefined) =>
    advice.data?.choices.find(({ wished }) => wished === Math.max(LIMITS.steps.minimum, number ?? 0));
  const found = choiceOf(steps);
  if (ready.length === 0) {
    const headline = t("preview_goal", { steps: f.number(steps) });
    return <Frame headline={headline} steps={steps} cost={found?.cost ?? null} />;
  }
  if (advice.isError) return <p className="text-danger">{sentence(advice.error)}</p>;
  if (!advice.data || !found) return <Skeleton className="h-44 w-full rounded-card" />;
  const { words } = advice.data;
  const outline =
    preview && !structure ? <PreviewOutline preview={preview} lang={material.language} /> : null;
  const shown = preview ? sizeOf(preview, found) : found;
  const headline = t("preview", {
    steps: f.number(shown.steps),
    words: f.number(shown.wordsPerStep),
    time: f.minutes(shown.minutes),
  });
  const estimated = { total: f.number(words), taught: f.number(taughtIn(words, found.steps)) };
  return (
    <Frame headline={headline} steps={shown.steps} cost={shown.cost} outline={outline}>
      {preview ? (
        <PreviewLines preview={preview} hasGoal={hasGoal && !structure} />
      ) : (
        <p>
          {t("preview_material", estimated)} {t(preview === null ? "preview_estimated" : "preview_computing")}
        </p>
      )}
      <Verdict
        found={{ ...shown, wished: steps }}
        best={preview ? bestOf(preview) : choiceOf(advice.data.recommended)}
      />
    </Frame>
  );
}
