import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { auth } from "../../../lib/session.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useAuthSentence } from "../useAuthSentence.ts";

/** The provider of this installation's settings (docs/sign-in-protocol.md). */
const PROVIDER = "custom:oidc";

/** Redeems the code with which the provider sent the browser back; answers a sentence where that failed. */
function useReturn(): string | undefined {
  const sentence = useAuthSentence();
  const [search, setSearch] = useSearchParams();
  const [fault, setFault] = useState<string>();
  const begun = useRef(false);
  const code = search.get("code");
  const error = search.get("error");
  useEffect(() => {
    if (begun.current || (code === null && error === null)) return;
    begun.current = true;
    const redeem = async (given: string) => {
      const answer = await (await auth()).exchangeCodeForSession(given);
      if (answer.error) setFault(sentence(answer.error));
    };
    if (code === null) setFault(sentence({ name: "AuthApiError", code: error ?? "", message: error ?? "" }));
    else void redeem(code);
    // A code works once: a reload must not send it again.
    search.delete("code");
    search.delete("error");
    setSearch(search, { replace: true });
  }, [code, error, search, setSearch, sentence]);
  return fault;
}

/** Sign-in with an account of one's organisation, where the settings name a provider. */
export function SingleSignOn() {
  const { t } = useTranslation("auth");
  const name = useSite().data?.singleSignOn;
  const sentence = useAuthSentence();
  const returned = useReturn();
  const [fault, setFault] = useState<string>();
  const begin = async () => {
    const client = await auth();
    const redirectTo = new URL(`/login${location.search}`, location.origin).href;
    const { error } = await client.signInWithOAuth({ provider: PROVIDER, options: { redirectTo } });
    if (error) setFault(sentence(error));
  };
  const words = fault ?? returned;
  return (
    <div className="mt-5 space-y-5">
      {words === undefined ? null : <Notice tone="danger">{`${t("login_error")}: ${words}`}</Notice>}
      {name ? (
        <>
          <p className="flex items-center gap-3 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t("sso_or")}
          </p>
          <Button look="quiet" wide onPress={() => void begin()}>
            <KeyRound size={18} aria-hidden />
            {t("sso_button", { name })}
          </Button>
        </>
      ) : null}
    </div>
  );
}
