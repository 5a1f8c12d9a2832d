import type { Enrolment } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useReloadLearning } from "../queries.ts";
import { REVIEWS } from "../steps.ts";
import { useReloadUpkeep, useUpkeep } from "../upkeep.ts";
import { ActionFault } from "./ActionFault.tsx";
import { RepetitionMails } from "./RepetitionMails.tsx";

/** When the questions of a course come next. */
function Next({ slug }: { slug: string }) {
  const { t } = useTranslation("mastery");
  const { t: campus } = useTranslation("campus");
  const { number, date } = useFormats();
  const upkeep = useUpkeep(slug);
  if (!upkeep) return null;
  if (upkeep.due > 0) {
    return (
      <div className="mb-3">
        <p className="mb-3 font-semibold">
          {t("due_now", { count: upkeep.due, number: number(upkeep.due) })}
        </p>
        <LinkButton to={REVIEWS}>{campus("due_start")}</LinkButton>
      </div>
    );
  }
  if (upkeep.nextDue === null) return null;
  return <p className="mb-3 font-semibold">{t("due_next", { date: date(upkeep.nextDue) })}</p>;
}

function Choice({ slug, enrolment }: { slug: string; enrolment: Enrolment }) {
  const { t: mastery } = useTranslation("mastery");
  const reload = useReloadLearning();
  const reloadUpkeep = useReloadUpkeep();
  const change = useMutation(
    orpc.campus.setRepeats.mutationOptions({
      onSuccess: async () => {
        await Promise.all([reload(), reloadUpkeep()]);
      },
    }),
  );
  const on = change.isPending ? change.variables.repeats : enrolment.repeats;
  return (
    <>
      <Switch
        isSelected={on}
        onChange={(repeats) => {
          if (!change.isPending) change.mutate({ slug, repeats });
        }}
      >
        {mastery("repeats_use")}
      </Switch>
      <ActionFault action={change} title="repeats_failed" />
      {on ? (
        <>
          <Next slug={slug} />
          <RepetitionMails />
        </>
      ) : null}
    </>
  );
}

/** Whether the questions of a course come back at intervals; who has not proved the address does that first. */
export function RepeatsSwitch({ slug, enrolment }: { slug: string; enrolment: Enrolment }) {
  const { t: mastery } = useTranslation("mastery");
  const { user } = useSession();
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2.5 text-xl">
        <RefreshCw size={20} aria-hidden className="text-accent" />
        {mastery("repeats")}
      </h2>
      <p className="mt-2 text-muted">{mastery("repeats_text")}</p>
      {user?.emailConfirmed ? (
        <Choice slug={slug} enrolment={enrolment} />
      ) : (
        <Link to="/verify-email" className="text-link inline-flex min-h-11 items-center">
          {mastery("repeats_confirm")}
        </Link>
      )}
    </Card>
  );
}
