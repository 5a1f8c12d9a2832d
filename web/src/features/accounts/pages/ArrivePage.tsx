import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, Navigate, useSearchParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { safePath } from "../../../lib/redirect.ts";
import { adoptSession, useSession } from "../../../lib/session.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
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

function ByLink({ token, to }: { token: string; to: string }) {
  const sentence = useErrorSentence();
  const entry = useQuery({
    queryKey: ["entry", token],
    queryFn: async () => {
      await adoptSession(await api.accounts.enter({ token }));
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!entry.isError) return <Entering />;
  if (errorCode(entry.error) === "LINK_INVALID") return <NewLink to={to} isUsed />;
  return <LinkFailed text={sentence(entry.error)} onRetry={() => void entry.refetch()} />;
}

/** Where mailed links lead: signs in once where nobody is signed in, and goes on. */
export default function ArrivePage() {
  const [search] = useSearchParams();
  const session = useSession();
  const to = safePath(search.get("to")) ?? CAMPUS;
  const token = search.get("token");
  if (session.status === "loading") return <Entering />;
  if (session.status === "signedIn") return <Navigate to={to} replace />;
  return token ? <ByLink token={token} to={to} /> : <NewLink to={to} isUsed={false} />;
}
