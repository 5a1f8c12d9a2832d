import { CloudOff, MailCheck, MailOpen, MailX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { HeldUp } from "../useArrive.ts";
import { useWatchConfirmation } from "../useWatchConfirmation.ts";
import { ArrivalFailed } from "./ArrivalFailed.tsx";
import { ResendButton } from "./ResendButton.tsx";

/** The frame of a state: a sign, what it means, and what to do. */
export function StateFrame({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Page title={title} width="narrow">
      <div className="py-8 text-center" aria-live="polite">
        <div className="mx-auto mb-6 grid size-18 place-items-center rounded-full bg-accent-soft text-accent">
          {icon}
        </div>
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-4 space-y-6 text-muted">{children}</div>
      </div>
    </Page>
  );
}

/** The link is being checked. */
export function Verifying() {
  const { t } = useTranslation("auth");
  return (
    <StateFrame icon={<Spinner size={32} />} title={t("verify_title")}>
      <p>{t("verify_working")}</p>
    </StateFrame>
  );
}

/** The link was sent; asks the server now and then whether it was opened, perhaps on another device. */
export function Waiting({ email, onGo }: { email: string; onGo: () => void }) {
  const { t } = useTranslation("auth");
  useWatchConfirmation();
  return (
    <StateFrame icon={<MailOpen size={32} aria-hidden />} title={t("verify_title")}>
      <p>{t("verify_waiting", { email })}</p>
      <p className="text-md">{t("verify_no_mail")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ResendButton />
        <Button look="plain" onPress={onGo}>
          {t("verify_later")}
        </Button>
      </div>
    </StateFrame>
  );
}

/** The session ended while its page waited: perhaps the address was confirmed elsewhere by who has no password of it. */
export function EndedElsewhere({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={t("confirm_ended_title")}>
      <p className="break-words">{t("confirm_ended_text", { email })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/login?returnTo=/verify-email" state={{ email }}>
          {common("sign_in")}
        </LinkButton>
        <LinkButton look="quiet" to="/arrive" state={{ email }}>
          {t("forgot_submit")}
        </LinkButton>
      </div>
    </StateFrame>
  );
}

const REDIRECT_MS = 3_000;

/** Done; goes on by itself. */
export function Verified({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation("auth");
  useEffect(() => {
    const timer = setTimeout(onGo, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [onGo]);
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={t("verified_title")}>
      <p>{t("verified_text")}</p>
      <Button onPress={onGo}>{t("verified_go")}</Button>
    </StateFrame>
  );
}

/** The account could not be read that says where to go on. */
export function NotArrived({ heldUp }: { heldUp: HeldUp }) {
  const { t } = useTranslation("auth");
  return (
    <StateFrame icon={<CloudOff size={32} aria-hidden />} title={t("verify_title")}>
      <ArrivalFailed heldUp={heldUp} />
    </StateFrame>
  );
}

/** The link was used or is too old, or the server could not be asked. */
export function LinkFailed({ text, onRetry }: { text?: string; onRetry?: () => void }) {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const { status } = useSession();
  return (
    <StateFrame
      icon={<MailX size={32} aria-hidden />}
      title={text ? t("verify_title") : t("link_invalid_title")}
    >
      <p role="alert">{text ?? t("link_invalid_text")}</p>
      {onRetry ? (
        <Button onPress={onRetry}>{common("try_again")}</Button>
      ) : (
        <LinkButton to={status === "signedIn" ? "/verify-email" : "/arrive"}>
          {t("verify_new_link")}
        </LinkButton>
      )}
    </StateFrame>
  );
}
