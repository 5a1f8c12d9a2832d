import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import { randomLetters } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { CourseRow } from "../../courses/index.ts";
import {
  bestRun,
  type Learner,
  type LearnerContext,
  mayHaveCertificate,
  participation,
  passStanding,
} from "../../learning/index.ts";
import { CERTIFICATE_WORK } from "../heavyWork.ts";
import { type CertificateRow, certificateFor, nameOf } from "../repository/certificates.ts";
import { CERTIFICATE_LENGTH, CERTIFICATE_LETTERS, certificateCode } from "../rules.ts";

/**
 * The certificate of who has completed a course, issued when first asked for. Throws CERTIFICATE_NOT_OFFERED,
 * EVALUATION_NOT_FOR_ANONYMOUS, COURSE_NOT_FINISHED, COURSE_NOT_PASSED.
 */
async function issue(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ course: CourseRow; certificate: CertificateRow }> {
  const { course, enrolment } = await participation(services, learner, slug);
  if (!course.certificate || enrolment.trial) throw refusal("CERTIFICATE_NOT_OFFERED");
  const name = enrolment.userId ? await nameOf(services.db, enrolment.userId) : null;
  if (name === null) throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  if (!enrolment.graduatedAt) throw refusal("COURSE_NOT_FINISHED");
  const pass = await passStanding(services, course, enrolment);
  if (!mayHaveCertificate(course, pass)) throw refusal("COURSE_NOT_PASSED");
  const passedPercent = enrolment.passedPercent ?? pass?.percent ?? null;
  const certificate = await certificateFor(services.db, {
    code: certificateCode(randomLetters(CERTIFICATE_LETTERS, CERTIFICATE_LENGTH)),
    enrolmentId: enrolment.id,
    name,
    courseName: course.name,
    completedAt: enrolment.graduatedAt,
    passedPercent: pass?.passed ? passedPercent : null,
    reached: await bestRun(services, course, enrolment),
  });
  return { course, certificate };
}

/** The certificate as a PDF. Throws what `issue` throws, WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE. */
export async function drawCertificate({
  context,
  input: { slug },
  signal,
}: Call<{ slug: string }, LearnerContext & { caller: string }>): Promise<Uint8Array> {
  const { services } = context;
  const { course, certificate } = await issue(services, context, slug);
  const { name, courseName, completedAt, passedPercent, reached, code } = certificate;
  const task = {
    certificate: { name, courseName, completedAt, passedPercent, reached, code },
    language: course.language,
    brand: services.config.BRAND_NAME,
    address: `${services.publicUrl}/certificates/${code}`,
  };
  return await services.work.run(CERTIFICATE_WORK, task, { asker: askerOf(context), signal });
}
