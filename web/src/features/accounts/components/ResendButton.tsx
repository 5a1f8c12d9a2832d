import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
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
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: ({ alreadyVerified }) => {
        if (alreadyVerified) toast.info(t("already_verified"));
        else toast.success(t("sent"));
        start(COOLDOWN_SECONDS);
      },
      onError: (error) => {
        const tooSoon = errorCode(error) === "RATE_LIMITED";
        toast.error(t("send_failed"), tooSoon ? t("send_too_soon") : sentence(error));
        if (tooSoon) start(COOLDOWN_SECONDS);
      },
    }),
  );
  return (
    <Button look="quiet" isDisabled={left > 0} isPending={resend.isPending} onPress={() => resend.mutate({})}>
      {left > 0 ? t("verify_resend_in", { seconds: left }) : t("verify_resend")}
    </Button>
  );
}
