import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** argon2id with 19 MiB, 2 passes (OWASP Password Storage Cheat Sheet); runs off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for the requests of others while many sign in at once. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));

/** How many accounts of one address a sign-in looks at. */
export const SIGN_IN_CANDIDATES = 4;

let decoy: Promise<string> | null = null;

/** What stands before the hash in a stored password: the algorithm, its cost and the salt. */
const recipeOf = (stored: string): string => stored.slice(0, stored.lastIndexOf("$"));

/** What a stored password of the present cost begins with. */
const PRESENT_COST = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether a new password may be stored as this one was: a cost that was raised since holds for every new one. */
export const hasPresentCost = (stored: string): boolean => stored.startsWith(PRESENT_COST);

/** Whether two stored passwords have the same cost and salt, so that one hash compares a password with both. */
export const haveOneRecipe = (one: string, other: string): boolean => recipeOf(one) === recipeOf(other);

function optionsOf(stored: string): Options {
  const [, , , costs = "", salt = ""] = stored.split("$");
  const cost = (name: string) => Number(new URLSearchParams(costs.replaceAll(",", "&")).get(name));
  return {
    ...{ memoryCost: cost("m"), timeCost: cost("t"), parallelism: cost("p") },
    salt: Buffer.from(salt, "base64"),
  };
}

/** The password as it is stored: with a salt of its own, or as `like` was made. */
export function hashPassword(password: string, like: string | null = null): Promise<string> {
  return inTurn(() => hash(password, like === null ? OPTIONS : optionsOf(like)));
}

/**
 * Which of the candidates has this password; null for none. One hash for all candidates that share a recipe, and
 * one where there is none, so that an unknown address cannot be told from a wrong password.
 */
export async function matchPassword<Candidate extends { passwordHash: string | null }>(
  candidates: readonly Candidate[],
  password: string,
): Promise<Candidate | null> {
  decoy ??= hashPassword("a password nobody has");
  const fallback = await decoy;
  const stored = candidates.flatMap(({ passwordHash }) => passwordHash ?? []);
  const recipes = new Map((stored.length > 0 ? stored : [fallback]).map((one) => [recipeOf(one), one]));
  const made = await Promise.all([...recipes.values()].map((like) => hashPassword(password, like)));
  return candidates.find(({ passwordHash }) => passwordHash !== null && made.includes(passwordHash)) ?? null;
}

/** Whether one stored password is this one. */
export function checkPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}
