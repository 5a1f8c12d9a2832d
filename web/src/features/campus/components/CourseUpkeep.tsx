import type { MyCourse } from "@lehrpfad/contract";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { evaluationPath, practicePath } from "../../learning/steps.ts";
import { useUpkeep } from "../../learning/upkeep.ts";

interface CourseUpkeepProps {
  course: MyCourse;
  describedBy: string;
}

/** Why nothing of a completed course comes again, and what to do about it; nothing where something does. */
function NoRepetition({ course, describedBy }: CourseUpkeepProps) {
  const { t } = useTranslation("mastery");
  const { user } = useSession();
  const { enrolment, slug } = course;
  if (enrolment.completedAt === null) return null;
  if (user?.emailConfirmed !== true) return <p className="text-muted">{t("repeats_unconfirmed")}</p>;
  if (enrolment.repeats) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <span>{t("repeats_off")}</span>
      <Link
        to={evaluationPath(slug)}
        aria-describedby={describedBy}
        className="inline-flex min-h-11 items-center text-link"
      >
        {t("repeats_switch_on")}
      </Link>
    </p>
  );
}

/** What is left to do in a course: repetitions and when the next one comes, or why none does; questions to practise. */
export function CourseUpkeep({ course, describedBy }: CourseUpkeepProps) {
  const { t } = useTranslation("mastery");
  const { number, date } = useFormats();
  const { due = 0, nextDue = null, toPractise = 0 } = useUpkeep(course.slug) ?? {};
  const next = due === 0 && nextDue !== null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-md empty:hidden">
      {due > 0 ? <p>{t("due_now", { count: due, number: number(due) })}</p> : null}
      {next ? <p className="text-muted">{t("due_next", { date: date(nextDue) })}</p> : null}
      {due === 0 && !next ? <NoRepetition course={course} describedBy={describedBy} /> : null}
      {toPractise > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2.5">
          <LinkButton look="quiet" to={practicePath(course.slug)} aria-describedby={describedBy}>
            {t("practise_count", { count: toPractise, number: number(toPractise) })}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
