import type { OwnProfile } from "@lehrpfad/contract";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useProfile } from "../../../lib/profile.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { AccountPanel } from "../components/AccountPanel.tsx";
import { EmailCard } from "../components/EmailCard.tsx";
import { PasswordCard } from "../components/PasswordCard.tsx";
import { PersonalPanel } from "../components/PersonalPanel.tsx";
import { PhotoPanel } from "../components/PhotoPanel.tsx";
import { SessionsCard } from "../components/SessionsCard.tsx";

function Security({ profile }: { profile: OwnProfile }) {
  return (
    <div className="space-y-6">
      <PasswordCard profile={profile} />
      <EmailCard profile={profile} />
      <SessionsCard id={profile.id} />
    </div>
  );
}

function ProfileTabs({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const { t: settings } = useTranslation("settings");
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      label={t("tabs")}
      selected={search.get("tab") ?? "personal"}
      onSelect={(tab) => setSearch({ tab }, { replace: true })}
      tabs={[
        { id: "personal", label: settings("profile_personal"), content: <PersonalPanel profile={profile} /> },
        { id: "security", label: t("tab_security"), content: <Security profile={profile} /> },
        { id: "photo", label: t("tab_photo"), content: <PhotoPanel profile={profile} /> },
        { id: "account", label: t("tab_account"), content: <AccountPanel profile={profile} /> },
      ]}
    />
  );
}

/** Personal details, security, photo, and the account itself. */
export default function ProfilePage() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const profile = useProfile();
  return (
    <Page title={t("profile_title")} width="reading">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("profile_title")}</h1>
      {profile.isPending ? (
        <Loading label={common("loading")}>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </Loading>
      ) : profile.isError ? (
        <QueryError query={profile} />
      ) : (
        <ProfileTabs profile={profile.data} />
      )}
    </Page>
  );
}
