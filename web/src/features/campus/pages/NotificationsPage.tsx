import type { NotificationDecision } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { LinkedSetting, SettingPage } from "../components/LinkedSetting.tsx";
import { useNotificationSetting } from "../queries.ts";

interface SettingProps {
  token: string;
  course: string;
  creator: string;
  state: NotificationDecision;
}

const SENTENCES = {
  asked: "notifications_question",
  agreed: "notifications_on",
  declined: "notifications_are_off",
} as const;

function Setting({ token, course, creator, state }: SettingProps) {
  const { t } = useTranslation("account");
  const queries = useQueryClient();
  const change = useMutation(
    orpc.courses.setNotifications.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.courses.notificationSetting.key() }),
    }),
  );
  return (
    <SettingPage
      title={t("notifications_title", { course })}
      status={t(SENTENCES[state], { creator })}
      error={change.error}
    >
      {state === "agreed" ? null : (
        <Button
          look={state === "asked" ? "primary" : "quiet"}
          isPending={change.isPending}
          onPress={() => change.mutate({ token, wanted: true })}
        >
          {t(state === "asked" ? "notifications_yes" : "notifications_switch_on")}
        </Button>
      )}
      {state === "declined" ? null : (
        <Button
          look="quiet"
          isPending={change.isPending}
          onPress={() => change.mutate({ token, wanted: false })}
        >
          {t(state === "asked" ? "notifications_no" : "notifications_switch_off")}
        </Button>
      )}
    </SettingPage>
  );
}

/** Whether an address wants the notifications of a course, for who holds the link of a mail; without signing in. */
export default function NotificationsPage() {
  const { token = "" } = useParams();
  return (
    <LinkedSetting query={useNotificationSetting(token)}>
      {({ courseName, creatorName, state }) => (
        <Setting token={token} course={courseName} creator={creatorName} state={state} />
      )}
    </LinkedSetting>
  );
}
