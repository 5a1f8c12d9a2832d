import type { Source } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { readable } from "../passages.ts";
import type { PassageAt } from "../usePlace.ts";
import { ChipFace, SourceButton } from "./SourceChip.tsx";

interface SourcesProps {
  slug: string;
  stepId: string;
  sources: readonly Source[];
}

/** So many are shown; the rest is one press away. */
const SHOWN = 4;
/** One line more is no reason to hide it. */
const MOST = SHOWN + 1;

function Lines({ places }: { places: readonly PassageAt[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map((at) => (
        <li key={at.index}>
          <SourceButton
            at={at}
            className="flex min-h-11 w-full items-center gap-3 rounded-chip py-2 text-left hover:bg-accent-soft"
          >
            {(place) => (
              <>
                <ChipFace>{place}</ChipFace>
                <span className="min-w-0 truncate text-md text-muted">{readable(at.source.quote)}</span>
              </>
            )}
          </SourceButton>
        </li>
      ))}
    </ul>
  );
}

/** Where the text comes from: each line opens the exact passage. */
export default function Sources({ slug, stepId, sources }: SourcesProps) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  if (sources.length === 0) return null;
  const places = sources.map((source, index) => ({ slug, stepId, index, source }));
  const shown = sources.length > MOST ? SHOWN : sources.length;
  const rest = places.slice(shown);
  return (
    <section className="mt-9">
      <h2 className="mb-2 font-ui text-base">{t("sources")}</h2>
      <Lines places={places.slice(0, shown)} />
      {rest.length === 0 ? null : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold text-accent">
            {t("sources_more", { count: rest.length, number: number(rest.length) })}
          </summary>
          <Lines places={rest} />
        </details>
      )}
    </section>
  );
}
