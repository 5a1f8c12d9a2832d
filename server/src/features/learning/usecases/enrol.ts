import type { Enrolment, InterfaceLanguage } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { openSession, SIGN_UP_DAY, signUp, welcome } from "../../accounts/index.ts";
import { type CourseRow, mayManage } from "../../courses/index.ts";
import { type Learner, visit } from "../access.ts";
import { mailsWait } from "../jobs.ts";
import { claimSitting, type EnrolmentRow, enrolAnonymously, enrolPerson } from "../repository/enrolments.ts";
import { findEntryTest } from "../repository/entryTests.ts";
import { listStepProgress } from "../repository/visits.ts";
import { entryTestStanding } from "./entryTest.ts";
import { progressOf, showEnrolment } from "./show.ts";

/** Starts at courses from one network address within an hour: generous enough for a class behind one router. */
const START_LIMIT = { name: "course_start", points: 600, seconds: 3600 };
/** Registrations with one address within an hour. */
const REGISTRATION_LIMIT = { name: "course_registration", points: 8, seconds: 3600 };

export interface Started {
  token: string | null;
  session: { accessToken: string; refreshToken: string } | null;
  /** Whether the entry test is there to be taken, or to be ended. */
  entryTest: boolean;
  enrolment: Enrolment;
}

/** A participation as it is now, in the course it belongs to. */
interface Participation {
  course: CourseRow;
  enrolment: EnrolmentRow;
}

async function show(
  services: Services,
  learner: Learner,
  { course, enrolment }: Participation,
): Promise<Pick<Started, "entryTest" | "enrolment">> {
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const entryTest = await findEntryTest(services.db, enrolment.id);
  const test = await entryTestStanding(services, { course, enrolment, entryTest }, rows);
  return {
    entryTest: test !== null && test.state !== "taken",
    enrolment: showEnrolment(learner, enrolment, progressOf(rows)),
  };
}

/** The person's enrolment: the one there is, the anonymous sitting claimed, or a new one. */
async function personalEnrolment(
  services: Services,
  learner: Learner,
  slug: string,
  userId: string,
): Promise<Participation> {
  const { course, enrolment } = await visit(services, learner, slug);
  const now = services.clock.now();
  const person = { userId, trial: await mayManage(services, learner.actor, course) };
  if (enrolment?.type === "anonymous") await claimSitting(services.db, course, enrolment.id, person, now);
  const row = await enrolPerson(services.db, course, person, now);
  await mailsWait(services);
  return { course, enrolment: row };
}

/** Enrols a signed-in person. Throws UNAUTHORIZED, COURSE_NOT_FOUND, COURSE_UNAVAILABLE. */
export async function enrol(services: Services, learner: Learner, slug: string): Promise<Started> {
  const person = signedIn(learner.actor);
  const own = await personalEnrolment(services, learner, slug, person.userId);
  return { token: null, session: null, ...(await show(services, learner, own)) };
}

export interface Registration {
  slug: string;
  firstName: string;
  lastName: string;
  email: string;
  language: InterfaceLanguage;
}

/**
 * Makes an account without a password, signs it in on this device and starts the course. A known
 * address gets a second, unconfirmed account, which its owner's confirmation merges into the first.
 */
export async function register(
  services: Services,
  learner: Learner,
  registration: Registration,
  caller: { address: string; userAgent: string },
): Promise<Started> {
  const { slug, ...person } = registration;
  await limited(services, START_LIMIT, caller.address);
  await limited(services, REGISTRATION_LIMIT, person.email);
  await limited(services, SIGN_UP_DAY, person.email);
  await visit(services, learner, slug);
  const user = await signUp(services, { ...person, role: "course_participant", roleChosen: true }, null);
  const own = await personalEnrolment(services, learner, slug, user.id);
  const session = await openSession(services, user, caller.userAgent);
  await welcome(services, user, slug);
  return {
    token: null,
    session: { accessToken: session.accessToken, refreshToken: session.refreshToken },
    ...(await show(services, learner, own)),
  };
}

/** Starts an anonymous sitting. Throws ANONYMOUS_NOT_ALLOWED where the course does not want that. */
export async function startAnonymously(
  services: Services,
  learner: Learner,
  slug: string,
  caller: { address: string },
): Promise<Started> {
  await limited(services, START_LIMIT, caller.address);
  const { course } = await visit(services, learner, slug);
  if (!course.allowAnonymous) throw refusal("ANONYMOUS_NOT_ALLOWED");
  const token = newSecret();
  const sitting = { tokenHash: hashSecret(token), trial: await mayManage(services, learner.actor, course) };
  const enrolment = await enrolAnonymously(services.db, course.id, sitting, services.clock.now());
  return { token, session: null, ...(await show(services, learner, { course, enrolment })) };
}
