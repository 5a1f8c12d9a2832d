import type { OwnProfile } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../lib/format.ts";
import { Page } from "../../../lib/Page.tsx";
import { useProfile } from "../../../lib/profile.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Tag } from "../../../ui/Tag.tsx";

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">{children}</dd>
    </div>
  );
}

function PersonalInfo({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const format = useFormats();
  return (
    <Card as="section" aria-labelledby="personal">
      <h2 id="personal" className="mb-3 text-xl">
        {t("profile_personal")}
      </h2>
      <dl>
        <Row term={t("profile_name")}>{`${profile.first_name} ${profile.last_name}`}</Row>
        <Row term={t("profile_email")}>
          <span className="min-w-0 break-words">{profile.email}</span>
          <Tag tone={profile.is_email_verified ? "good" : "here"}>
            {profile.is_email_verified ? t("profile_confirmed") : t("profile_unconfirmed")}
          </Tag>
        </Row>
        <Row term={t("profile_role")}>{common(`role_${profile.role}`)}</Row>
        <Row term={t("profile_since")}>{format.date(profile.created_at)}</Row>
        <Row term={t("profile_updated")}>{format.dateTime(profile.updated_at)}</Row>
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        {profile.is_email_verified ? null : (
          <LinkButton to="/verify-email">{t("profile_confirm")}</LinkButton>
        )}
        {profile.role === "super_admin" ? null : (
          <LinkButton look="quiet" to="/select-role?returnTo=/profile">
            {t("profile_change_role")}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

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
        <PersonalInfo profile={profile.data} />
      )}
    </Page>
  );
}
