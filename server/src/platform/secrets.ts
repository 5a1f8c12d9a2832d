import { createHash, randomBytes } from "node:crypto";

/** A random secret for links, refresh tokens and sittings: 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. Plain SHA-256 suffices: the secrets are random, not chosen by people. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
