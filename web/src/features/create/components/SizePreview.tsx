import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Path } from "../../../ui/Path.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

interface SizePreviewProps {
  documentIds: string[];
  /** The number of steps asked for, 10 to 50. */
  steps: number;
}

function Frame({ headline, note, steps }: { headline: string; note?: string; steps: number }) {
  const { t } = useTranslation("create");
  return (
    <div aria-live="polite" className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <p className="text-sm text-muted">{t("preview_title")}</p>
      <p className="mt-0.5 font-read text-xl font-semibold">{headline}</p>
      <div className="my-3">
        <Path total={steps} done={0} />
      </div>
      {note ? <p className="text-md text-muted">{note}</p> : null}
    </div>
  );
}

/** What the material makes of the number of steps asked for, before anything is generated. */
export function SizePreview({ documentIds, steps }: SizePreviewProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const sentence = useErrorSentence();
  const advice = useQuery(
    orpc.documents.advise.queryOptions({ input: { documentIds }, enabled: documentIds.length > 0 }),
  );
  if (documentIds.length === 0)
    return <Frame headline={t("preview_goal", { steps: f.number(steps) })} steps={steps} />;
  if (advice.isError) return <p className="text-danger">{sentence(advice.error)}</p>;
  const choice = advice.data?.choices.find(({ wished }) => wished === steps);
  if (!advice.data || !choice) return <Skeleton className="h-36 w-full rounded-card" />;
  const numbers = {
    steps: f.number(choice.steps),
    words: f.number(choice.wordsPerStep),
    wished: f.number(choice.wished),
    total: f.number(advice.data.words),
  };
  const note =
    choice.steps < choice.wished ? "preview_fewer" : choice.short ? "preview_short" : "preview_enough";
  return <Frame headline={t("preview", numbers)} note={t(note, numbers)} steps={choice.steps} />;
}
