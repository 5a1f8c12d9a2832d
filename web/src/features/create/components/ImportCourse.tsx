import { useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { ImportFile } from "../../../lib/imports/ImportFile.tsx";
import { LostParts } from "../../../lib/imports/LostParts.tsx";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { type Imported, useImport } from "../useImport.ts";

/** A course that came in without some of what its file holds. */
function ImportedCourse({ slug, name, lost }: Imported) {
  const { t } = useTranslation("imports");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="imported">
      <h2 id="imported" ref={title} tabIndex={-1} className="break-words text-lg outline-none">
        {t("imported", { name })}
      </h2>
      <div className="my-4">
        <LostParts lost={lost} />
      </div>
      <LinkButton to={`/c/${slug}/review`}>{t("to_review")}</LinkButton>
    </Card>
  );
}

/** `/create?stage=import`: a course from a file, which becomes a draft and opens in the review. */
export function ImportCourse() {
  const { t } = useTranslation("imports");
  const { mutate, isPending, error, data } = useImport();
  return (
    <Page title={t("title")} width="reading">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mb-7 mt-2 text-muted">{t("lead")}</p>
      {data !== undefined && data.lost.length > 0 ? (
        <ImportedCourse {...data} />
      ) : (
        <ImportFile error={error} busy={isPending ? t("importing") : null} onFile={mutate} />
      )}
    </Page>
  );
}
