import { limited } from "../../../platform/http/limits.ts";
import { type Limit, RateLimitError } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import type { EnrolmentRow, Learner } from "../../learning/index.ts";

const HOUR = 3600;

/** Questions of one person, or of one anonymous sitting, in an hour, and answers of the model. */
const ASKED: Limit = { name: "asked", points: 60, seconds: HOUR };

const ANSWERED: Limit = { name: "answered", points: 20, seconds: HOUR };

/** Those of all from one network who show no confirmed address: whoever begins anew gets no more, a class has enough. */
const ASKED_NETWORK: Limit = { name: "asked-network", points: 240, seconds: HOUR };

const ANSWERED_NETWORK: Limit = { name: "answered-network", points: 60, seconds: HOUR };

/** Answers to all who take one course, whose creator pays for them; and those that only confirmed people get. */
const ANSWERED_COURSE: Limit = { name: "answered-course", points: 200, seconds: HOUR };

const ANSWERED_CONFIRMED: Limit = { name: "answered-course-confirmed", points: 100, seconds: HOUR };

/** Who asks: how they learn, the participation that they ask in, and their network. */
export interface Asker {
  learner: Learner;
  enrolment: Pick<EnrolmentRow, "id" | "userId" | "courseId">;
  /** As `RequestContext.caller`. */
  caller: string;
}

const isConfirmed = ({ learner: { actor } }: Asker): boolean =>
  actor.kind === "person" && actor.emailConfirmed;

async function takeOwn(services: Services, asker: Asker, own: Limit, network: Limit): Promise<void> {
  const { actor } = asker.learner;
  const person = actor.kind === "person" ? actor.userId : asker.enrolment.userId;
  await limited(services, own, person ?? asker.enrolment.id);
  if (!isConfirmed(asker)) await limited(services, network, asker.caller);
}

/** Counts a question. Throws RATE_LIMITED. */
export async function takeQuestion(services: Services, asker: Asker): Promise<void> {
  await takeOwn(services, asker, ASKED, ASKED_NETWORK);
}

/** Whether a point of a limit was left. */
async function isTaken(services: Services, limit: Limit, key: string): Promise<boolean> {
  try {
    await services.limiter.take(limit, key);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

/** Counts an answer of the model. Throws RATE_LIMITED. */
export async function takeAnswer(services: Services, asker: Asker): Promise<void> {
  await takeOwn(services, asker, ANSWERED, ANSWERED_NETWORK);
  const { courseId } = asker.enrolment;
  // Two counts of their own: two windows of one count would overlap, and the share be used up all the same.
  if (isConfirmed(asker) && (await isTaken(services, ANSWERED_CONFIRMED, courseId))) return;
  await limited(services, ANSWERED_COURSE, courseId);
}
