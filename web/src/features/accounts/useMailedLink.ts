import type { MailedLink } from "@lehrpfad/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { type OpenedLink, openedBy } from "./openedLink.ts";

export type LinkKind = Parameters<typeof api.accounts.examineLink>[0]["kind"];

type Looked =
  | { status: "looking" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; link: MailedLink };

/**
 * Looks once at a mailed link without using it up. Not a query: whoever presses may become somebody else, whose answers
 * are asked for anew, and a link that was used would then be none.
 */
export function useMailedLink(kind: LinkKind, token: string) {
  const { status, user } = useSession();
  const [looked, setLooked] = useState<Looked>({ status: "looking" });
  const begun = useRef(false);
  const look = useCallback(async () => {
    setLooked({ status: "looking" });
    try {
      setLooked({ status: "ready", link: await api.accounts.examineLink({ kind, token }) });
    } catch (error) {
      setLooked({ status: "failed", error });
    }
  }, [kind, token]);
  const isKnown = status !== "loading";
  useEffect(() => {
    if (!isKnown || begun.current) return;
    begun.current = true;
    void look();
  }, [isKnown, look]);
  const opened: OpenedLink | null = looked.status === "ready" ? openedBy(kind, looked.link, user) : null;
  return { error: looked.status === "failed" ? looked.error : null, opened, retry: () => void look() };
}
