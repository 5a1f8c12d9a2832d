import { useMutation } from "@tanstack/react-query";
import { MailCheck, MailOpen, MailX } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { forgetSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { StateFrame } from "../components/VerifyStates.tsx";
import { missingFields } from "../missingFields.ts";

const REDIRECT_MS = 6_000;

async function confirm(token: string, password?: string): Promise<string> {
  const { email } = await api.accounts.confirmEmailChange({ token, ...(password ? { password } : {}) });
  // The change has ended every session, this one too.
  await forgetSession();
  return email;
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/login", { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={t("email_change_done_title")}>
      <p>{t("email_change_done_text", { email })}</p>
      <LinkButton to="/login">{t("email_change_sign_in")}</LinkButton>
    </StateFrame>
  );
}

type State =
  | { kind: "working" }
  | { kind: "done"; email: string }
  | { kind: "unproven"; error: unknown }
  | { kind: "failed"; error: unknown };

/** Opens the link once; `retry` asks again where no answer came, `finish` tells that it was done otherwise. */
function useConfirm(token: string) {
  const [state, setState] = useState<State>({ kind: "working" });
  const begun = useRef(false);
  const run = useCallback(async () => {
    setState({ kind: "working" });
    try {
      setState({ kind: "done", email: await confirm(token) });
    } catch (error) {
      setState(
        errorCode(error) === "LINK_UNPROVEN" ? { kind: "unproven", error } : { kind: "failed", error },
      );
    }
  }, [token]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  const finish = (email: string) => setState({ kind: "done", email });
  return { state, retry: () => void run(), finish };
}

interface UnprovenProps {
  token: string;
  /** Why the link alone was not enough. */
  error: unknown;
  onDone: (email: string) => void;
}

/** Who opens the link elsewhere than where it was asked for shows the password of the account. */
function Unproven({ token, error, onDone }: UnprovenProps) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const check = (values: { password: string }) => missingFields(values, t("field_required"));
  const form = useForm({ password: "" }, check);
  const prove = useMutation({
    mutationFn: (password: string) => confirm(token, password),
    onSuccess: onDone,
    onError: (refused) => {
      if (errorCode(refused) === "PASSWORD_WRONG") form.show({ password: sentence(refused) });
    },
  });
  const isPlaced = errorCode(prove.error) === "PASSWORD_WRONG";
  return (
    <StateFrame icon={<MailOpen size={32} aria-hidden />} title={t("email_change_title")}>
      <p>{sentence(error)}</p>
      <form
        noValidate
        className="w-full space-y-5 text-left"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid()) prove.mutate(form.values.password);
        }}
      >
        {prove.isError && !isPlaced ? <Notice tone="danger">{sentence(prove.error)}</Notice> : null}
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="current-password"
          showLabel={t("password_show")}
          hideLabel={t("password_hide")}
          isRequired
        />
        <Button type="submit" isPending={prove.isPending}>
          {t("email_change_confirm")}
        </Button>
      </form>
    </StateFrame>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  return (
    <StateFrame icon={<MailX size={32} aria-hidden />} title={t("email_change_failed_title")}>
      <p role="alert">{sentence(error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {errorCode(error) === "LINK_INVALID" ? null : (
          <Button look="quiet" onPress={onRetry}>
            {common("try_again")}
          </Button>
        )}
        <LinkButton to="/profile?tab=security">{t("email_change_to_profile")}</LinkButton>
      </div>
    </StateFrame>
  );
}

export default function VerifyEmailChangePage() {
  const { t } = useTranslation("auth");
  const { token = "" } = useParams();
  const { state, retry, finish } = useConfirm(token);
  if (state.kind === "done") return <Done email={state.email} />;
  if (state.kind === "unproven") return <Unproven token={token} error={state.error} onDone={finish} />;
  if (state.kind === "failed") return <Failed error={state.error} onRetry={retry} />;
  return (
    <StateFrame icon={<Spinner size={32} />} title={t("email_change_title")}>
      <p>{t("verify_working")}</p>
    </StateFrame>
  );
}
