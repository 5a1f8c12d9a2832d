import type { CourseOutline } from "@lehrpfad/contract";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { ImportFile } from "../../../lib/imports/ImportFile.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { usePreviewImport } from "../imports/useImportInto.ts";
import { ImportContentsView } from "./ImportContentsView.tsx";
import { ImportPlaceForm } from "./ImportPlaceForm.tsx";

/** `/c/{slug}/edit/add?stage=import`: steps or exercises from a file, which are shown before anything is stored. */
export function ImportInto({ outline }: { outline: CourseOutline }) {
  const { t } = useTranslation("imports");
  const { t: editor } = useTranslation("editor");
  const { t: lists } = useTranslation("lists");
  const { slug, courseName, language } = outline;
  const preview = usePreviewImport(slug);
  const { data: read, isPending, error, variables: file } = preview;
  const contents = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (read) contents.current?.querySelector("h3")?.focus();
  }, [read]);
  return (
    <div className="mx-auto max-w-2xl">
      <div className="-ml-3">
        <LinkButton look="plain" to={`/c/${slug}/edit`}>
          <ArrowLeft size={18} aria-hidden />
          {editor("to_steps")}
        </LinkButton>
      </div>
      <h2 className="mt-2 break-words text-xl">{t("into_title", { course: courseName })}</h2>
      <p className="mb-6 mt-1.5 text-muted">{t("into_lead")}</p>
      {outline.steps.length === 0 || read ? null : (
        <p className="mb-6">
          <Link
            to={`/c/${slug}/edit/add?stage=questions`}
            className="font-semibold underline underline-offset-4"
          >
            {lists("import_link")}
          </Link>
        </p>
      )}
      {outline.generating ? <Notice tone="here">{editor("generating_note")}</Notice> : null}
      {read ? (
        <div ref={contents} className="space-y-6">
          <ImportContentsView read={read} language={language} />
          <ImportPlaceForm outline={outline} read={read} onOther={preview.reset} />
        </div>
      ) : null}
      {read || outline.generating ? null : (
        <ImportFile
          error={error}
          busy={isPending && file ? t("reading", { name: file.name }) : null}
          onFile={preview.mutate}
        />
      )}
    </div>
  );
}
