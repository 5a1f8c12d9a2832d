import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** argon2id with 19 MiB, 2 passes (OWASP Password Storage Cheat Sheet); runs off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for the requests of others while many sign in at once. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));

/** How many accounts of one address a sign-in looks at; always as many hashes, so that timing tells nothing. */
export const SIGN_IN_CANDIDATES = 4;

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Which of the candidates has this password; null for none. Takes the same work for any number of
 * candidates, so that an unknown address cannot be told from a wrong password.
 */
export async function matchPassword<Candidate extends { passwordHash: string | null }>(
  candidates: readonly Candidate[],
  password: string,
): Promise<Candidate | null> {
  decoy ??= hashPassword("a password nobody has");
  const fallback = await decoy;
  const places = Array.from({ length: SIGN_IN_CANDIDATES }, (_, index) => candidates[index]);
  const matches = await Promise.all(
    places.map((place) => checkPassword(place?.passwordHash ?? fallback, password)),
  );
  return places.find((place, index) => place?.passwordHash && matches[index]) ?? null;
}

/** Whether one stored password is this one. */
export function checkPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}
