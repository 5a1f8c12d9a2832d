import type { Language, Station } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { TrailStation } from "../../../ui/Trail.tsx";
import { stateKey, stepPath } from "../steps.ts";

interface TrailOptions {
  /** Position where one stands. */
  here?: number | null;
  /** Whether each station leads to its page. */
  linked?: boolean;
  /** What stands below each title: its reading time, or its state in words. */
  detail?: "minutes" | "state";
}

interface TrailCourse {
  slug: string;
  language: Language;
  stations: readonly Station[];
}

/** The stations of a course as the drawing wants them. */
export function useTrail(course: TrailCourse, options: TrailOptions = {}): TrailStation[] {
  const { t } = useTranslation("viewer");
  const formats = useFormats();
  const { here = null, linked = true, detail } = options;
  return course.stations.map((station) => {
    const current = station.position === here;
    const state = t(stateKey(station));
    return {
      id: station.stepId,
      label: <span lang={course.language}>{station.title}</span>,
      state: current && station.state === "open" ? "here" : station.state,
      stateLabel: current ? `${t("state_here")}, ${state}` : state,
      current,
      to: linked ? stepPath(course.slug, station.position) : undefined,
      detail:
        detail === "minutes" ? (
          formats.minutes(station.minutes)
        ) : detail === "state" ? (
          <span aria-hidden="true">{state}</span>
        ) : undefined,
    };
  });
}
