import { useMutation } from "@tanstack/react-query";
import { MailCheck, MailX } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { forgetSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { LinkPassword } from "../components/LinkPassword.tsx";
import { LinkFrame, MailedLinkPage, StayButton } from "../components/MailedLinkPage.tsx";
import { StateFrame } from "../components/VerifyStates.tsx";
import type { OpenedLink } from "../openedLink.ts";

const REDIRECT_MS = 6_000;

/** Uses the link up; the change has ended every session of the account, and this one where it is its own. */
function useChange(token: string, { other }: OpenedLink) {
  return useMutation({
    mutationFn: async (given: { password?: string }) => {
      await api.accounts.confirmEmailChange({ token, ...given });
      if (other === null) await forgetSession();
    },
  });
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/login", { replace: true, state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={t("email_change_done_title")}>
      <p>{t("email_change_done_text", { email })}</p>
      <LinkButton to="/login" state={{ email }}>
        {t("email_change_sign_in")}
      </LinkButton>
    </StateFrame>
  );
}

/** The account of the link is not whose session this is: that one stays. */
function DoneForOther({ email, other }: { email: string; other: string }) {
  const { t } = useTranslation("auth");
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={t("email_change_done_title")}>
      <p>{t("email_change_done_other", { email })}</p>
      <StayButton other={other} />
    </StateFrame>
  );
}

function Failed() {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  return (
    <StateFrame icon={<MailX size={32} aria-hidden />} title={t("email_change_failed_title")}>
      <p role="alert">{errors("LINK_INVALID")}</p>
      <LinkButton to="/profile?tab=security">{t("email_change_to_profile")}</LinkButton>
    </StateFrame>
  );
}

function Change({ token, opened: present }: { token: string; opened: OpenedLink }) {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  const sentence = useErrorSentence();
  // As it was when the link was opened: the press may sign out who is signed in.
  const [opened] = useState(present);
  const change = useChange(token, opened);
  const { other, offer } = opened;
  const { email } = opened.link;
  if (change.isSuccess)
    return other === null ? <Done email={email} /> : <DoneForOther {...{ email, other }} />;
  if (errorCode(change.error) === "LINK_INVALID") return <Failed />;
  const press = t("email_change_press", { email });
  return (
    <LinkFrame title={t("email_change_title")} opened={opened}>
      <p>{t("email_change_lead", { email })}</p>
      {offer === "password" ? (
        <>
          <p>{errors("LINK_UNPROVEN")}</p>
          <LinkPassword
            onSend={change.mutateAsync}
            error={change.error}
            isPending={change.isPending}
            press={press}
          />
        </>
      ) : (
        <>
          {change.isError ? <Notice tone="danger">{sentence(change.error)}</Notice> : null}
          <Button wide isPending={change.isPending} onPress={() => change.mutate({})}>
            {press}
          </Button>
        </>
      )}
      <StayButton other={other} />
    </LinkFrame>
  );
}

export default function VerifyEmailChangePage() {
  const { t } = useTranslation("auth");
  const { token = "" } = useParams();
  return (
    <MailedLinkPage
      key={token}
      kind="email_change"
      token={token}
      title={t("email_change_title")}
      invalid={<Failed />}
    >
      {(opened) => <Change token={token} opened={opened} />}
    </MailedLinkPage>
  );
}
