/** Whose is what the browser keeps under a key, and so what becomes of it (`forgetStored`). */
interface Kept {
  /**
   * `device`: stays. `visitor`: of a sitting without an account, stays with its tab. `person`: the key names whose it is;
   * goes with who signs out. `account`: of whoever is signed in; goes too when somebody else signs in. `session`: as
   * `account`, but what somebody else signs in with.
   */
  of: "device" | "visitor" | "person" | "account" | "session";
  /** What somebody has typed and the server does not have: signing out asks first. */
  unsent?: true;
}

/**
 * Everything that the browser keeps in its two storages; TypeScript refuses any other key (`StorageKey`). A key that ends
 * in ":", "." or "-" goes on with what it is about.
 */
const STORED = {
  /** Every key that the sign-in client writes begins with this one. */
  "auth.session": { of: "session" },
  "auth.session-": { of: "session" },
  language: { of: "device" },
  theme: { of: "device" },
  shortcuts: { of: "device" },
  "aloud.speed": { of: "device" },
  "aloud.voice.": { of: "device" },
  courseDesign: { of: "device" },
  courseDesignOf: { of: "device" },
  /** Whose the things of the account are; that it goes tells other tabs of a sign-out. */
  owner: { of: "account" },
  dashboard: { of: "account" },
  banner: { of: "account" },
  verifyLater: { of: "account" },
  authReturnToCourse: { of: "visitor" },
  scroll: { of: "account" },
  "place:": { of: "account" },
  "bites:": { of: "account" },
  "enrolment:": { of: "visitor" },
  /** Answers of a visitor that wait for a connection, and those of a person. */
  outbox: { of: "visitor" },
  "outbox:": { of: "person", unsent: true },
  "answer:": { of: "person", unsent: true },
  "note:": { of: "account", unsent: true },
  "create.draft.": { of: "person", unsent: true },
  "create.sent.": { of: "person" },
  "plan-draft:": { of: "account", unsent: true },
  "step-draft:": { of: "account", unsent: true },
  "question-draft:": { of: "account", unsent: true },
  "chat-answer:": { of: "account", unsent: true },
  "question-list:": { of: "account", unsent: true },
  "question-list-read:": { of: "account", unsent: true },
  "editor-draft:": { of: "account", unsent: true },
  "editor-undo:": { of: "account" },
} as const satisfies Record<string, Kept>;

type Listed = keyof typeof STORED;
type OpenEnd = `${string}:` | `${string}.` | `${string}-`;
/** A key that the list above has. */
export type StorageKey = { [Key in Listed]: Key extends OpenEnd ? `${Key}${string}` : Key }[Listed];

const OPEN_END = /[:.-]$/;

/** What the list says of a key; what it does not have is of the account, so that nothing is left by mistake. */
export function keptUnder(key: string): Kept {
  const found = Object.entries<Kept>(STORED).find(([listed]) =>
    OPEN_END.test(listed) ? key.startsWith(listed) : key === listed,
  );
  return found?.[1] ?? { of: "account" };
}

// The script before the first paint reads these too.
export const SESSION_KEY = "auth.session";
export const LANGUAGE_KEY = "language";
/** The language of somebody whose browser asks for none of ours. */
export const DEFAULT_LANGUAGE = "de";
/** Which dashboard this device showed last. */
export const DASHBOARD_KEY = "dashboard";
/** Height in pixels of the banner about an unconfirmed address, as this device showed it last. */
export const BANNER_KEY = "banner";
/** Whose the things of the account are that this browser keeps. */
export const OWNER_KEY = "owner";
/** The database of files that are on their way; it goes with who signs out. */
export const KEPT_FILES = "uploads";
/** @returns the key of an anonymous sitting's secret in a course. */
export const enrolmentKey = (slug: string) => `enrolment:${slug}` as const;
/** @returns the key of an answer so far, by who gives it: a person's id, or `visitor`. */
export const answerKey = (who: string, slug: string, id: string) => `answer:${who}:${slug}:${id}` as const;
/** Whether a key names a person, by the id. */
export const isNamedIn = (key: string, who: string) => key.split(/[:.]/).includes(who);
/** Whether a key is that of an answer so far in this course, whoever gives it. */
export const isAnswerIn = (slug: string, key: string) =>
  key.startsWith("answer:") && key.split(":")[2] === slug;
