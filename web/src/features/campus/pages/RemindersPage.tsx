import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { LinkedSetting } from "../components/LinkedSetting.tsx";
import { useReminderSetting } from "../queries.ts";

function Setting({ token, course, wanted }: { token: string; course: string; wanted: boolean }) {
  const { t } = useTranslation("campus");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const change = useMutation(
    orpc.campus.setReminders.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.campus.reminderSetting.key() }),
    }),
  );
  const title = t("reminders_title", { course });
  return (
    <Page title={title} width="narrow">
      <h1 className="text-3xl">{title}</h1>
      <p role="status" className="mb-6 mt-4">
        {t(wanted ? "reminders_on" : "reminders_are_off")}
      </p>
      {change.isError ? (
        <div className="mb-4">
          <Notice tone="danger">{sentence(change.error)}</Notice>
        </div>
      ) : null}
      <Button
        look={wanted ? "primary" : "quiet"}
        isPending={change.isPending}
        onPress={() => change.mutate({ token, wanted: !wanted })}
      >
        {t(wanted ? "reminders_switch_off" : "reminders_switch_on")}
      </Button>
    </Page>
  );
}

/** Switches the reminders of a course off and on, for who holds the link of a mail; without signing in. */
export default function RemindersPage() {
  const { token = "" } = useParams();
  return (
    <LinkedSetting query={useReminderSetting(token)}>
      {({ courseName, wanted }) => <Setting token={token} course={courseName} wanted={wanted} />}
    </LinkedSetting>
  );
}
