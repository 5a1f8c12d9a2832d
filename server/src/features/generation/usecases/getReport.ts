import type { CourseReport, CoverageSection } from "@lehrpfad/contract";
import type { CoverageMap } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadAuthorship, loadOutline } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { latestReport } from "../repository/runs.ts";

type Section = CoverageMap[number]["sections"][number];

/**
 * How a course was measured when its generation ended, its steps as they are now. Throws
 * GENERATION_STILL_RUNNING until then.
 */
export async function getReport({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<CourseReport> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestReport(services.db, course.id);
  if (run && run.status !== "completed") throw refusal("GENERATION_STILL_RUNNING");
  const steps = await loadOutline(services.db, course.id);
  const report = run?.report;
  const idsOf = (positions: number[]) => {
    const then = new Set(positions.map((position) => report?.stepIds?.[position - 1]));
    return steps.filter(({ id }) => then.has(id)).map(({ id }) => id);
  };
  const show = (section: Section): CoverageSection => ({
    ...section,
    taughtIn: idsOf(section.taughtIn),
    testedIn: idsOf(section.testedIn),
  });
  return {
    courseName: course.name,
    measuredAt: run?.finishedAt?.toISOString() ?? null,
    retold: course.writer === "model",
    coverage: report?.coverage ?? 0,
    fromSource: report ? report.fromSource : 0,
    questions: report?.questions ?? 0,
    unverifiedQuotes: report?.unverifiedQuotes ?? 0,
    steps,
    asked: await loadAuthorship(services.db, course.id),
    documents: (report?.coverageMap ?? []).map(({ document, sections, ...rest }) => ({
      documentId: document,
      ...rest,
      sections: sections.map(show),
    })),
  };
}
