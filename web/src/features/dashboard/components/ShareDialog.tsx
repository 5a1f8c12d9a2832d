import type { CourseCard } from "@lehrpfad/contract";
import { Download } from "lucide-react";
import { useRef } from "react";
import { ParticipantLink } from "../../../lib/course/ParticipantLink.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { Notice } from "../../../ui/States.tsx";

interface ShareDialogProps {
  /** The course to be shared; the dialog is open while there is one. */
  course: Pick<CourseCard, "slug" | "name" | "active"> | null;
  onClose: () => void;
}

/** The colours of a code are properties of the page, which a file does not have. */
function standalone(code: SVGSVGElement): Blob {
  const copy = code.cloneNode(true);
  if (copy instanceof SVGSVGElement) {
    const style = getComputedStyle(code);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("style", `color: ${style.color}; background: ${style.backgroundColor}`);
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

/** The participants' link of a course: to copy, and as a QR code to show or save. */
export function ShareDialog({ course, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  const code = useRef<HTMLDivElement>(null);
  const url = course ? new URL(`/c/${course.slug}`, location.origin).href : "";
  const save = () => {
    const drawing = code.current?.querySelector("svg");
    if (drawing && course) saveFile(standalone(drawing), `${course.slug}.svg`);
  };
  return (
    <Dialog
      isOpen={course !== null}
      onClose={onClose}
      title={s("share_title", { name: course?.name ?? "" })}
      closeLabel={t("close")}
    >
      <div className="space-y-5">
        {course?.active === false ? <Notice tone="here">{s("share_inactive")}</Notice> : null}
        {course ? <ParticipantLink {...course} /> : null}
        <div className="flex flex-wrap items-center gap-5">
          <div ref={code}>
            <QrCode value={url} label={s("qr_label")} size={184} />
          </div>
          <Button look="quiet" onPress={save}>
            <Download size={18} aria-hidden />
            {s("qr_download")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
