import { courseConfigurationSchema, LIMITS } from "@lehrpfad/contract";
import type { Language } from "@lehrpfad/i18n";
import { useCallback, useState } from "react";
import type { AdminDraft } from "../../../lib/course/adminFaults.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { newId } from "../../../lib/newId.ts";
import { local } from "../../../lib/storage.ts";

export type Access = "open" | "registered";

/** The configuration less what has its own place in the draft; a new field of the contract comes here by itself. */
const optionsSchema = courseConfigurationSchema.omit({
  name: true,
  language: true,
  allowAnonymous: true,
  registrationRequired: true,
});
type Options = ReturnType<typeof optionsSchema.parse>;
const FRESH_OPTIONS: Options = optionsSchema.parse({ difficulty: "standard" });

/** Everything a creator has typed and uploaded for a course that is not created yet. */
export interface CourseDraft {
  documents: { id: string; name: string; bytes: number }[];
  goal: string;
  /** Null while the name follows the document. */
  name: string | null;
  /** Null while the language follows the document. */
  language: Language | null;
  /** What is sent as it is. */
  options: Options;
  /** As typed; may be no number at all. */
  steps: string;
  access: Access;
  /** Null while the details follow the profile. */
  admin: AdminDraft | null;
  /** Kept for retries, so that sending twice makes one course. */
  requestId: string;
}

function freshDraft(): CourseDraft {
  return {
    documents: [],
    goal: "",
    name: null,
    language: null,
    options: FRESH_OPTIONS,
    steps: String(LIMITS.steps.minimum),
    access: "open",
    admin: null,
    requestId: newId(),
  };
}

type Fields = Partial<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function oneOf<V extends string>(choices: readonly V[], value: unknown): V | null {
  return choices.find((choice) => choice === value) ?? null;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function documentsOf(value: unknown): CourseDraft["documents"] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap(({ id, name, bytes }) => {
    const known = typeof id === "string" && typeof name === "string" && typeof bytes === "number";
    return known ? [{ id, name, bytes }] : [];
  });
}

function adminOf(value: unknown): AdminDraft | null {
  if (!isFields(value)) return null;
  const { firstName, lastName, email, emailRepeat } = value;
  const field = (entry: unknown) => text(entry) ?? "";
  return {
    firstName: field(firstName),
    lastName: field(lastName),
    email: field(email),
    emailRepeat: field(emailRepeat),
  };
}

function optionsOf(value: unknown): Options {
  const known = optionsSchema.safeParse({ ...FRESH_OPTIONS, ...(isFields(value) ? value : {}) });
  return known.success ? known.data : FRESH_OPTIONS;
}

/** Reads a stored draft; what an older version wrote, or nobody, becomes the default. */
export function parseDraft(stored: string | null): CourseDraft {
  const fresh = freshDraft();
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "null");
  } catch {
    return fresh;
  }
  if (!isFields(value)) return fresh;
  return {
    documents: documentsOf(value.documents),
    goal: text(value.goal) ?? "",
    name: text(value.name),
    language: oneOf(LANGUAGES, value.language),
    options: optionsOf(value.options),
    steps: text(value.steps) ?? fresh.steps,
    access: oneOf(["open", "registered"], value.access) ?? fresh.access,
    admin: adminOf(value.admin),
    requestId: text(value.requestId) ?? fresh.requestId,
  };
}

/** The number of steps a draft asks for; null where it is not a whole number from 10 to 50. */
export function stepsOf(draft: Pick<CourseDraft, "steps">): number | null {
  const { minimum, maximum } = LIMITS.steps;
  if (!/^\s*\d{1,4}\s*$/.test(draft.steps)) return null;
  const steps = Number(draft.steps);
  return steps >= minimum && steps <= maximum ? steps : null;
}

/** The draft of one person on this device: kept as one types, gone after `clear`. */
export function useCourseDraft(userId: string) {
  const key = `create.draft.${userId}`;
  const [draft, setDraft] = useState(() => parseDraft(local.get(key)));
  const [saved, setSaved] = useState(() => local.get(key) !== null);
  const change = useCallback(
    (update: (before: CourseDraft) => Partial<CourseDraft>) => {
      setDraft((before) => {
        const next = { ...before, ...update(before) };
        local.set(key, JSON.stringify(next));
        return next;
      });
      setSaved(true);
    },
    [key],
  );
  const clear = useCallback(() => local.remove(key), [key]);
  return { draft, change, clear, saved };
}
