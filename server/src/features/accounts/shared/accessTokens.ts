import { randomBytes } from "node:crypto";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Db } from "../../../db/client.ts";
import type { AccessClaims, AccessTokens } from "../../../platform/accessTokens.ts";
import type { Clock } from "../../../platform/clock.ts";
import { addSigningKey, latestSigningKeys } from "../repository/signingKeys.ts";

interface Key {
  id: string;
  secret: Uint8Array;
}

/** A random key of 384 bits, as it is stored. */
function newSigningKey(): string {
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

/** Who reads tickets: no session is opened by one. */
const TICKET = "ticket";

/** Tokens that are remembered; the oldest are forgotten first. */
const REMEMBERED = 5_000;

/** Tokens whose signature was found right: a session shows the same one with every request for an hour. */
function memory(clock: Clock) {
  const seen = new Map<string, { claims: AccessClaims; until: number }>();
  return {
    recall: (token: string): AccessClaims | null => {
      const known = seen.get(token);
      return known && known.until > clock.now().getTime() ? known.claims : null;
    },
    keep: (token: string, claims: AccessClaims, expiresAt: number | undefined) => {
      const [oldest] = seen.keys();
      if (seen.size >= REMEMBERED && oldest !== undefined) seen.delete(oldest);
      seen.set(token, { claims, until: (expiresAt ?? 0) * 1000 });
    },
  };
}

/** Loads the signing keys; the first start makes one. A key that another server made later is looked up. */
export async function createAccessTokens(db: Db, clock: Clock): Promise<AccessTokens> {
  let keys = await loadKeys(db, clock.now());
  const [newest] = keys;
  if (!newest) throw new Error("There is no key to sign access tokens with");
  const remembered = memory(clock);
  const header = { alg: "HS256", typ: "JWT", kid: newest.id };
  const keyOf = async ({ kid }: { kid?: string }) => {
    const find = () => keys.find((candidate) => candidate.id === kid);
    if (!find()) keys = await loadKeys(db, clock.now());
    const key = find();
    if (!key) throw new Error("unknown key");
    return key.secret;
  };
  const payloadOf = async (token: string, audience: string): Promise<JWTPayload | null> => {
    try {
      const options = { algorithms: ["HS256"], audience, currentDate: clock.now() };
      return (await jwtVerify(token, keyOf, options)).payload;
    } catch {
      return null;
    }
  };
  return {
    signTicket: (what, expiresAt) =>
      new SignJWT()
        .setProtectedHeader(header)
        .setSubject(what)
        .setAudience(TICKET)
        .setExpirationTime(expiresAt)
        .sign(newest.secret),
    readTicket: async (ticket) => (await payloadOf(ticket, TICKET))?.sub ?? null,
    sign: (claims, email, expiresAt) =>
      new SignJWT({ session_id: claims.sessionId, email, role: "authenticated" })
        .setProtectedHeader(header)
        .setSubject(claims.userId)
        .setAudience("authenticated")
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(newest.secret),
    verify: async (token) => {
      const known = remembered.recall(token);
      if (known) return known;
      const payload = await payloadOf(token, "authenticated");
      const claims = payload && readClaims(payload);
      if (claims) remembered.keep(token, claims, payload.exp);
      return claims;
    },
  };
}

/** Makes another key for access tokens; servers sign with it from their next start on. */
export async function rotateKey({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await addSigningKey(db, newSigningKey(), clock.now());
}
