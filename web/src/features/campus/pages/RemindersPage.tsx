import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { LinkedSetting, SettingPage } from "../components/LinkedSetting.tsx";
import { useReminderSetting } from "../queries.ts";

function Setting({ token, course, wanted }: { token: string; course: string; wanted: boolean }) {
  const { t } = useTranslation("campus");
  const queries = useQueryClient();
  const change = useMutation(
    orpc.campus.setReminders.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.campus.reminderSetting.key() }),
    }),
  );
  return (
    <SettingPage
      title={t("reminders_title", { course })}
      status={t(wanted ? "reminders_on" : "reminders_are_off")}
      error={change.error}
    >
      <Button
        look={wanted ? "primary" : "quiet"}
        isPending={change.isPending}
        onPress={() => change.mutate({ token, wanted: !wanted })}
      >
        {t(wanted ? "reminders_switch_off" : "reminders_switch_on")}
      </Button>
    </SettingPage>
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
