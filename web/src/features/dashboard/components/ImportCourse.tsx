import { Upload } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { FileButton } from "../../../ui/FileButton.tsx";
import { useImport } from "../useImport.ts";

/** Chooses a course that was exported here or elsewhere, or questions and pages of another tool. */
export function ImportCourse() {
  const { t } = useTranslation("studio");
  const { take, isPending } = useImport();
  return (
    <FileButton accept={[".zip", ".imscc", ".xml", ".txt", ".gift"]} isPending={isPending} onFile={take}>
      <Upload size={20} aria-hidden />
      {isPending ? t("importing") : t("import_course")}
    </FileButton>
  );
}
