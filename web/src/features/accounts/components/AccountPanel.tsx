import { isCreator, type OwnProfile } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { toast } from "../../../ui/toast.ts";
import { fetchArchive } from "../files.ts";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import { UsageCard } from "./UsageCard.tsx";

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">{children}</dd>
    </div>
  );
}

function DataCard({ id }: { id: string }) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const download = useMutation({
    mutationFn: () => fetchArchive(id),
    onSuccess: (archive) => saveFile(archive, "data.zip"),
    onError: (error) => toast.error(t("data_failed"), sentence(error)),
  });
  return (
    <Card as="section" aria-labelledby="data-card">
      <h2 id="data-card" className="text-xl">
        {t("data_title")}
      </h2>
      <p className="mb-4 mt-1 text-muted">{t("data_text")}</p>
      <Button look="quiet" isPending={download.isPending} onPress={() => download.mutate()}>
        {t("data_get")}
      </Button>
    </Card>
  );
}

function DeleteCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const [asks, setAsks] = useState(false);
  return (
    <Card as="section" aria-labelledby="delete-card">
      <h2 id="delete-card" className="text-xl">
        {t("delete_title")}
      </h2>
      <p className="mb-4 mt-1 text-muted">{t("delete_text")}</p>
      <Button look="danger" onPress={() => setAsks(true)}>
        {t("delete_title")}
      </Button>
      {asks ? <DeleteAccountDialog profile={profile} onCancel={() => setAsks(false)} /> : null}
    </Card>
  );
}

/** Role, dates, one's data, and the end of the account. */
export function AccountPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const format = useFormats();
  return (
    <div className="space-y-6">
      <Card>
        <dl>
          <Row term={t("profile_role")}>
            {common(`role_${profile.role}`)}
            {profile.role === "super_admin" ? null : (
              <LinkButton look="quiet" to="/select-role?returnTo=/profile%3Ftab%3Daccount">
                {t("profile_change_role")}
              </LinkButton>
            )}
          </Row>
          <Row term={t("profile_since")}>{format.date(profile.created_at)}</Row>
          <Row term={t("profile_updated")}>{format.dateTime(profile.updated_at)}</Row>
        </dl>
      </Card>
      {isCreator(profile.role) ? <UsageCard /> : null}
      <DataCard id={profile.id} />
      <DeleteCard profile={profile} />
    </div>
  );
}
