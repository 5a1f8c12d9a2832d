import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "../../../lib/api.ts";
import { retryAfter, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";

const COOLDOWN_SECONDS = 60;

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
export function ResendLink({ look = "quiet" }: { look?: "primary" | "quiet" }) {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  const { number } = useFormats();
  const [wait, startWait] = useCountdown();
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: () => startWait(COOLDOWN_SECONDS),
      onError: (error) => startWait(retryAfter(error) ?? 0),
    }),
  );
  const answer = resend.data?.alreadyVerified ? t("already_confirmed") : t("resent");
  return (
    <div className="space-y-3">
      <Button
        look={look}
        isPending={resend.isPending}
        isDisabled={wait > 0}
        onPress={() => resend.mutate({})}
      >
        {t("resend")}
      </Button>
      <div aria-live="polite" className="text-sm">
        {resend.isSuccess ? <p className="font-semibold text-accent">{answer}</p> : null}
      </div>
      {wait > 0 ? <p className="text-sm text-muted">{t("resend_wait", { seconds: number(wait) })}</p> : null}
      {resend.isError && retryAfter(resend.error) === null ? (
        <Notice tone="danger">
          <p className="font-semibold">{t("resend_failed")}</p>
          <p>{sentence(resend.error)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
