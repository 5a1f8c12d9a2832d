import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { safePath } from "../../../lib/redirect.ts";
import { adoptSession, currentSession, useSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { AddressForm } from "../components/AddressForm.tsx";
import { LinkFailed, StateFrame } from "../components/VerifyStates.tsx";

const CAMPUS = "/dashboard?view=participant";

function Entering() {
  const { t } = useTranslation("account");
  return (
    <StateFrame icon={<Spinner size={32} />} title={t("entry_title")}>
      <p>{t("entry_working")}</p>
    </StateFrame>
  );
}

/** Has a link mailed that signs in once. */
function NewLink({ to, isUsed }: { to: string; isUsed: boolean }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => api.accounts.requestEntry({ email, to }),
  });
  return (
    <Page title={t("entry_title")} width="narrow">
      <h1 className="text-3xl sm:text-4xl">{t("entry_title")}</h1>
      {isUsed ? (
        <div className="mt-4">
          <Notice tone="here">{t("entry_used")}</Notice>
        </div>
      ) : (
        <p className="mt-2.5 text-muted">{t("entry_lead")}</p>
      )}
      <AddressForm request={request} sentTo={(email) => t("entry_sent", { email })} />
      <p className="mt-7">
        <Link to={`/login?returnTo=${encodeURIComponent(to)}`} className="text-link font-semibold">
          {common("sign_in")}
        </Link>
      </p>
    </Page>
  );
}

interface ByLinkProps {
  token: string;
  to: string;
  /** As whom one is signed in, where that is not whom the link was sent to. */
  other?: string | undefined;
}

/** Spends the link at a press: programs that open links of mails press nothing. */
function ByLink({ token, to, other }: ByLinkProps) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const entry = useMutation({
    mutationFn: async () => {
      await adoptSession(await api.accounts.enter({ token }));
      const session = currentSession();
      // Whoever sent the link may have meant an account of their own.
      if (session.status === "signedIn") toast.success(t("entry_as", { email: session.user.email }));
    },
  });
  if (entry.isPending || entry.isSuccess) return <Entering />;
  if (entry.isError)
    return errorCode(entry.error) === "LINK_INVALID" ? (
      <NewLink to={to} isUsed />
    ) : (
      <LinkFailed text={sentence(entry.error)} onRetry={() => entry.mutate()} />
    );
  const icon = <MailCheck size={32} aria-hidden />;
  if (other !== undefined)
    return (
      <StateFrame icon={icon} title={t("entry_other_title")}>
        <p>
          {t("entry_as", { email: other })} {t("entry_other_text")}
        </p>
        <div className="flex flex-wrap justify-center gap-3 max-md:grid">
          <Button onPress={() => entry.mutate()}>{t("entry_other_go")}</Button>
          <LinkButton look="quiet" to={to}>
            {t("entry_other_stay")}
          </LinkButton>
        </div>
      </StateFrame>
    );
  return (
    <StateFrame icon={icon} title={t("entry_title")}>
      <p>{t("entry_ready")}</p>
      <Button onPress={() => entry.mutate()}>{t("entry_go")}</Button>
    </StateFrame>
  );
}

interface Mailed {
  token: string | null;
  /** The account that it was sent to; links that were mailed earlier name none. */
  owner: string | null;
}

/** The secret of a mailed link, which leaves the address at once, and whose it is. */
function useMailed(): Mailed {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const behind = new URLSearchParams(hash.slice(1));
  // Links that were mailed earlier have it before the hash.
  const token = behind.get("token") ?? new URLSearchParams(search).get("token");
  const owner = behind.get("for");
  const [kept, setKept] = useState<Mailed>({ token, owner });
  useEffect(() => {
    if (token === null) return;
    setKept({ token, owner });
    const rest = new URLSearchParams(search);
    rest.delete("token");
    void navigate(`${pathname}?${rest}`, { replace: true });
  }, [token, owner, pathname, search, navigate]);
  return token === null ? kept : { token, owner };
}

/** Where mailed links lead: signs in once where nobody is signed in, or somebody else who wants that, and goes on. */
export default function ArrivePage() {
  const [search] = useSearchParams();
  const session = useSession();
  const to = safePath(search.get("to")) ?? CAMPUS;
  const { token, owner } = useMailed();
  if (session.status === "loading") return <Entering />;
  const isOther = session.status === "signedIn" && owner !== null && owner !== session.user.id;
  if (session.status === "signedIn" && !(isOther && token)) return <Navigate to={to} replace />;
  return token ? (
    <ByLink key={token} token={token} to={to} other={session.user?.email} />
  ) : (
    <NewLink to={to} isUsed={false} />
  );
}
