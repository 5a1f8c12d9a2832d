import type { CourseLanguage } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { exampleCourses } from "../repository/courses.ts";
import { legalPages } from "../shared/legal.ts";

/** One course a language: the first. */
function firstOfEach<Course extends { language: CourseLanguage }>(found: readonly Course[]): Course[] {
  return [...new Map(found.toReversed().map((course) => [course.language, course])).values()];
}

/** What the web app must know before anybody signed in. */
export async function showSite({ context: { services } }: { context: { services: Services } }) {
  const { config } = services;
  return {
    brand: config.BRAND_NAME,
    examples: firstOfEach(await exampleCourses(services.db)),
    writer: modelOf(config) === null ? ("builtin" as const) : ("model" as const),
    answersAsked: config.MODEL_ANSWERS && modelOf(config) !== null,
    legal: legalPages(config),
    opensAtOnce: config.OPEN_NEW_COURSES,
    singleSignOn: services.config.OIDC_NAME ?? null,
    materialBytes: config.MATERIAL_MEGABYTES * 1024 * 1024,
    stepMaterialBytes: config.STEP_MATERIAL_MEGABYTES * 1024 * 1024,
    mediaBytes: config.MEDIA_MEGABYTES * 1024 * 1024,
  };
}
