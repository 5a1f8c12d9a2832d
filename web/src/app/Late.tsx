import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "../lib/i18n.ts";
import { needTexts } from "../lib/language.ts";
import { useOnline } from "../lib/useOnline.ts";
import { whenThere } from "../lib/whenThere.ts";
import { registerWorker } from "./worker/register.ts";

/** Milliseconds in which the app is fetched for use without a connection: what is shown comes first. */
const KEEP_MS = 3_000;

/** Has the service worker and its words fetched once the page has what it shows. */
function useOffline(): boolean {
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      registerWorker();
      void whenThere(() => needTexts(["asking"])).then(() => setWords(true));
    }, KEEP_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasWords;
}

/** Says where there is no connection, and what is shown therefore. */
export default function Late() {
  const { t } = useTranslation("offline");
  const hasWords = useOffline();
  const isOffline = !useOnline() && hasWords;
  const [isSaid, setSaid] = useState(false);
  // Readers say what comes into a region that is there already.
  useEffect(() => setSaid(isOffline), [isOffline]);
  if (!isOffline) return null;
  return (
    <div role="status">
      {isSaid ? (
        <p className="flex items-start justify-center gap-2 border-b border-here bg-here-soft px-4 py-2 text-md text-ink">
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          {t("no_connection")}
        </p>
      ) : null}
    </div>
  );
}
