import type { MyCourse } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { practicePath } from "../../learning/steps.ts";
import { useUpkeep } from "../../learning/upkeep.ts";

/** What is left to do in a course: repetitions and when the next one comes, questions to practise. */
export function CourseUpkeep({ course, describedBy }: { course: MyCourse; describedBy: string }) {
  const { t } = useTranslation("mastery");
  const { number, date } = useFormats();
  const upkeep = useUpkeep(course.slug);
  if (!upkeep) return null;
  const { due, nextDue, toPractise } = upkeep;
  const next = due === 0 && nextDue !== null;
  if (due === 0 && !next && toPractise === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-md">
      {due > 0 ? <p>{t("due_now", { count: due, number: number(due) })}</p> : null}
      {next ? <p className="text-muted">{t("due_next", { date: date(nextDue) })}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2.5 empty:hidden">
        {toPractise > 0 ? (
          <LinkButton look="quiet" to={practicePath(course.slug)} aria-describedby={describedBy}>
            {t("practise_count", { count: toPractise, number: number(toPractise) })}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
