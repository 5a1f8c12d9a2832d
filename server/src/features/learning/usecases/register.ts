import type { InterfaceLanguage } from "@lehrpfad/contract";
import { limited } from "../../../platform/http/limits.ts";
import type { Call } from "../../../platform/useCase.ts";
import { openSession, SIGN_UP_DAY, signUp, welcome } from "../../accounts/index.ts";
import { type LearnerContext, visit } from "../access.ts";
import { personalEnrolment, START_LIMIT, type Started, show } from "../shared/enrol.ts";

/** Registrations with one address within an hour. */
const REGISTRATION_LIMIT = { name: "course_registration", points: 8, seconds: 3600 };

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
export async function register({
  context,
  input: { slug, ...person },
}: Call<Registration, LearnerContext & { caller: string; userAgent: string }>): Promise<Started> {
  const { services } = context;
  await limited(services, START_LIMIT, context.caller);
  await limited(services, REGISTRATION_LIMIT, person.email);
  await limited(services, SIGN_UP_DAY, person.email);
  await visit(services, context, slug);
  const user = await signUp({
    context: { services },
    input: { user: { ...person, role: "course_participant", roleChosen: true }, password: null },
  });
  const own = await personalEnrolment(services, context, slug, user.id);
  const session = await openSession(services, user, context.userAgent);
  await welcome({ context: { services }, input: { user, course: slug } });
  return {
    token: null,
    session: { accessToken: session.accessToken, refreshToken: session.refreshToken },
    ...(await show(services, context, own)),
  };
}
