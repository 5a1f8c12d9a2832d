import { MailCheck, MailX } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { forgetSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { StateFrame } from "../components/VerifyStates.tsx";

const REDIRECT_MS = 6_000;

async function confirm(token: string): Promise<string> {
  const { email } = await api.accounts.confirmEmailChange({ token });
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

type State = { kind: "working" } | { kind: "done"; email: string } | { kind: "failed"; error: unknown };

/** Opens the link once; `retry` asks again where no answer came. */
function useConfirm(token: string): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: "working" });
  const begun = useRef(false);
  const run = useCallback(async () => {
    setState({ kind: "working" });
    try {
      setState({ kind: "done", email: await confirm(token) });
    } catch (error) {
      setState({ kind: "failed", error });
    }
  }, [token]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  return { state, retry: () => void run() };
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
  const { state, retry } = useConfirm(token);
  if (state.kind === "done") return <Done email={state.email} />;
  if (state.kind === "failed") return <Failed error={state.error} onRetry={retry} />;
  return (
    <StateFrame icon={<Spinner size={32} />} title={t("email_change_title")}>
      <p>{t("verify_working")}</p>
    </StateFrame>
  );
}
