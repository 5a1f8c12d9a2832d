import type { InterfaceLanguage } from "@lehrpfad/contract";
import { INTERFACE_LANGUAGES, type Notifications, type OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName, useLanguage } from "../../../lib/language.ts";
import { Page } from "../../../lib/Page.tsx";
import { rememberProfile, useChangeLanguage, useProfile } from "../../../lib/profile.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { setTheme, useTheme } from "../../../lib/theme.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState, Notice } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { toast } from "../../../ui/toast.ts";

function LanguagePanel() {
  const { t } = useTranslation("settings");
  const sentence = useErrorSentence();
  const language = useLanguage();
  const change = useMutation({
    mutationFn: useChangeLanguage(),
    onSuccess: () => toast.success(t("language_saved")),
  });
  return (
    <div className="max-w-2xl">
      <RadioGroup<InterfaceLanguage>
        label={t("language_label")}
        help={t("language_help")}
        columns={2}
        value={language}
        onChange={(chosen) => change.mutate(chosen)}
        choices={INTERFACE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        error={change.isError ? sentence(change.error) : undefined}
      />
    </div>
  );
}

function AppearancePanel() {
  const { t } = useTranslation("settings");
  const theme = useTheme();
  return (
    <div className="max-w-2xl">
      <RadioGroup
        label={t("theme_label")}
        help={t("theme_help")}
        columns={3}
        value={theme}
        onChange={setTheme}
        choices={[
          { value: "system", label: t("theme_system") },
          { value: "light", label: t("theme_light") },
          { value: "dark", label: t("theme_dark") },
        ]}
      />
    </div>
  );
}

function NotificationSwitches({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("settings");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const save = useMutation(
    orpc.accounts.updateNotifications.mutationOptions({
      onSuccess: (saved) => {
        rememberProfile(queries, saved);
        toast.success(t("notify_saved"));
      },
    }),
  );
  const { creator_mails, learning_reminders } = save.isPending ? save.variables : profile.notifications;
  const change = (wish: Partial<Notifications>) =>
    save.mutate({ id: profile.id, creator_mails, learning_reminders, ...wish });
  return (
    <section className="max-w-2xl" aria-labelledby="notify">
      <h2 id="notify" className="text-xl">
        {t("notify_title")}
      </h2>
      <p className="mb-4 mt-1 text-muted">{t("notify_help")}</p>
      {save.isError ? <Notice tone="danger">{sentence(save.error)}</Notice> : null}
      <Switch
        isSelected={creator_mails}
        isDisabled={save.isPending}
        onChange={(on) => change({ creator_mails: on })}
        help={t("notify_creator_help")}
      >
        {t("notify_creator")}
      </Switch>
      <Switch
        isSelected={learning_reminders}
        isDisabled={save.isPending}
        onChange={(on) => change({ learning_reminders: on })}
        help={t("notify_learning_help")}
      >
        {t("notify_learning")}
      </Switch>
    </section>
  );
}

function NotificationsPanel() {
  const { t } = useTranslation();
  const profile = useProfile();
  if (profile.isError) return <QueryError query={profile} />;
  if (profile.isPending)
    return (
      <Loading label={t("loading")}>
        <SkeletonText lines={4} />
      </Loading>
    );
  return <NotificationSwitches profile={profile.data} />;
}

export default function AccountSettingsPage() {
  const { t } = useTranslation("settings");
  const [search, setSearch] = useSearchParams();
  const soon = (text: string) => <EmptyState title={t("soon_title")}>{text}</EmptyState>;
  return (
    <Page title={t("title")} width="reading">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("title")}</h1>
      <Tabs
        label={t("tabs")}
        selected={search.get("tab") ?? "language"}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
        tabs={[
          { id: "language", label: t("tab_language"), content: <LanguagePanel /> },
          { id: "appearance", label: t("tab_appearance"), content: <AppearancePanel /> },
          { id: "notifications", label: t("tab_notifications"), content: <NotificationsPanel /> },
          { id: "billing", label: t("tab_billing"), content: soon(t("billing_text")) },
          { id: "subscription", label: t("tab_subscription"), content: soon(t("subscription_text")) },
        ]}
      />
    </Page>
  );
}
