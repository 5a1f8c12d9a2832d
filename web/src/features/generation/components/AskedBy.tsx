import type { CourseReport } from "@lehrpfad/contract";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";

type Asked = CourseReport["asked"][number];

/** Who wrote a question, and who accepted it. */
function Origin({ item, origin, by }: Asked) {
  const { t } = useTranslation("coverage");
  const name = by ?? "";
  const accepted = by === null ? t("asked_nobody") : t("asked_accepted", { name });
  const parts = [
    ...(item === "exercise" ? [t("asked_exercise")] : []),
    t(`origin_${origin}`),
    ...(origin === "person" ? (by === null ? [] : [t("asked_written", { name })]) : [accepted]),
  ];
  return <span className="block text-sm text-muted">{parts.join(" · ")}</span>;
}

/** What the course asks, with who wrote and who accepted each question. */
export function AskedBy({ slug, report: { asked, steps } }: { slug: string; report: CourseReport }) {
  const { t } = useTranslation("coverage");
  const id = useId();
  const positionOf = (stepId: string) => steps.find((step) => step.id === stepId)?.position ?? 0;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {t("asked_title")}
      </h2>
      {asked.length === 0 ? <p className="mt-1 text-muted">{t("asked_none")}</p> : null}
      <ol className="mt-3 divide-y divide-line">
        {asked.map((one) => (
          <li key={one.id} className="break-words py-3">
            <Link
              to={`/c/${slug}/edit/questions/${one.stepId}`}
              className="text-accent underline underline-offset-2"
            >
              {positionOf(one.stepId)}. {one.text}
            </Link>
            <Origin {...one} />
          </li>
        ))}
      </ol>
    </section>
  );
}
