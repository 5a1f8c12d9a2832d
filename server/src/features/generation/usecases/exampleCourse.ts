import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { courseConfigurationSchema } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { newSlug } from "../../courses/index.ts";
import { readOwnDocument } from "../../documents/index.ts";
import { storeCourse } from "./createCourse.ts";

/** Steps of the example: enough to show a path, few enough to be walked. */
const EXAMPLE_STEPS = 12;

/** Makes the course of the installation itself, which belongs to nobody, is open to everybody, and never written by a model. */
export async function makeExampleCourse(
  services: Services,
  upload: { name: string; content: Readable },
): Promise<void> {
  const read = await readOwnDocument(services, upload);
  const overview = read?.overview;
  if (!read || !overview || overview.language === "other")
    throw new Error("The document of the example course cannot be read");
  const name = overview.title ?? upload.name;
  await storeCourse(
    services,
    {
      slug: newSlug(name),
      ownerId: null,
      requestId: randomUUID(),
      goal: null,
      stepsWished: EXAMPLE_STEPS,
      planFirst: false,
      ownLanguageOnly: false,
      openAtOnce: true,
      configuration: courseConfigurationSchema.parse({
        name,
        language: overview.language,
        difficulty: "standard",
        allowAnonymous: true,
        registrationRequired: false,
      }),
      admin: { firstName: services.config.BRAND_NAME, lastName: "", email: services.config.MAIL_FROM },
      example: true,
    },
    [read.document.id],
  );
}
