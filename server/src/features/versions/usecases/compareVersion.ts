import type { ComparedVersionStep, VersionComparison } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { loadKeptTitles, loadOutline, nameSteps } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showVersion } from "../shared/versions.ts";
import { findVersion } from "./findVersion.ts";

/**
 * A version beside the course as it is, without what the steps say: all of it would be megabytes.
 * Throws COURSE_NOT_FOUND, NOT_FOUND.
 */
export async function compareVersion({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<VersionComparison> {
  const { db } = services;
  const course = await manageableCourse(services, actor, slug);
  const { version, before } = await findVersion(db, course.id, id);
  const titles = await loadKeptTitles(
    db,
    course.id,
    version.steps.map(({ hash }) => hash),
  );
  const outline = await loadOutline(db, course.id);
  const present = new Map(outline.map((step) => [step.id, step]));
  const hashes = new Map((await nameSteps(services, course.id)).map((named) => [named.stepId, named.hash]));
  const had = new Set(version.steps.map(({ stepId }) => stepId));
  const fateOf = (stepId: string, hash: string) =>
    !present.has(stepId) ? "gone" : hashes.get(stepId) === hash ? "same" : "changed";
  return {
    version: showVersion(version, before),
    language: course.language,
    steps: [
      ...version.steps.map(
        ({ stepId, hash }, at): ComparedVersionStep => ({
          ...{ stepId, fate: fateOf(stepId, hash), title: titles.get(hash) ?? "", position: at + 1 },
          presentPosition: present.get(stepId)?.position ?? null,
        }),
      ),
      ...outline
        .filter((step) => !had.has(step.id))
        .map(
          (step): ComparedVersionStep => ({
            ...{ stepId: step.id, fate: "new", title: step.title, position: null },
            presentPosition: step.position,
          }),
        ),
    ],
  };
}
