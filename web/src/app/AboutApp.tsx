import { RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../lib/i18n.ts";
import { useOnline } from "../lib/useOnline.ts";
import { useNewVersion } from "./useNewVersion.ts";

/** What there is to say about the app itself, above the page. */
function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const [isSaid, setSaid] = useState(false);
  // Readers say what comes into a region that is there already.
  useEffect(() => setSaid(true), []);
  return (
    <div role="status">
      {isSaid ? (
        <div className="flex items-start justify-center gap-2 border-b border-here bg-here-soft px-4 py-2 text-md text-ink">
          <span className="mt-0.5 shrink-0">{icon}</span>
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** Says where there is no connection and what is shown therefore, and where the server has a newer app. */
export default function AboutApp() {
  const { t } = useTranslation("offline");
  const isNew = useNewVersion();
  const isOffline = !useOnline();
  if (isOffline) {
    return (
      <Bar key="offline" icon={<WifiOff size={18} aria-hidden />}>
        <p>{t("no_connection")}</p>
      </Bar>
    );
  }
  if (!isNew) return null;
  return (
    <Bar key="version" icon={<RefreshCw size={18} aria-hidden />}>
      <p>
        {t("new_version")}{" "}
        <button type="button" className="text-link font-semibold" onClick={() => location.reload()}>
          {t("load_new_version")}
        </button>
      </p>
    </Bar>
  );
}
