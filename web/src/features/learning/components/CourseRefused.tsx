import type { Key } from "@lehrpfad/i18n";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { coursePath } from "../steps.ts";

/** Most people never see it: it comes when it is needed. */
const ConfirmAddress = lazy(() => import("./ConfirmAddress.tsx"));

type Screen = { title: Key<"viewer">; text: Key<"viewer">; toCourse?: boolean };

const UNAVAILABLE = { title: "unavailable_title", text: "unavailable_text" } as const;
const MISSING = { title: "unavailable_title", text: "course_missing_text" } as const;
const STEP_MISSING = { title: "step_missing_title", text: "step_missing_text", toCourse: true } as const;

const SCREENS: Record<string, Screen> = {
  COURSE_UNAVAILABLE: UNAVAILABLE,
  COURSE_NOT_FOUND: MISSING,
  NOT_FOUND: MISSING,
  BAD_REQUEST: MISSING,
  STEP_NOT_FOUND: STEP_MISSING,
};

function DeadEnd({ slug, screen }: { slug: string; screen: Screen }) {
  const { t } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const { status } = useSession();
  return (
    <Page title={t(screen.title)} width="narrow">
      <div className="py-10 text-center">
        <div className="mx-auto mb-8 w-52">
          <Path total={5} done={2} here={3} />
        </div>
        <h1 className="text-3xl">{t(screen.title)}</h1>
        <p className="mt-4 text-muted">{t(screen.text)}</p>
        <div className="mt-7">
          {screen.toCourse ? (
            <LinkButton to={coursePath(slug)}>{t("to_course")}</LinkButton>
          ) : status === "signedIn" ? (
            <LinkButton to="/dashboard?view=participant">{t("to_campus")}</LinkButton>
          ) : (
            <LinkButton to="/">{common("home")}</LinkButton>
          )}
        </div>
      </div>
    </Page>
  );
}

interface CourseRefusedProps {
  slug: string;
  /** Of `REFUSALS`. */
  code: string;
}

/** The whole page where the server refuses a course or a step: what is so, and the way on. */
export function CourseRefused({ slug, code }: CourseRefusedProps) {
  const screen = SCREENS[code];
  if (screen) return <DeadEnd slug={slug} screen={screen} />;
  const waiting = (
    <Page title={undefined} width="narrow">
      <SkeletonText lines={8} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <ConfirmAddress slug={slug} />
    </Suspense>
  );
}
