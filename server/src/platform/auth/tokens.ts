import { randomBytes } from "node:crypto";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../clock.ts";
import { addSigningKey, latestSigningKeys } from "./repository.ts";

interface Key {
  id: string;
  secret: Uint8Array;
}

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signs and verifies access tokens (RFC 7519, HS256). */
export interface Tokens {
  sign(claims: AccessClaims, email: string, expiresAt: Date): Promise<string>;
  /** Null for a token that is malformed, signed by somebody else, or out of date. */
  verify(token: string): Promise<AccessClaims | null>;
}

/** A random key of 384 bits, as it is stored. */
export function newSigningKey(): string {
  return randomBytes(48).toString("base64");
}

async function loadKeys(db: Db, now: Date): Promise<Key[]> {
  let rows = await latestSigningKeys(db);
  if (rows.length === 0) {
    await addSigningKey(db, newSigningKey(), now);
    rows = await latestSigningKeys(db);
  }
  return rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, "base64") }));
}

function readClaims(payload: JWTPayload): AccessClaims | null {
  const session = payload.session_id;
  return typeof payload.sub === "string" && typeof session === "string"
    ? { userId: payload.sub, sessionId: session }
    : null;
}

/** Loads the signing keys; the first start makes one. A key that another server made later is looked up. */
export async function createTokens(db: Db, clock: Clock): Promise<Tokens> {
  let keys = await loadKeys(db, clock.now());
  const [newest] = keys;
  if (!newest) throw new Error("There is no key to sign access tokens with");
  return {
    sign: (claims, email, expiresAt) =>
      new SignJWT({ session_id: claims.sessionId, email, role: "authenticated" })
        .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: newest.id })
        .setSubject(claims.userId)
        .setAudience("authenticated")
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(newest.secret),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(
          token,
          async (header) => {
            const known = () => keys.find((candidate) => candidate.id === header.kid);
            if (!known()) keys = await loadKeys(db, clock.now());
            const key = known();
            if (!key) throw new Error("unknown key");
            return key.secret;
          },
          { algorithms: ["HS256"], audience: "authenticated", currentDate: clock.now() },
        );
        return readClaims(payload);
      } catch {
        return null;
      }
    },
  };
}
