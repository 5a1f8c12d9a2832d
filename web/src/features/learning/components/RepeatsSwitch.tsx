import type { Enrolment } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useReloadLearning } from "../queries.ts";
import { ActionFault } from "./ActionFault.tsx";

/** Whether the questions of a course come back at intervals. */
export function RepeatsSwitch({ slug, enrolment }: { slug: string; enrolment: Enrolment }) {
  const { t } = useTranslation("viewer");
  const reload = useReloadLearning();
  const change = useMutation(orpc.campus.setRepeats.mutationOptions({ onSuccess: () => reload() }));
  const on = change.isPending ? change.variables.repeats : enrolment.repeats;
  return (
    <Card as="section">
      <h2 className="text-xl">{t("repeats")}</h2>
      <p className="mt-2 text-muted">{t("repeats_text")}</p>
      <Switch
        isSelected={on}
        onChange={(repeats) => {
          if (!change.isPending) change.mutate({ slug, repeats });
        }}
      >
        {t("repeats_use")}
      </Switch>
      <ActionFault action={change} title="repeats_failed" />
    </Card>
  );
}
