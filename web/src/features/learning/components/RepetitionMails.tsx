import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useDue, useReloadUpkeep } from "../upkeep.ts";

/** Whether a mail comes on days when something is due, by the calendar of this browser's time zone. */
export function RepetitionMails() {
  const { t } = useTranslation("mastery");
  const sentence = useErrorSentence();
  const due = useDue();
  const reload = useReloadUpkeep();
  const change = useMutation(orpc.campus.setRepetitionMails.mutationOptions({ onSuccess: () => reload() }));
  if (!due.data) return null;
  const wanted = change.isPending ? change.variables.wanted : due.data.mails;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <Switch
        isSelected={wanted}
        help={t("due_mails_help")}
        onChange={(next) => {
          if (!change.isPending) change.mutate({ wanted: next, timeZone });
        }}
      >
        {t("due_mails")}
      </Switch>
      {change.isError ? (
        <Notice tone="danger">
          <p className="font-semibold">{t("due_mails_failed")}</p>
          <p>{sentence(change.error)}</p>
        </Notice>
      ) : null}
    </>
  );
}
