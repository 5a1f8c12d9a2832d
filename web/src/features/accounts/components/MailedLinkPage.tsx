import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { countLost } from "../../../lib/unsent.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { OpenedLink } from "../openedLink.ts";
import { type LinkKind, useMailedLink } from "../useMailedLink.ts";
import { LinkFailed, StateFrame } from "./VerifyStates.tsx";

interface MailedLinkPageProps {
  kind: LinkKind;
  token: string;
  /** What the link is about, while it is looked at. */
  title: string;
  /** What is shown of a link that opens nothing (any more). */
  invalid: ReactNode;
  children: (opened: OpenedLink) => ReactNode;
}

/**
 * The page of a mailed link (docs/accounts.md). Looking at it changes nothing: what it does comes of a press that names
 * the account, because links are opened by programs too, and sent by people who mean an account of their own.
 */
export function MailedLinkPage({ kind, token, title, invalid, children }: MailedLinkPageProps) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const { error, opened, retry } = useMailedLink(kind, token);
  if (opened) return children(opened);
  if (error !== null)
    return errorCode(error) === "LINK_INVALID" ? (
      invalid
    ) : (
      <LinkFailed text={sentence(error)} onRetry={retry} />
    );
  return (
    <StateFrame icon={<Spinner size={32} />} title={title}>
      <p>{t("verify_working")}</p>
    </StateFrame>
  );
}

/** The frame of what is asked before a link does anything: whose it is, and who is signed in instead. */
export function LinkFrame({
  title,
  opened: { link, other },
  children,
}: {
  title: string;
  opened: OpenedLink;
  children: ReactNode;
}) {
  return (
    <StateFrame icon={<MailCheck size={32} aria-hidden />} title={title}>
      <LinkOwner email={link.email} other={other} />
      {children}
    </StateFrame>
  );
}

/** Whose a link is, and who is signed in instead. */
export function LinkOwner({ email, other }: { email: string; other: string | null }) {
  const { t } = useTranslation("auth");
  const lost = countLost();
  return (
    <div className="space-y-3 break-words">
      <p>{t("link_of", { email })}</p>
      {other === null ? null : (
        <Notice tone="here">
          {t("link_signed_in", { email: other })} {lost === 0 ? null : t("link_loses", { count: lost })}
        </Notice>
      )}
    </div>
  );
}

/** The way past a link for who is signed in as somebody else. */
export function StayButton({ other, to = "/" }: { other: string | null; to?: string }) {
  const { t } = useTranslation("auth");
  if (other === null) return null;
  return (
    <LinkButton look="quiet" to={to}>
      {t("link_stay", { email: other })}
    </LinkButton>
  );
}
