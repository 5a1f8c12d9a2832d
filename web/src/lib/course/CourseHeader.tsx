import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { useTranslation } from "../i18n.ts";
import { CourseTabs } from "./CourseTabs.tsx";

/** Top of the pages about one course: the way back, its name, and its parts. */
export function CourseHeader({ slug, name, action }: { slug: string; name: string; action?: ReactNode }) {
  const { t } = useTranslation("editor");
  return (
    <>
      <div className="-ml-3">
        <LinkButton to={`/c/${slug}/manage`} look="plain">
          <ArrowLeft size={18} aria-hidden />
          {t("back_to_course")}
        </LinkButton>
      </div>
      <div className="mb-4 mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl sm:text-3xl">{name}</h1>
        {action}
      </div>
      <CourseTabs slug={slug} />
    </>
  );
}
