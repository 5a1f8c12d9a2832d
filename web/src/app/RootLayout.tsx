import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { announcements } from "../lib/announcer.ts";
import { useTranslation } from "../lib/i18n.ts";
import { clearCourseDesign, clearCourseMarkers, designedCourse } from "../lib/markers.ts";
import { useProfile, useProfileLanguage } from "../lib/profile.ts";
import { useSession } from "../lib/session.ts";
import { LiveRegion } from "../ui/Live.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { MemberBar } from "./MemberBar.tsx";
import { VisitorBar } from "./VisitorBar.tsx";

function useCourseTraces(): void {
  const { pathname } = useLocation();
  const course = designedCourse(pathname);
  useEffect(() => {
    if (course === null) clearCourseDesign();
  }, [course]);
  useEffect(() => {
    if (pathname === "/") clearCourseMarkers();
  }, [pathname]);
}

function TopBar() {
  const { status } = useSession();
  if (status === "loading") return <div className="h-15 border-b border-line bg-surface" />;
  return status === "signedOut" ? <VisitorBar /> : <MemberBar />;
}

const Gate = lazy(() => import("../features/accounts/components/VerificationGate.tsx"));

/** What an unconfirmed address means; its code is loaded only by those it concerns. */
function Verification() {
  const profile = useProfile();
  if (profile.data === undefined || profile.data.is_email_verified) return null;
  return (
    <Suspense fallback={null}>
      <Gate profile={profile.data} readAt={profile.dataUpdatedAt} />
    </Suspense>
  );
}

/** The shared layout: skip link, top bar, page, announcements, toasts. */
export function RootLayout() {
  const { t } = useTranslation();
  const words = useSyncExternalStore(announcements.subscribe, announcements.current);
  useProfileLanguage();
  useCourseTraces();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-50 focus:rounded-m focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent"
      >
        {t("skip_to_content")}
      </a>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Verification />
        <main id="main" tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
      </div>
      <LiveRegion>{words}</LiveRegion>
      <Toaster label={t("notifications")} closeLabel={t("close")} />
    </>
  );
}
