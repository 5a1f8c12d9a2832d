import type { ManagedCourse } from "@lehrpfad/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../format.ts";
import { LANGUAGE_NAMES } from "../language.ts";

/** What was configured for a course, as a list of terms. */
export function CourseFacts({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { admin } = course;
  const facts: [term: string, value: string][] = [
    [t("fact_steps"), f.number(course.steps)],
    [t("fact_language"), LANGUAGE_NAMES[course.language]],
    [t("fact_difficulty"), t(`difficulty_${course.difficulty}`)],
    [t("fact_access"), t(course.registrationRequired ? "access_registered" : "access_open")],
    [t("fact_admin"), `${admin.firstName} ${admin.lastName}, ${admin.email}`],
    [t("fact_created"), f.dateTime(course.createdAt)],
    [t("fact_edited"), f.dateTime(course.editedAt)],
  ];
  if (course.writer) facts.push([t("fact_writer"), t(`writer_${course.writer}`)]);
  if (course.goal) facts.push([t("fact_goal"), course.goal]);
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="pt-2 text-muted sm:pb-2">{term}</dt>
          <dd className="min-w-0 border-b border-line pb-2 sm:pt-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
