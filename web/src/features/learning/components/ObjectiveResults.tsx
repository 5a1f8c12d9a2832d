import type { Evaluation } from "@lehrpfad/contract";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { stepPath } from "../steps.ts";
import { ObjectiveBox } from "./ObjectiveBox.tsx";
import { Parts } from "./Parts.tsx";

type Objective = Evaluation["objectives"][number];

const NEED: readonly Objective["state"][] = ["again", "read", "reached"];
/** What needs a look comes first, otherwise in the course's order. */
const byNeed = (one: Objective, other: Objective) => NEED.indexOf(one.state) - NEED.indexOf(other.state);

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
            <ObjectiveBox state={state} />
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

/** Which objectives of a course were reached, and with the way to its step each that was not. */
export function ObjectiveResults({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const { objectives } = evaluation;
  if (objectives.length === 0) return null;
  const count = (wanted: Objective["state"]) => objectives.filter(({ state }) => state === wanted).length;
  const [reached, again, read] = [count("reached"), count("again"), count("read")];
  const title = t("objectives_count", {
    count: objectives.length,
    reached: number(reached),
    number: number(objectives.length),
  });
  return (
    <Card as="section">
      <h2 className="text-xl">{t("objectives")}</h2>
      <dl className="mt-2">
        <Parts
          title={title}
          parts={
            reached === objectives.length
              ? []
              : [
                  ["reached", reached],
                  ["again", again],
                  ["read", read],
                ]
          }
        />
      </dl>
      <details className="-mb-2 mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
          {t("objectives_all")}
        </summary>
        <p className="mt-1 text-sm text-muted">{t("objectives_rule")}</p>
        <Lines slug={slug} evaluation={evaluation} objectives={objectives.toSorted(byNeed)} />
      </details>
    </Card>
  );
}
