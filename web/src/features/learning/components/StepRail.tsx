import type { StepPage } from "@lehrpfad/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Trail } from "../../../ui/Trail.tsx";
import { coursePath, minutesLeft } from "../steps.ts";
import { useTrail } from "./useTrail.tsx";

/** "Step 4 of 12 · about 35 minutes left". */
export function useWhere(page: StepPage): string {
  const { t } = useTranslation("viewer");
  const { number, minutes } = useFormats();
  const left = minutesLeft(page.steps);
  const step = t("step_of", {
    position: number(page.step.position),
    total: number(page.steps.length),
  });
  return left === 0 ? step : `${step} · ${t("time_left", { time: minutes(left) })}`;
}

/** Every step of the course as a trail. */
export function StepTrail({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const { language, steps } = page;
  const trail = useTrail({ slug, language, steps }, { here: page.step.position });
  return <Trail label={t("trail_label")} stations={trail} />;
}

/** Brings the current step into the rail's view, without moving the page. */
function showCurrent(rail: HTMLElement | null): void {
  const current = rail?.querySelector<HTMLElement>("[aria-current=step]");
  if (!rail || !current) return;
  const offset = current.getBoundingClientRect().top - rail.getBoundingClientRect().top;
  if (offset > rail.clientHeight * 0.8) rail.scrollTop += offset - rail.clientHeight / 2;
}

/** The rail beside the text: the course, where one is, and the whole path. */
export function StepRail({ slug, page }: { slug: string; page: StepPage }) {
  const rail = useRef<HTMLElement>(null);
  const where = useWhere(page);
  useEffect(() => showCurrent(rail.current), []);
  return (
    <aside
      ref={rail}
      className="sticky top-6 -ml-2 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto py-2 pl-2 pr-1 md:block"
    >
      <Link
        to={coursePath(slug)}
        lang={page.language}
        className="-mt-1 block py-2.5 font-semibold text-ink no-underline hover:text-accent hover:underline"
      >
        {page.courseName}
      </Link>
      <p className="relative mb-6 text-sm text-muted">{where}</p>
      <StepTrail slug={slug} page={page} />
    </aside>
  );
}
