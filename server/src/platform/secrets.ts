import { createHash, randomBytes, randomInt } from "node:crypto";

/** A random secret for links, refresh tokens and sittings: 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. Plain SHA-256 suffices: the secrets are random, not chosen by people. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** `length` letters of an alphabet, each equally likely and unpredictable. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
