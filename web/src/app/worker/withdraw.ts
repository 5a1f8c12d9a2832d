/** What a refusal takes from the device: the whole course, all that only participants read, or what was asked for alone. */
type Withdrawal = "course" | "content" | "answer";

/**
 * By code of the contract (access.ts, errors.ts). What is not named says nothing about the course: a session that is to
 * be renewed, a limit, a fault of the server.
 */
const WITHDRAWALS: ReadonlyMap<string, Withdrawal> = new Map([
  ["COURSE_NOT_FOUND", "course"],
  ["COURSE_UNAVAILABLE", "course"],
  ["ENROLMENT_REQUIRED", "content"],
  ["EMAIL_NOT_CONFIRMED", "content"],
  ["NOT_FOUND", "answer"],
  ["STEP_NOT_FOUND", "answer"],
  ["QUESTION_MISSING", "answer"],
  ["COURSE_NOT_FINISHED", "answer"],
  ["EVALUATION_NOT_FOR_ANONYMOUS", "answer"],
] as const);

/** What a refused request for something of a course takes from the device; null where it takes nothing. */
export const withdrawalOf = (code: string): Withdrawal | null => WITHDRAWALS.get(code) ?? null;

const COURSE_PAGE = /^\/api\/learn\/[^/]+$/;

/** Whether what is kept of a course under this path is not for everybody: all but its page, also that it was saved. */
export const isContent = (pathname: string): boolean => !COURSE_PAGE.test(pathname);

async function codeOf(answer: Response): Promise<string> {
  const refusal: unknown = await answer.json().catch(() => null);
  return typeof refusal === "object" && refusal !== null && "code" in refusal ? String(refusal.code) : "";
}

/**
 * Whether the server knows who sent a request. Whose session has ended is told the same as somebody who does not take
 * the course (contract/src/access.ts); what such a person saved stays. A sitting's secret has nothing that could be renewed.
 */
async function isKnown({ headers }: Request): Promise<boolean> {
  const authorization = headers.get("authorization");
  if (authorization === null) return true;
  const answer = await fetch("/auth/v1/user", { headers: { authorization } }).catch(() => null);
  return answer?.ok ?? false;
}

async function dropContent(request: Request, cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const content = (await cache.keys()).filter(({ url }) => isContent(new URL(url).pathname));
  if (content.length === 0 || !(await isKnown(request))) return;
  await Promise.all(content.map((kept) => cache.delete(kept)));
}

/** Takes from what is kept of a course what the server's refusal of a request withdraws. What waits to be sent lies elsewhere. */
export async function withdraw(request: Request, cacheName: string, answer: Response): Promise<void> {
  const withdrawal = withdrawalOf(await codeOf(answer));
  if (withdrawal === null || !(await caches.has(cacheName))) return;
  if (withdrawal === "course") await caches.delete(cacheName);
  else if (withdrawal === "content") await dropContent(request, cacheName);
  else await (await caches.open(cacheName)).delete(request.url);
}
