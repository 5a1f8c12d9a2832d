import { useTranslation } from "../../../lib/i18n.ts";
import { ImportFile } from "../../../lib/imports/ImportFile.tsx";
import { Page } from "../../../lib/Page.tsx";
import { useImport } from "../useImport.ts";

/** `/create?stage=import`: a course from a file, which becomes a draft and opens in the review. */
export function ImportCourse() {
  const { t } = useTranslation("imports");
  const { mutate, isPending, error } = useImport();
  return (
    <Page title={t("title")} width="reading">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mb-7 mt-2 text-muted">{t("lead")}</p>
      <ImportFile error={error} busy={isPending ? t("importing") : null} onFile={mutate} />
    </Page>
  );
}
