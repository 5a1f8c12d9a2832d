import type { OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { type Problems, useForm } from "../../../lib/form.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { rememberProfile } from "../../../lib/profile.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { missingFields } from "../missingFields.ts";
import { looksLikeAddress } from "../registration.ts";
import { PresentPassword } from "./PresentPassword.tsx";

/** What is wrong with a wish for another address, field by field (statement 5.17). */
function useCheck(profile: OwnProfile) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  return (values: { email: string; password: string }): Problems<"email" | "password"> => {
    const { email, password } = missingFields(values, auth("field_required"));
    const problems: Problems<"email" | "password"> = {};
    if (email !== undefined) problems.email = email;
    else if (!looksLikeAddress(values.email)) problems.email = auth("email_invalid");
    else if (values.email.trim().toLowerCase() === profile.email) problems.email = t("email_same");
    if (profile.has_password && password !== undefined) problems.password = password;
    return problems;
  };
}

function EmailForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const form = useForm({ email: "", password: "" }, useCheck(profile));
  const ask = useMutation(
    orpc.accounts.requestEmailChange.mutationOptions({
      onSuccess: (saved) => {
        rememberProfile(queries, saved);
        toast.success(auth("sent"));
      },
      onError: (error) => {
        toast.error(t("email_failed"), sentence(error));
        if (errorCode(error) === "PASSWORD_WRONG") form.show({ password: sentence(error) });
        if (errorCode(error) === "EMAIL_UNCHANGED") form.show({ email: sentence(error) });
      },
    }),
  );
  const placed = ["PASSWORD_WRONG", "EMAIL_UNCHANGED"].includes(errorCode(ask.error));
  const { email, password } = form.values;
  const given = profile.has_password ? { password } : {};
  return (
    <form
      noValidate
      className="mt-4 max-w-md space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) ask.mutate({ id: profile.id, email: email.trim(), ...given });
      }}
    >
      {ask.isError && !placed ? <Notice tone="danger">{sentence(ask.error)}</Notice> : null}
      <TextField
        {...form.field("email")}
        label={t("email_new")}
        help={t("email_new_help")}
        type="email"
        autoComplete="email"
        isRequired
      />
      {profile.has_password ? <PresentPassword {...form.field("password")} /> : null}
      <Button type="submit" isPending={ask.isPending}>
        {t("email_change")}
      </Button>
    </form>
  );
}

function Pending({ id, email, until }: { id: string; email: string; until: string }) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const format = useFormats();
  const queries = useQueryClient();
  const cancel = useMutation(
    orpc.accounts.cancelEmailChange.mutationOptions({
      onSuccess: (saved) => {
        rememberProfile(queries, saved);
        toast.success(t("email_cancelled"));
      },
      onError: (error) => toast.error(t("email_failed"), sentence(error)),
    }),
  );
  return (
    <div className="mt-4 space-y-4">
      <Notice tone="here">{t("email_pending", { email, date: format.dateTime(until) })}</Notice>
      <Button look="quiet" isPending={cancel.isPending} onPress={() => cancel.mutate({ id })}>
        {t("email_cancel")}
      </Button>
    </div>
  );
}

/** The address one signs in with, and a change of it that waits for its mailed link. */
export function EmailCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const { t: settings } = useTranslation("settings");
  const change = profile.email_change;
  return (
    <Card as="section" aria-labelledby="email-card">
      <h2 id="email-card" className="text-xl">
        {t("email_title")}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-muted">
        <span className="min-w-0 break-words">{t("email_now", { email: profile.email })}</span>
        <Tag tone={profile.is_email_verified ? "good" : "here"}>
          {profile.is_email_verified ? settings("profile_confirmed") : settings("profile_unconfirmed")}
        </Tag>
      </p>
      {profile.is_email_verified ? null : (
        <div className="mt-4">
          <LinkButton look="quiet" to="/verify-email">
            {settings("profile_confirm")}
          </LinkButton>
        </div>
      )}
      {change === null ? (
        <EmailForm profile={profile} />
      ) : (
        <Pending id={profile.id} email={change.new_email} until={change.expires_at} />
      )}
    </Card>
  );
}
