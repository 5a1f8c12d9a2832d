import type { LostPart } from "@lehrpfad/contract";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useTranslation } from "../i18n.ts";

/** Parts that are shown before one asks for all. */
const SHOWN = 10;

/** What a file holds and what does not come in with it, by name. Nothing where everything comes in. */
export function LostParts({ lost }: { lost: readonly LostPart[] }) {
  const { t } = useTranslation("imports");
  const [showsAll, setShowsAll] = useState(false);
  if (lost.length === 0) return null;
  const shown = lost.slice(0, showsAll ? lost.length : SHOWN);
  return (
    <section aria-labelledby="import-lost">
      <h4 id="import-lost" className="font-semibold">
        {t("lost_title")}
      </h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {[...shown.entries()].map(([at, { what, name }]) => (
          <li key={at} className="break-words">
            {t(`lost_${what}`, { name })}
          </li>
        ))}
      </ul>
      {shown.length < lost.length ? (
        <Button look="plain" onPress={() => setShowsAll(true)}>
          {t("all_steps")}
        </Button>
      ) : null}
    </section>
  );
}
