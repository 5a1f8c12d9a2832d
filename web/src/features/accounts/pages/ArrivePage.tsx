import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { safePath } from "../../../lib/redirect.ts";
import { adoptSession, currentSession, useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { AddressForm } from "../components/AddressForm.tsx";
import { LinkFrame, MailedLinkPage, StayButton } from "../components/MailedLinkPage.tsx";
import { LinkFailed, StateFrame } from "../components/VerifyStates.tsx";
import type { OpenedLink } from "../openedLink.ts";

/** Shows creators the studio, and participants the campus. */
const HOME = "/dashboard";

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
  opened: OpenedLink;
}

/** Spends the link at a press: programs that open links of mails press nothing. */
function ByLink({ token, to, opened: present }: ByLinkProps) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  const sentence = useErrorSentence();
  const [opened] = useState(present);
  const entry = useMutation({
    mutationFn: async () => {
      await adoptSession(await api.accounts.enter({ token }));
      const session = currentSession();
      if (session.status === "signedIn") toast.success(auth("link_signed_in", { email: session.user.email }));
    },
  });
  if (entry.isPending || entry.isSuccess) return <Entering />;
  if (entry.isError)
    return errorCode(entry.error) === "LINK_INVALID" ? (
      <NewLink to={to} isUsed />
    ) : (
      <LinkFailed text={sentence(entry.error)} onRetry={() => entry.mutate()} />
    );
  return (
    <LinkFrame title={t("entry_title")} opened={opened}>
      <p>{t("entry_ready")}</p>
      <Button wide onPress={() => entry.mutate()}>
        {auth("sign_in_press", { email: opened.link.email })}
      </Button>
      <StayButton other={opened.other} to={to} />
    </LinkFrame>
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
  const { t } = useTranslation("account");
  const [search] = useSearchParams();
  const session = useSession();
  const to = safePath(search.get("to")) ?? HOME;
  const { token, owner } = useMailed();
  if (session.status === "loading") return <Entering />;
  const isOther = session.status === "signedIn" && owner !== null && owner !== session.user.id;
  if (session.status === "signedIn" && !(isOther && token)) return <Navigate to={to} replace />;
  return token ? (
    <MailedLinkPage
      key={token}
      kind="entry"
      token={token}
      title={t("entry_title")}
      invalid={<NewLink to={to} isUsed />}
    >
      {(opened) => <ByLink token={token} to={to} opened={opened} />}
    </MailedLinkPage>
  ) : (
    <NewLink to={to} isUsed={false} />
  );
}
