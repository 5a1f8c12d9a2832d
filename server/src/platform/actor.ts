import type { Role } from "@lehrpfad/contract";

/** A signed-in person whose session was alive when the request came. */
export interface Person {
  kind: "person";
  userId: string;
  sessionId: string;
  role: Role;
  emailConfirmed: boolean;
  /** Network address of the request, for the audit log only; null outside of one. */
  from: string | null;
}

/** Who acts. Use cases take an actor, never a request. */
export type Actor = Person | { kind: "nobody" };

export const NOBODY: Actor = { kind: "nobody" };
