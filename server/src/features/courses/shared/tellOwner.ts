import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import { nameInMail } from "../../../platform/mail/names.ts";
import { renderMail } from "../../../platform/mail/templates.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../repository/courses.ts";
import { addressOfAccount, type ProvenManager, provenManagers } from "../repository/recipients.ts";

/** Whom to write to when somebody else deletes a course: its owner, at a confirmed address. */
export interface OwnerToTell {
  owner: ProvenManager;
  /** The address of who deletes it, said to be unproven where it is: anybody may register with somebody else's. */
  deleterEmail: string;
}

/** The owner of a course that somebody else is about to delete; null where it is the owner, or nobody can be told. */
export async function ownerToTell(
  services: Services,
  course: CourseRow,
  deleter: { userId: string },
): Promise<OwnerToTell | null> {
  if (course.ownerId === null || course.ownerId === deleter.userId) return null;
  const owner = (await provenManagers(services.db, course)).find(({ id }) => id === course.ownerId);
  if (!owner) return null;
  const { email = "", isProven = true } = (await addressOfAccount(services.db, deleter.userId)) ?? {};
  const texts = await loadMailTexts(owner.language);
  return { owner, deleterEmail: isProven ? email : fill(texts.unproven_address, { email }) };
}

/** Tells the owner who deleted the course: co-managers have all functions (statement 6.04), but none of them unseen. */
export async function tellOwner(
  services: Services,
  course: CourseRow,
  { owner, deleterEmail }: OwnerToTell,
): Promise<void> {
  const mail = await renderMail("course_deleted", owner.language, {
    brand: services.config.BRAND_NAME,
    name: nameInMail(owner.name),
    email: deleterEmail,
    course: nameInMail(course.name),
    link: null,
  });
  await services.mailer.send({ to: owner.email, ...mail }, { id: course.id, by: owner.id });
}
