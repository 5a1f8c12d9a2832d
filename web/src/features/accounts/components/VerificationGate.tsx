import type { OwnProfile } from "@lehrpfad/contract";
import { useQueryClient } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { fetchProfile, rememberProfile } from "../../../lib/profile.ts";
import { useSession } from "../../../lib/session.ts";
import { local, sitting } from "../../../lib/storage.ts";
import { BANNER_KEY } from "../../../lib/storageKeys.ts";
import { useOnline } from "../../../lib/useOnline.ts";
import { isFree } from "../../../lib/verificationPages.ts";
import { verificationNow } from "../verificationNow.ts";
import { VerificationModal } from "./VerificationModal.tsx";

const MINUTE_MS = 60_000;
const LATER_KEY = "verifyLater";
/** Seconds since `readAt`; renders again each minute, so that the modal and its countdown keep up. */
function useElapsed(readAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - readAt) / 1000);
}

/** Where the account is confirmed and the profile is not: mends the profile and reads the page anew. */
function useRepair(profile: OwnProfile, enabled: boolean): void {
  const { user } = useSession();
  const queries = useQueryClient();
  const begun = useRef(false);
  const due = enabled && user?.emailConfirmed === true && user.id === profile.id;
  useEffect(() => {
    if (!due || begun.current) return;
    begun.current = true;
    const repair = async () => {
      const fresh = await fetchProfile(profile.id);
      if (fresh.is_email_verified) return rememberProfile(queries, fresh);
      const mended = await api.accounts.updateVerified({ id: profile.id });
      if (mended.is_email_verified) location.reload();
    };
    repair().catch(() => {
      begun.current = false;
    });
  }, [due, profile.id, queries]);
}

function Banner() {
  const { t } = useTranslation("account");
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const seen = new ResizeObserver(() =>
      local.set(BANNER_KEY, String(element.getBoundingClientRect().height)),
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return (
    <aside
      ref={banner}
      aria-label={t("modal_title")}
      className="flex flex-wrap items-center gap-x-4 border-b border-here bg-here-soft px-4 sm:px-6"
    >
      <MailWarning size={20} aria-hidden className="shrink-0 text-here max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-40 py-1 text-md leading-snug">{t("banner_text")}</p>
      <Link to="/verify-email" className="text-link inline-flex min-h-11 items-center text-md font-semibold">
        {t("banner_action")}
      </Link>
    </aside>
  );
}

/**
 * The banner and the modal of an unconfirmed address (statements 4.48 to 4.51). `readAt` is when the profile was read,
 * in milliseconds. The modal that can be put off does not disturb somebody who is learning.
 */
export default function VerificationGate({ profile, readAt }: { profile: OwnProfile; readAt: number }) {
  const { pathname, search } = useLocation();
  const [later, setLater] = useState(sitting.get(LATER_KEY) === profile.id);
  const { modal, countdownHours } = verificationNow(profile.verification, useElapsed(readAt));
  const isOnline = useOnline();
  const free = isFree(pathname);
  useRepair(profile, !free);
  if (free || modal === "none") return null;
  const mending = pathname === "/profile" && new URLSearchParams(search).get("tab") === "security";
  const asks = modal === "blocking" ? !mending : !later && !pathname.startsWith("/c/");
  const putOff = () => {
    sitting.set(LATER_KEY, profile.id);
    setLater(true);
  };
  return (
    <>
      {/* Without a connection nothing can be confirmed, and another band says that there is none. */}
      {isOnline ? <Banner /> : null}
      {asks ? (
        <VerificationModal
          profile={profile}
          countdownHours={countdownHours}
          onLater={modal === "blocking" ? null : putOff}
        />
      ) : null}
    </>
  );
}
