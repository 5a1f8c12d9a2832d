import type { Deletion, OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { forgetAccount, forgetSession } from "../../../lib/session.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { toast } from "../../../ui/toast.ts";
import { PresentPassword } from "./PresentPassword.tsx";

function Losses({ lost }: { lost: Deletion }) {
  const { t } = useTranslation("account");
  // Two courses may have one name.
  const courses = lost.courses.map((course, place) => ({ ...course, place }));
  return (
    <div>
      <p>{t("delete_lost")}</p>
      <ul className="mt-2 max-h-48 list-disc overflow-y-auto pl-5">
        <li>{t("delete_profile")}</li>
        {courses.map(({ place, name, participants }) => (
          <li key={place}>{t("delete_course", { name, count: participants })}</li>
        ))}
        {lost.documents > 0 ? <li>{t("delete_documents", { count: lost.documents })}</li> : null}
        {lost.participations > 0 ? (
          <li>{t("delete_participations", { count: lost.participations })}</li>
        ) : null}
      </ul>
    </div>
  );
}

/** Deletes the account, forgets the person on this device and goes to the homepage. */
function useDeletion() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  return useMutation(
    orpc.accounts.deleteAccount.mutationOptions({
      onSuccess: async (_, { id }) => {
        await forgetSession();
        forgetAccount(id);
        toast.success(t("deleted"));
        await navigate("/", { replace: true });
      },
    }),
  );
}

/** Names what is lost with the account and asks for the password. */
export function DeleteAccountDialog({ profile, onCancel }: { profile: OwnProfile; onCancel: () => void }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const { t: auth } = useTranslation("auth");
  const sentence = useErrorSentence();
  const [password, setPassword] = useState("");
  const [coursesToo, setCoursesToo] = useState(false);
  const [missing, setMissing] = useState(false);
  const { id, has_password: hasPassword } = profile;
  const preview = useQuery({
    ...orpc.accounts.deletionPreview.queryOptions({ input: { id } }),
    staleTime: 0,
  });
  const deletion = useDeletion();
  const wrong = deletion.isError && errorCode(deletion.error) === "PASSWORD_WRONG";
  const passwordFault = missing ? auth("field_required") : wrong ? sentence(deletion.error) : undefined;
  const confirm = () => {
    const empty = hasPassword && password === "";
    setMissing(empty);
    if (!empty && preview.isSuccess)
      deletion.mutate({ id, coursesToo, ...(hasPassword ? { password } : {}) });
  };
  return (
    <ConfirmDialog
      isOpen
      onCancel={onCancel}
      onConfirm={confirm}
      title={t("delete_ask", { name: `${profile.first_name} ${profile.last_name}`.trim() })}
      confirmLabel={t("delete_confirm")}
      cancelLabel={common("cancel")}
      isPending={deletion.isPending}
      error={deletion.isError && !wrong ? sentence(deletion.error) : undefined}
    >
      <div className="space-y-4">
        <p>{t("delete_text")}</p>
        {preview.isPending ? (
          <Loading label={common("loading")}>
            <SkeletonText lines={3} />
          </Loading>
        ) : preview.isError ? (
          <QueryError query={preview} />
        ) : (
          <Losses lost={preview.data} />
        )}
        {preview.data !== undefined && preview.data.courses.length > 0 ? (
          <Switch isSelected={coursesToo} onChange={setCoursesToo}>
            {t("delete_courses_too")}
          </Switch>
        ) : null}
        {hasPassword ? (
          <PresentPassword
            name="deletion-password"
            value={password}
            error={passwordFault}
            onChange={(value) => {
              setPassword(value);
              setMissing(false);
              deletion.reset();
            }}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
