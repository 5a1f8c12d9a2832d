import type { StepPage } from "@lehrpfad/contract";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { coursePath } from "../steps.ts";
import { StepTrail, useWhere } from "./StepRail.tsx";

interface PathSheetProps {
  slug: string;
  page: StepPage;
  isOpen: boolean;
  onClose: () => void;
}

/** The rail of the phone: the whole path, from the lower edge. */
export default function PathSheet({ slug, page, isOpen, onClose }: PathSheetProps) {
  const { t } = useTranslation();
  const { t: viewer } = useTranslation("viewer");
  const where = useWhere(page);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="sheet" title={viewer("path")} closeLabel={t("close")}>
      <Link
        to={coursePath(slug)}
        lang={page.language}
        className="inline-flex min-h-11 items-center font-semibold text-link"
      >
        {page.courseName}
      </Link>
      <p className="mb-6 text-sm text-muted">{where}</p>
      <StepTrail slug={slug} page={page} />
    </Dialog>
  );
}
