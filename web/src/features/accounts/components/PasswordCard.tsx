import type { OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { rememberProfile } from "../../../lib/profile.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { checkNewPassword } from "../registration.ts";
import { NewPasswordFields, useRegistrationSentence } from "./NewPasswordFields.tsx";
import { PresentPassword } from "./PresentPassword.tsx";

const EMPTY = { current: "", password: "", repeated: "" };

function PasswordForm({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  const sentence = useErrorSentence();
  const faults = useRegistrationSentence();
  const queries = useQueryClient();
  const form = useForm(EMPTY, (values) => {
    const { current, ...problems } = checkNewPassword<keyof typeof EMPTY>(values, faults);
    return profile.has_password && current !== undefined ? { current, ...problems } : problems;
  });
  const change = useMutation(
    orpc.accounts.changePassword.mutationOptions({
      onSuccess: async () => {
        rememberProfile(queries, { ...profile, has_password: true });
        toast.success(t("password_changed"));
        onDone();
        await queries.invalidateQueries({ queryKey: orpc.accounts.sessions.key() });
      },
      onError: (error) => {
        toast.error(t("password_failed"), sentence(error));
        if (errorCode(error) === "PASSWORD_WRONG") form.show({ current: sentence(error) });
      },
    }),
  );
  const { current, password } = form.values;
  const given = profile.has_password ? { current } : {};
  return (
    <form
      noValidate
      className="mt-4 max-w-md space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) change.mutate({ id: profile.id, password, ...given });
      }}
    >
      {change.isError && errorCode(change.error) !== "PASSWORD_WRONG" ? (
        <Notice tone="danger">{sentence(change.error)}</Notice>
      ) : null}
      {profile.has_password ? <PresentPassword {...form.field("current")} /> : null}
      <NewPasswordFields field={form.field} label={auth("new_password")} />
      <Button type="submit" isPending={change.isPending}>
        {profile.has_password ? t("password_change") : auth("reset_submit")}
      </Button>
    </form>
  );
}

/** Another password, or a first one. */
export function PasswordCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  // A new key empties the form once the password was changed.
  const [round, setRound] = useState(0);
  return (
    <Card as="section" aria-labelledby="password-card">
      <h2 id="password-card" className="text-xl">
        {t("password_title")}
      </h2>
      <p className="mt-1 text-muted">{profile.has_password ? t("password_help") : t("password_none")}</p>
      <PasswordForm key={round} profile={profile} onDone={() => setRound(round + 1)} />
    </Card>
  );
}
