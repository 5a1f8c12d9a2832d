import type { ErrorCode } from "./errors.ts";

/**
 * Who can call. Course and account that a call is about are the owner's; participants have started the
 * course. `blocked`, `expired` and `revoked` hold an access token that was good once.
 */
export const CALLERS = [
  "nobody",
  "anonymousParticipant",
  "participant",
  "otherCreator",
  "owner",
  "coManager",
  "superAdmin",
  "blocked",
  "expired",
  "revoked",
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller gets: through, or this error. */
export type AccessAnswer = "allowed" | ErrorCode;

const same = (answer: AccessAnswer) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Record<Caller, AccessAnswer>;

/** Everybody gets `others`, but who has no living session gets `without`. */
const signedInOnly = (others: AccessAnswer, without: AccessAnswer = "UNAUTHORIZED") => ({
  ...same(without),
  participant: others,
  otherCreator: others,
  owner: others,
  coManager: others,
  superAdmin: others,
});

const creatorsOnly = (others: AccessAnswer) => ({
  ...signedInOnly(others),
  participant: "FORBIDDEN" as const,
});

/** The rules of access; each procedure of the contract names one in its `meta` (statements 6.01 to 6.10). */
export const ACCESS = {
  everybody: same("allowed"),
  signedIn: signedInOnly("allowed"),
  /** Their own account only; that another one exists is not told. */
  self: { ...signedInOnly("NOT_FOUND"), owner: "allowed" },
  creators: creatorsOnly("allowed"),
  documentOwner: { ...creatorsOnly("NOT_FOUND"), owner: "allowed" },
  courseManagers: { ...creatorsOnly("allowed"), otherCreator: "COURSE_NOT_FOUND" },
  enrolled: { ...same("ENROLMENT_REQUIRED"), anonymousParticipant: "allowed", participant: "allowed" },
  /** Who may read the text of a course: participants and managers. */
  courseReaders: {
    ...same("ENROLMENT_REQUIRED"),
    anonymousParticipant: "allowed",
    participant: "allowed",
    owner: "allowed",
    coManager: "allowed",
    superAdmin: "allowed",
  },
  enrolledByName: {
    ...same("ENROLMENT_REQUIRED"),
    anonymousParticipant: "EVALUATION_NOT_FOR_ANONYMOUS",
    participant: "allowed",
  },
  /** The errorType of statements 8.16 to 8.22 in the place of UNAUTHORIZED. */
  resend: signedInOnly("allowed", "INVALID_TOKEN"),
} as const satisfies Record<string, Record<Caller, AccessAnswer>>;
export type AccessRule = keyof typeof ACCESS;
