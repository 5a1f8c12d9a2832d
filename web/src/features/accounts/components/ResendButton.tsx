import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "../../../lib/api.ts";
import { errorCode, retryAfter, useErrorSentence } from "../../../lib/errors.ts";
import { useSession } from "../../../lib/session.ts";
import { useCountdown } from "../../../lib/useCountdown.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";

/** Seconds between two confirmation mails (SPEC.md section 9). */
const COOLDOWN_SECONDS = 60;

/** Sends the confirmation link once more, every 60 seconds at most. */
export function ResendButton() {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const { left, start } = useCountdown();
  const { user } = useSession();
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: ({ retryAfterSeconds }) => {
        toast.success(t("sent"));
        start(retryAfterSeconds);
      },
      onError: (error) => {
        if (errorCode(error) === "EMAIL_ALREADY_VERIFIED") {
          toast.info(t("already_verified"));
          return;
        }
        const tooSoon = errorCode(error) === "RATE_LIMITED";
        toast.error(t("send_failed"), tooSoon ? t("send_too_soon") : sentence(error));
        if (tooSoon) start(retryAfter(error) ?? COOLDOWN_SECONDS);
      },
    }),
  );
  return (
    <Button
      look="quiet"
      isDisabled={left > 0}
      isPending={resend.isPending}
      onPress={() => resend.mutate({ email: user?.email ?? "" })}
    >
      {left > 0 ? t("verify_resend_in", { seconds: left }) : t("verify_resend")}
    </Button>
  );
}
