import { useEffect } from "react";
import { auth } from "../../lib/session.ts";

const POLL_MS = 5_000;

/** Asks the server now and then whether the mailed link was opened, perhaps in another tab; renews the session then. */
export function useWatchConfirmation(): void {
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const client = await auth();
      const { data } = await client.getUser();
      if (data.user?.email_confirmed_at) await client.refreshSession();
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
}
