import { type CoursePage, ENROLMENT_HEADER, type Highlight } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { enrolmentToken } from "../../../lib/enrolmentToken.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { fileCall } from "../../../lib/fileCall.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { writeMarks } from "../marks/marksFile.ts";
import { flush } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { usePlace } from "../usePlace.ts";

interface SaveMarksProps {
  course: CoursePage;
  marks: readonly Highlight[];
}

/** Fetches the PDF of one's highlights once everything is sent, and hands it to the browser as a file. */
async function savePdf(slug: string): Promise<void> {
  await flush();
  const token = enrolmentToken.get(slug);
  const headers: Record<string, string> = token === null ? {} : { [ENROLMENT_HEADER]: token };
  const answer = await fileCall(`/api/learn/${slug}/highlights.pdf`, "INTERNAL_SERVER_ERROR", { headers });
  saveFile(await answer.blob(), `${slug}-notes.pdf`);
}

/** One's highlights and notes as files of one's own. */
export function SaveMarks({ course, marks }: SaveMarksProps) {
  const { t } = useTranslation("notes");
  const { t: mastery } = useTranslation("mastery");
  const sentence = useErrorSentence();
  const place = usePlace();
  const isWaiting = useWaiting().some(({ slug }) => slug === course.slug);
  const pdf = useMutation({ mutationFn: () => savePdf(course.slug), networkMode: "always" });
  const saveMarkdown = () => {
    const text = writeMarks(course, marks, {
      withoutStep: mastery("marks_without_step"),
      placeOf: (source) => `${place(source)}, ${source.documentName}`,
    });
    saveFile(new Blob([text], { type: "text/markdown;charset=utf-8" }), `${course.slug}.md`);
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onPress={saveMarkdown}>
          <Download size={18} aria-hidden />
          {mastery("marks_save")}
        </Button>
        <Button look="quiet" isPending={pdf.isPending} onPress={() => pdf.mutate()}>
          <Download size={18} aria-hidden />
          {t("pdf_save")}
        </Button>
      </div>
      <div aria-live="polite">
        {pdf.isError ? (
          <Notice tone="danger">
            <p className="font-semibold">{t("pdf_failed")}</p>
            {isWaiting ? t("pdf_waits") : sentence(pdf.error)}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
