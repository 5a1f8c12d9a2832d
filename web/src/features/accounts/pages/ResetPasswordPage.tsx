import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { forgetSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { LinkOwner, MailedLinkPage, StayButton } from "../components/MailedLinkPage.tsx";
import { NewPasswordFields, useRegistrationSentence } from "../components/NewPasswordFields.tsx";
import type { OpenedLink } from "../openedLink.ts";
import { checkNewPassword } from "../registration.ts";

/** Sets the password; every session of the account ends, and this one where it is its own. */
function useReset(token: string, { link: { email }, other }: OpenedLink) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => api.accounts.resetPassword({ token, password }),
    onSuccess: async () => {
      if (other === null) await forgetSession();
      if (other === null) toast.success(t("reset_done"), t("reset_sign_in"));
      else toast.success(t("reset_done_other", { email }));
      // Who is signed in as somebody else stays so.
      await navigate(other === null ? "/login" : "/", { replace: true, state: { email } });
    },
  });
}

function ResetPasswordForm({ token, opened: present }: { token: string; opened: OpenedLink }) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const faults = useRegistrationSentence();
  const [opened] = useState(present);
  const { link, other } = opened;
  const form = useForm({ password: "", repeated: "" }, (values) => checkNewPassword(values, faults));
  const reset = useReset(token, opened);
  if (errorCode(reset.error) === "LINK_INVALID") return <LinkInvalid />;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) reset.mutate(form.values.password);
      }}
    >
      <p className="text-muted">{t("reset_lead")}</p>
      <LinkOwner email={link.email} other={other} />
      {reset.isError ? <Notice tone="danger">{sentence(reset.error)}</Notice> : null}
      <NewPasswordFields field={form.field} label={t("new_password")} />
      <Button type="submit" wide isPending={reset.isPending}>
        {t("reset_press", { email: link.email })}
      </Button>
      <StayButton other={other} />
    </form>
  );
}

function LinkInvalid() {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  return (
    <div className="space-y-5">
      <Notice tone="danger">{errors("LINK_INVALID")}</Notice>
      <LinkButton look="quiet" to="/forgot-password">
        {t("verify_new_link")}
      </LinkButton>
    </div>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const { t } = useTranslation("auth");
  return (
    <Page title={t("forgot_title")} width="narrow">
      <h1 className="mb-7 text-3xl sm:text-4xl">{t("forgot_title")}</h1>
      {children}
    </Page>
  );
}

export default function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  const [search] = useSearchParams();
  const token = search.get("token_hash");
  const invalid = (
    <Framed>
      <LinkInvalid />
    </Framed>
  );
  if (!token) return invalid;
  return (
    <MailedLinkPage key={token} kind="recovery" token={token} title={t("forgot_title")} invalid={invalid}>
      {(opened) => (
        <Framed>
          <ResetPasswordForm token={token} opened={opened} />
        </Framed>
      )}
    </MailedLinkPage>
  );
}
