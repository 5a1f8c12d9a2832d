import type { CourseLanguage } from "@lehrpfad/contract";
import {
  COURSE_LANGUAGES,
  courseConfigurationSchema,
  LIMITS,
  type StructureWish,
  structureWishSchema,
} from "@lehrpfad/contract";
import { useCallback, useMemo, useState } from "react";
import type { AdminDraft } from "../../../lib/course/adminFaults.ts";
import {
  nullable,
  number,
  object,
  oneOf,
  orElse,
  readableOf,
  type Schema,
  text,
} from "../../../lib/drafts/schema.ts";
import { type StoredDraft, storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { newId } from "../../../lib/newId.ts";
import { NO_WISH } from "../structure/wish.ts";

export type Access = "open" | "registered";

/** Who writes a course of a goal alone without a model. */
export type GoalWriter = "chat" | "creator";

/** What becomes of text in other languages than the course's. */
export type OtherLanguages = "leaveOut" | "teach";

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
  language: CourseLanguage | null;
  /** What is sent as it is. */
  options: Options;
  /** As typed, which may be no number at all; null while the number follows what is recommended. */
  steps: string | null;
  access: Access;
  /** What was decided about the outline of the documents. */
  structure: StructureWish;
  /** Whether the plan is to be looked at before the course is written. */
  planFirst: boolean;
  /** Whether it is opened without a review; null while that follows the installation. */
  openAtOnce: boolean | null;
  /** Who writes from a goal alone where no model is set up. */
  way: GoalWriter;
  /** Null until it is asked and answered. */
  otherLanguages: OtherLanguages | null;
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
    steps: null,
    access: "open",
    structure: NO_WISH,
    planFirst: false,
    openAtOnce: null,
    way: "chat",
    otherLanguages: null,
    admin: null,
    requestId: newId(),
  };
}

const documentSchema = object({ id: text, name: text, bytes: number });

const adminSchema = object<AdminDraft>({
  firstName: orElse(text, ""),
  lastName: orElse(text, ""),
  email: orElse(text, ""),
  emailRepeat: orElse(text, ""),
});

function readOptions(value: unknown): Options {
  const stored = typeof value === "object" && !Array.isArray(value) ? value : {};
  const known = optionsSchema.safeParse({ ...FRESH_OPTIONS, ...stored });
  return known.success ? known.data : FRESH_OPTIONS;
}

/** What an older version wrote, or nobody, becomes as it is in the fresh draft. */
function draftSchema(fresh: CourseDraft): Schema<CourseDraft> {
  return object<CourseDraft>({
    documents: orElse(readableOf(documentSchema), fresh.documents),
    goal: orElse(text, fresh.goal),
    name: orElse(nullable(text), fresh.name),
    language: orElse(nullable(oneOf(COURSE_LANGUAGES)), fresh.language),
    options: readOptions,
    steps: orElse(nullable(text), fresh.steps),
    access: orElse(oneOf<Access>(["open", "registered"]), fresh.access),
    structure: (value) => structureWishSchema.safeParse(value).data ?? fresh.structure,
    planFirst: (value) => value === true,
    openAtOnce: (value) => (typeof value === "boolean" ? value : fresh.openAtOnce),
    way: orElse(oneOf<GoalWriter>(["chat", "creator"]), fresh.way),
    otherLanguages: orElse(nullable(oneOf<OtherLanguages>(["leaveOut", "teach"])), fresh.otherLanguages),
    admin: orElse(nullable(adminSchema), fresh.admin),
    requestId: orElse(text, fresh.requestId),
  });
}

/** How many steps one may ask for at least: 10, fewer where the material has too little for ten. */
export function fewestSteps(recommended: number | null | undefined): number {
  const { minimum } = LIMITS.steps;
  return Math.max(1, Math.min(minimum, recommended ?? minimum));
}

/**
 * What stands in the field for the number of steps: what was typed, else the recommended number, 10 where there is
 * none (null), and nothing as long as it is not known (undefined).
 */
export function stepsShown(
  { steps }: Pick<CourseDraft, "steps">,
  recommended: number | null | undefined,
): string {
  if (steps !== null) return steps;
  return recommended === undefined ? "" : String(recommended ?? LIMITS.steps.minimum);
}

/** The number of steps that a text asks for; null where it is not a whole number from `minimum` to 50. */
export function stepsOf(shown: string, minimum: number = LIMITS.steps.minimum): number | null {
  const { maximum } = LIMITS.steps;
  if (!/^\s*\d{1,4}\s*$/.test(shown)) return null;
  const steps = Number(shown);
  return steps >= minimum && steps <= maximum ? steps : null;
}

/** Where the draft of one person is kept, and the fresh one that stands for none. */
export function courseDraftOf(userId: string): { fresh: CourseDraft; stored: StoredDraft<CourseDraft> } {
  const fresh = freshDraft();
  return { fresh, stored: storedDraft(`create.draft.${userId}`, draftSchema(fresh)) };
}

/** The draft of one person: kept as one types. `saved` says whether this device has it. */
export function useCourseDraft(userId: string) {
  const { fresh, stored } = useMemo(() => courseDraftOf(userId), [userId]);
  const [{ draft, saved }, setState] = useState(() => {
    const found = stored.read();
    return { draft: found ?? fresh, saved: found !== null };
  });
  const change = useCallback(
    (update: (before: CourseDraft) => Partial<CourseDraft>) =>
      setState((before) => {
        const next = { ...before.draft, ...update(before.draft) };
        return { draft: next, saved: stored.keep(next) };
      }),
    [stored],
  );
  return { draft, change, saved };
}
