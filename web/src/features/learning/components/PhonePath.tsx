import type { StepPage } from "@lehrpfad/contract";
import { ListTree } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Opened } from "../../../lib/Opened.tsx";
import { Path } from "../../../ui/Path.tsx";
import { pathMark } from "../steps.ts";

const PathSheet = latePart(() => import("./PathSheet.tsx"));

/** On a phone: the path as one line; a tap shows all of it. */
export function PhonePath({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const total = page.steps.length;
  const { position } = page.step;
  const done = page.steps.map(pathMark);
  return (
    <div className="mb-4 md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("open_path", { position: number(position), total: number(total) })}
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-3 text-muted"
      >
        <span className="min-w-0 flex-1">
          <Path total={total} done={done} here={position} />
        </span>
        <ListTree size={20} aria-hidden />
      </button>
      <Opened isOpen={isOpen}>
        <PathSheet slug={slug} page={page} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Opened>
    </div>
  );
}
