import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation, useMatch } from "react-router";
import { PATHS } from "../lib/addresses.ts";
import { announcements } from "../lib/announcer.ts";
import { Beside } from "../lib/Beside.tsx";
import { useTranslation } from "../lib/i18n.ts";
import { needTexts } from "../lib/language.ts";
import { latePart } from "../lib/latePart.ts";
import { Legal } from "../lib/legal/Legal.tsx";
import { clearCourseDesign, clearCourseMarkers, designedCourse } from "../lib/markers.ts";
import { useProfile, useProfileLanguage } from "../lib/profile.ts";
import { useSession } from "../lib/session.ts";
import { TEXT_ID } from "../lib/skipping.ts";
import { local } from "../lib/storage.ts";
import { BANNER_KEY } from "../lib/storageKeys.ts";
import { isFree } from "../lib/verificationPages.ts";
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

const Gate = lazy(async () => {
  const [gate] = await Promise.all([
    import("../features/accounts/components/VerificationGate.tsx"),
    needTexts(["accounts", "person"]),
  ]);
  return gate;
});

const AboutApp = latePart(() => import("./AboutApp.tsx"), "asking");

/** The place of the banner until it is there: coming later it would move the page under a press. */
function BannerPlace() {
  const { pathname } = useLocation();
  const [height] = useState(() => Number(local.get(BANNER_KEY) ?? 0));
  if (height === 0 || isFree(pathname)) return null;
  return <div style={{ height }} className="border-b border-here bg-here-soft" />;
}

/** What an unconfirmed address means; its code is loaded only by those it concerns. */
function Verification() {
  const { user } = useSession();
  const profile = useProfile();
  const isConfirmed = profile.data?.is_email_verified === true;
  useEffect(() => {
    if (isConfirmed) local.remove(BANNER_KEY);
  }, [isConfirmed]);
  if (user === null || isConfirmed || profile.isError) return null;
  if (profile.data === undefined) return <BannerPlace />;
  return (
    <Suspense fallback={<BannerPlace />}>
      <Gate profile={profile.data} readAt={profile.dataUpdatedAt} />
    </Suspense>
  );
}

/** Whether the server sent a step: its skip link may be pressed before the app runs, and has to lead to the text at once. */
function useTextSent(): boolean {
  const isStep = useMatch(PATHS.step) !== null;
  return isStep && (typeof document === "undefined" || document.getElementById(TEXT_ID) !== null);
}

/** The shared layout: skip link, top bar, page, announcements, toasts. */
export function RootLayout() {
  const { t } = useTranslation();
  const [target, setTarget] = useState(useTextSent() ? TEXT_ID : "main");
  const words = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  useProfileLanguage();
  useCourseTraces();
  return (
    <>
      <a
        href={`#${target}`}
        onFocus={() => setTarget(document.getElementById(TEXT_ID) ? TEXT_ID : "main")}
        className="sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-50 focus:rounded-m focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent"
      >
        {t("skip_to_content")}
      </a>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Verification />
        <Beside>
          <AboutApp />
        </Beside>
        <main id="main" tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
        <Legal as="footer" />
      </div>
      <LiveRegion>{words}</LiveRegion>
      <Toaster label={t("notifications")} closeLabel={t("close")} />
    </>
  );
}
