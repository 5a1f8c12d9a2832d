import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { retryAfter } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { auth, useSession } from "../../../lib/session.ts";
import { useCountdown } from "../../../lib/useCountdown.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { readResendFault } from "../resendFault.ts";
import { useAuthSentence } from "../useAuthSentence.ts";

/** Seconds between two confirmation mails (statement 9.07). */
const COOLDOWN_SECONDS = 60;
/** How long a person may read that the address is verified before the page is read anew (statement 8.16). */
const RELOAD_MS = 2_000;

/** Says what became of a confirmation mail that was refused. */
function useTellFault(): (error: unknown) => void {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  return (error) => {
    const fault = readResendFault(error);
    if (fault.kind === "verified") {
      toast.info(t("already_verified"));
      setTimeout(() => location.reload(), RELOAD_MS);
    } else if (fault.kind === "waiting") toast.error(t("send_failed"), t("send_too_soon"));
    else if (fault.kind === "sentence") toast.error(t("send_failed"), errors(fault.key));
    else toast.error(t("send_failed"), fault.kind === "text" ? fault.text : t("unknown_error"));
  };
}

/** Sends the confirmation link once more, every 60 seconds at most. */
export function ResendButton({ look = "quiet" }: { look?: "quiet" | "primary" }) {
  const { t } = useTranslation("auth");
  const tell = useTellFault();
  const { left, start } = useCountdown();
  const { user } = useSession();
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: ({ retryAfterSeconds }) => {
        toast.success(t("sent"));
        start(retryAfterSeconds);
      },
      onError: (error) => {
        tell(error);
        start(retryAfter(error) ?? 0);
      },
    }),
  );
  const press = () => {
    if (user?.email) resend.mutate({ email: user.email });
    else toast.error(t("error_title"), t("email_missing"));
  };
  return (
    <Button look={look} isDisabled={left > 0} isPending={resend.isPending} onPress={press}>
      {left > 0 ? t("verify_resend_in", { seconds: left }) : t("verify_resend")}
    </Button>
  );
}

/** The same for somebody who cannot sign in, because the account waits for the confirmation. */
export function ResendBeforeSignIn({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const sentence = useAuthSentence();
  const { left, start } = useCountdown();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const { error } = await (await auth()).resend({ type: "signup", email });
    setPending(false);
    const tooSoon = error?.code === "over_email_send_rate_limit";
    if (!error) toast.success(t("sent"));
    else toast.error(t("send_failed"), tooSoon ? t("send_too_soon") : sentence(error));
    if (!error || tooSoon) start(COOLDOWN_SECONDS);
  };
  return (
    <Button look="quiet" wide isDisabled={left > 0} isPending={isPending} onPress={() => void press()}>
      {left > 0 ? t("verify_resend_in", { seconds: left }) : t("verify_resend")}
    </Button>
  );
}
