import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { LinkedSetting, SettingPage } from "../components/LinkedSetting.tsx";
import { useRepetitionMailSetting } from "../queries.ts";

function Setting({ token, wanted }: { token: string; wanted: boolean }) {
  const { t } = useTranslation("mastery");
  const queries = useQueryClient();
  const change = useMutation(
    orpc.campus.setRepetitionMailsByLink.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.campus.repetitionMailSetting.key() }),
    }),
  );
  return (
    <SettingPage
      title={t("due_mails_title")}
      status={t(wanted ? "due_mails_on" : "due_mails_are_off")}
      error={change.error}
    >
      <Button
        look={wanted ? "primary" : "quiet"}
        isPending={change.isPending}
        onPress={() => change.mutate({ token, wanted: !wanted })}
      >
        {t(wanted ? "due_mails_switch_off" : "due_mails_switch_on")}
      </Button>
    </SettingPage>
  );
}

/** Switches the mails about repetition off and on, for who holds the link of one; without signing in. */
export default function RepetitionMailsPage() {
  const { token = "" } = useParams();
  return (
    <LinkedSetting query={useRepetitionMailSetting(token)}>
      {({ wanted }) => <Setting token={token} wanted={wanted} />}
    </LinkedSetting>
  );
}
