import type { Evaluation } from "@lehrpfad/contract";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { stepPath } from "../steps.ts";
import { ObjectiveBox } from "./ObjectiveBox.tsx";

type Objective = Evaluation["objectives"][number];

interface LinesProps {
  slug: string;
  evaluation: Evaluation;
  objectives: readonly Objective[];
}

function Lines({ slug, evaluation, objectives }: LinesProps) {
  const { t } = useTranslation("mastery");
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  return (
    <ul className="divide-y divide-line">
      {objectives.map(({ stepId, text, state }) => {
        const step = evaluation.steps.find((one) => one.stepId === stepId);
        return (
          <li key={`${stepId} ${text}`} className="flex items-start gap-2.5 py-2.5">
            <ObjectiveBox state={state === "unasked" ? "open" : state} />
            <span>
              <span lang={evaluation.language}>{text}</span>
              <span className="block text-sm text-muted">
                {t(`state_${state}`)}
                {step ? (
                  <>
                    {" · "}
                    <Link
                      to={stepPath(slug, step.position)}
                      className="inline-flex min-h-11 items-center text-link"
                    >
                      {viewer("step_n", { position: number(step.position) })}
                    </Link>
                  </>
                ) : null}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Which objectives of a course were reached: those that were not come first, with the way to their steps. */
export function ObjectiveResults({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const { objectives } = evaluation;
  if (objectives.length === 0) return null;
  const asked = objectives.filter(({ state }) => state !== "unasked");
  const reached = asked.filter(({ state }) => state === "reached").length;
  const again = asked.filter(({ state }) => state === "again");
  const unasked = objectives.length - asked.length;
  return (
    <Card as="section">
      <h2 className="text-xl">{t("objectives")}</h2>
      {asked.length > 0 ? (
        <>
          <p className="mt-2 font-semibold">
            {t("objectives_count", {
              count: asked.length,
              reached: number(reached),
              number: number(asked.length),
            })}
          </p>
          <p className="mt-1 text-sm text-muted">{t("objectives_rule")}</p>
        </>
      ) : null}
      {unasked > 0 ? (
        <p className="mt-1 text-sm text-muted">
          {t("objectives_unasked", { count: unasked, number: number(unasked) })}
        </p>
      ) : null}
      {again.length > 0 ? (
        <div className="mt-2">
          <Lines slug={slug} evaluation={evaluation} objectives={again} />
        </div>
      ) : null}
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
          {t("objectives_all")}
        </summary>
        <Lines slug={slug} evaluation={evaluation} objectives={objectives} />
      </details>
    </Card>
  );
}
