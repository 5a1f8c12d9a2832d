import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/Button.tsx";
import { useTranslation } from "./i18n.ts";
import { currentSession } from "./session.ts";
import { countUnsentEverywhere } from "./unsent.ts";
import { useSignOut } from "./useSignOut.ts";

/**
 * Signs out at the press of what `children` draw; asks in its place where something typed here would be lost. No window of
 * its own: without a connection, when that is likeliest, one could not be fetched.
 */
export function SignOut({ children }: { children: (leave: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [unsent, setUnsent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const leave = () => void signOut();
  const ask = async () => {
    const id = currentSession().user?.id;
    const found = id === undefined ? 0 : await countUnsentEverywhere(id);
    if (found === 0) leave();
    else setUnsent(found);
  };
  const stay = () => {
    flushSync(() => setUnsent(0));
    place.current?.querySelector("button")?.focus();
  };
  return (
    <div ref={place} data-keeps-open>
      {unsent === 0 ? (
        children(() => void ask())
      ) : (
        <div className="max-w-72 space-y-2 p-3">
          <p role="alert">{t("sign_out_unsent", { count: unsent })}</p>
          <Button look="danger" wide onPress={leave}>
            {t("sign_out_anyway")}
          </Button>
          <Button look="quiet" wide autoFocus onPress={stay}>
            {t("sign_out_stay")}
          </Button>
        </div>
      )}
    </div>
  );
}
