import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { errorCode, retryAfter, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";

function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const running = end > now;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((end - now) / 1000)), start];
}

/** Sends the confirmation link once more, at most once a minute. */
export function ResendConfirmation({ look = "quiet" }: { look?: "primary" | "quiet" }) {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  const { number } = useFormats();
  const [wait, startWait] = useCountdown();
  const { user } = useSession();
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: ({ retryAfterSeconds }) => startWait(retryAfterSeconds),
      onError: (error) => startWait(retryAfter(error) ?? 0),
    }),
  );
  const alreadyConfirmed = resend.isError && errorCode(resend.error) === "EMAIL_ALREADY_VERIFIED";
  return (
    <div className="space-y-3">
      <Button
        look={look}
        isPending={resend.isPending}
        isDisabled={wait > 0}
        onPress={() => resend.mutate({ email: user?.email ?? "" })}
      >
        {t("resend")}
      </Button>
      <div aria-live="polite" className="text-sm">
        {resend.isSuccess ? <p className="font-semibold text-accent">{t("resent")}</p> : null}
        {alreadyConfirmed ? <p className="font-semibold text-accent">{t("already_confirmed")}</p> : null}
      </div>
      {wait > 0 ? (
        <p className="text-sm text-muted">{t("resend_wait", { count: wait, seconds: number(wait) })}</p>
      ) : null}
      {resend.isError && !alreadyConfirmed && retryAfter(resend.error) === null ? (
        <Notice tone="danger">
          <p className="font-semibold">{t("resend_failed")}</p>
          <p>{sentence(resend.error)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
