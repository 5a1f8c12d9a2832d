import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useWhenBack } from "../../../lib/useWhenBack.ts";
import { Notice } from "../../../ui/States.tsx";
import { Trail } from "../../../ui/Trail.tsx";
import { presentCourse } from "../queries.ts";
import { useTrail } from "./useTrail.tsx";

interface StepAwayProps {
  slug: string;
  position: number;
  query: { refetch: () => unknown };
}

/** A step that cannot be fetched now, with the way to the others; it comes by itself with the connection. */
export function StepAway({ slug, position, query: { refetch } }: StepAwayProps) {
  const { t } = useTranslation("viewer");
  const { language, steps } = presentCourse(useQueryClient(), slug) ?? { language: "de" as const, steps: [] };
  const trail = useTrail({ slug, language, steps }, { here: position });
  useWhenBack(true, () => void refetch());
  return (
    <Page title={t("away_title")} width="narrow">
      <div role="status">
        <Notice tone="here">
          <h1 className="text-xl">{t("away_title")}</h1>
          <p className="mt-2">{t("away_text")}</p>
        </Notice>
      </div>
      {steps.length > 0 ? (
        <div className="mt-8">
          <Trail label={t("trail_label")} stations={trail} />
        </div>
      ) : null}
    </Page>
  );
}
