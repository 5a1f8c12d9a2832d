import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { Trail } from "../../../ui/Trail.tsx";

/** The steps of a course, each a link to its preview. */
export function StepLinks({ slug }: { slug: string }) {
  const { t } = useTranslation("studio");
  const { t: g } = useTranslation("generation");
  const { t: e } = useTranslation("editor");
  const generation = useQuery({ ...orpc.generation.get.queryOptions({ input: { slug } }), staleTime: 0 });
  if (generation.isError) return <QueryError query={generation} />;
  if (!generation.data) return <SkeletonText lines={8} />;
  const { steps, standIns } = generation.data;
  const byStandIn = new Set(standIns?.positions);
  if (steps.length === 0) return <p className="text-muted">{t("manage_no_steps")}</p>;
  return (
    <Trail
      label={t("manage_steps")}
      stations={steps.map(({ id, title, position }) => ({
        id,
        label: title,
        detail: byStandIn.has(position) ? <p className="text-sm text-here">{e("note_fallback")}</p> : null,
        state: "done" as const,
        stateLabel: g(byStandIn.has(position) ? "state_stand_in" : "state_written"),
        to: `/c/${slug}/preview/${id}`,
      }))}
    />
  );
}
