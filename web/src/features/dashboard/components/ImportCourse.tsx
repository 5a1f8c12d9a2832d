import { Upload } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { FileButton } from "../../../ui/FileButton.tsx";
import { useImport } from "../useImport.ts";

/** Chooses the archive of a course that was exported here or elsewhere. */
export function ImportCourse() {
  const { t } = useTranslation("studio");
  const { take, isPending } = useImport();
  return (
    <FileButton accept={[".zip"]} isPending={isPending} onFile={take}>
      <Upload size={20} aria-hidden />
      {isPending ? t("importing") : t("import_course")}
    </FileButton>
  );
}
