import type { CourseLanguage, StepProgress } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { TrailStation } from "../../../ui/Trail.tsx";
import { shownState, stateKey, stepPath } from "../steps.ts";

interface TrailOptions {
  /** Position where one stands. */
  here?: number | null;
  /** Whether each step leads to its page. */
  linked?: boolean;
  /** What stands below each title: its reading time, or its state in words. */
  detail?: "minutes" | "state";
}

interface TrailCourse {
  slug: string;
  language: CourseLanguage;
  steps: readonly StepProgress[];
}

/** The steps of a course as the drawing wants them. */
export function useTrail(course: TrailCourse, options: TrailOptions = {}): TrailStation[] {
  const { t } = useTranslation("viewer");
  const formats = useFormats();
  const { here = null, linked = true, detail } = options;
  return course.steps.map((step) => {
    const current = step.position === here;
    const state = t(stateKey(step));
    return {
      id: step.stepId,
      label: <span lang={course.language}>{step.title}</span>,
      state: current && step.state === "open" ? "here" : shownState(step),
      stateLabel: current ? `${t("state_here")}, ${state}` : state,
      current,
      to: linked ? stepPath(course.slug, step.position) : undefined,
      detail:
        detail === "minutes" ? (
          step.known ? (
            `${formats.minutes(step.minutes)} · ${state}`
          ) : (
            formats.minutes(step.minutes)
          )
        ) : detail === "state" ? (
          <span aria-hidden="true">{state}</span>
        ) : undefined,
    };
  });
}
