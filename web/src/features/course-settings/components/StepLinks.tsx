import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { Trail } from "../../../ui/Trail.tsx";
import { useStepNotes } from "../../generation/useStepNotes.ts";

/** The steps of a course, each a link to its preview. */
export function StepLinks({ slug }: { slug: string }) {
  const { t } = useTranslation("studio");
  const { t: g } = useTranslation("generation");
  const notesOf = useStepNotes();
  const generation = useQuery({ ...orpc.generation.get.queryOptions({ input: { slug } }), staleTime: 0 });
  if (generation.isError) return <QueryError query={generation} />;
  if (!generation.data) return <SkeletonText lines={8} />;
  const { steps, standIns } = generation.data;
  const byStandIn = new Set(standIns?.positions);
  if (steps.length === 0) return <p className="text-muted">{t("manage_no_steps")}</p>;
  return (
    <Trail
      label={t("manage_steps")}
      stations={steps.map((step) => {
        const isStandIn = byStandIn.has(step.position);
        const notes = notesOf(step, isStandIn);
        return {
          id: step.id,
          label: step.title,
          detail: notes.length > 0 ? <p className="text-sm text-here">{notes.join(" · ")}</p> : null,
          state: "done" as const,
          stateLabel: g(isStandIn ? "state_stand_in" : "state_written"),
          to: `/c/${slug}/preview/${step.id}`,
        };
      })}
    />
  );
}
