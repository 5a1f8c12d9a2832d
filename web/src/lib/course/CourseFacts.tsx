import type { AdminDetails, ManagedCourse } from "@lehrpfad/contract";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { languageName } from "../language.ts";

type Fact = [term: string, value: string];

const person = (term: string, { firstName, lastName, email }: AdminDetails): Fact => [
  term,
  `${firstName} ${lastName}\n${email}`,
];

/** What was configured for a course, as a list of terms. */
export function CourseFacts({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { admin } = course;
  const facts: Fact[] = [
    [t("fact_steps"), f.number(course.steps)],
    [t("fact_language"), languageName(course.language)],
    [t("fact_difficulty"), t(`difficulty_${course.difficulty}`)],
    [t("fact_access"), t(course.registrationRequired ? "access_registered" : "access_open")],
    ...(admin ? [person(t("fact_admin"), admin)] : []),
    [t("fact_created"), f.dateTime(course.createdAt)],
    [t("fact_edited"), f.dateTime(course.editedAt)],
  ];
  if (course.writer) {
    const numbers = { number: f.number(course.standIns), total: f.number(course.steps) };
    const isMixed = course.writer === "model" && course.standIns > 0;
    facts.push([t("fact_writer"), isMixed ? t("writer_mixed", numbers) : t(`writer_${course.writer}`)]);
  }
  if (course.goal) facts.push([t("fact_goal"), course.goal]);
  return (
    <dl className="grid gap-x-5 sm:grid-cols-[auto_1fr]">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="border-b border-line py-2.5 last:border-0 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
