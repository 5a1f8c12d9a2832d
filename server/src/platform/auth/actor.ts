import type { Role } from "@lehrpfad/contract";

/** A signed-in person whose session was alive when the request came. */
export interface Person {
  kind: "person";
  userId: string;
  sessionId: string;
  role: Role;
  emailConfirmed: boolean;
}

/** Who acts. Use cases take an actor, never a request. */
export type Actor = Person | { kind: "nobody" };

export const NOBODY: Actor = { kind: "nobody" };
