import { isAdmin, type QuotaKind } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { ensureDisk } from "../../../platform/disk.ts";
import { quotaReached, refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { installationLimits, limitsOf } from "../config.ts";
import { addUse, deleteUsesBefore, lockCounting, ownerOf, standingOf, usedBy } from "../repository.ts";
import {
  type Amounts,
  isRaised,
  lacking,
  PASSING,
  periodOf,
  type Standing,
  shown,
  UNLIMITED,
} from "../rules.ts";

/**
 * What is about to be stored or begun. Tokens and time of reading are known only afterwards: a run wants one token,
 * and what is to be read a millisecond, whatever it will be.
 */
type Wanted = Partial<Omit<Amounts, "tokens">>;

interface Counted {
  limits: Amounts;
  used: Amounts;
}

/** What a person may have and has. */
async function countedFor(tx: Db, services: Services, ownerId: string, standing: Standing): Promise<Counted> {
  const limits = limitsOf(services.config, standing);
  return { limits, used: await usedBy(tx, ownerId, services.clock.now()) };
}

/** The same for everybody together; where the installation has no limits nothing is counted or held back. */
async function countedForAll(tx: Db, services: Services): Promise<Counted> {
  const limits = installationLimits(services.config);
  if (Object.values(limits).every((limit) => limit === 0)) return { limits, used: UNLIMITED };
  await lockCounting(tx, null);
  return { limits, used: await usedBy(tx, null, services.clock.now()) };
}

function refuse(
  services: Services,
  scope: "person" | "installation",
  kind: QuotaKind,
  { limits, used }: Counted,
  wanted: Partial<Amounts>,
  standing: Standing,
): never {
  const confirmed = limitsOf(services.config, { ...standing, confirmed: true });
  const next = PASSING.includes(kind) ? periodOf(kind, services.clock.now()).next.toISOString() : null;
  throw quotaReached(kind, {
    scope,
    limit: shown(kind, limits[kind]),
    used: shown(kind, used[kind]),
    wanted: shown(kind, wanted[kind] ?? 0),
    confirming: scope === "person" && !standing.confirmed && isRaised(kind, limits, confirmed),
    resetsAt: next,
  });
}

/**
 * Holds back everything else of an owner that is counted until the transaction ends. The first thing in a
 * transaction that takes room, so that two of them never wait for each other.
 */
export async function lockRoom(tx: Db, ownerId: string | null): Promise<void> {
  if (ownerId !== null) await lockCounting(tx, ownerId);
}

/** The same, and on whom the owner's limits depend. Throws UNAUTHORIZED where the account is gone. */
async function lockStanding(tx: Db, ownerId: string): Promise<Standing> {
  await lockRoom(tx, ownerId);
  const standing = await standingOf(tx, ownerId);
  if (standing === null) throw refusal("UNAUTHORIZED");
  return standing;
}

/**
 * Makes sure that an owner has room for what the transaction is about to store, and counts runs as used.
 * Nobody is limited where `ownerId` is null (the example course), nor is a super administrator.
 * Throws StorageUnavailableError, UNAUTHORIZED where the account is gone, QUOTA_BYTES, QUOTA_DOCUMENTS, QUOTA_READING,
 * QUOTA_COURSES, QUOTA_RUNS, QUOTA_TOKENS.
 */
export async function takeRoom(
  tx: Db,
  services: Services,
  ownerId: string | null,
  wished: Wanted,
): Promise<void> {
  await ensureDisk(services, wished.bytes ?? 0);
  if (ownerId === null) return;
  const standing = await lockStanding(tx, ownerId);
  const wanted = wished.runs ? { ...wished, tokens: 1 } : wished;
  if (!isAdmin(standing.role)) {
    const own = await countedFor(tx, services, ownerId, standing);
    const lack = lacking(own.used, wanted, own.limits);
    if (lack) refuse(services, "person", lack, own, wanted, standing);
    const all = await countedForAll(tx, services);
    const lackInAll = lacking(all.used, wanted, all.limits);
    if (lackInAll) refuse(services, "installation", lackInAll, all, wanted, standing);
  }
  if (wished.runs) await addUse(tx, ownerId, "runs", wished.runs, services.clock.now());
}

/** Makes sure that the installation has room for so many bytes of an owner. Throws UNAUTHORIZED, QUOTA_BYTES. */
export async function ensureRoomForAll(
  tx: Db,
  services: Services,
  ownerId: string,
  bytes: number,
): Promise<void> {
  const standing = await lockStanding(tx, ownerId);
  if (isAdmin(standing.role)) return;
  const all = await countedForAll(tx, services);
  const lack = lacking(all.used, { bytes }, all.limits);
  if (lack) refuse(services, "installation", lack, all, { bytes }, standing);
}

/**
 * Counts the tokens of a request to the model for the owner of the course that it was made for, or where the course
 * is gone for whoever owned it when the run began; fewer than none where it used fewer than were counted before.
 */
export async function countTokens(
  tx: Db,
  services: Services,
  { run: { courseId }, ownerId }: { run: { courseId: string }; ownerId: string | null },
  tokens: number,
): Promise<void> {
  const payer = (await ownerOf(tx, courseId)) ?? ownerId;
  if (payer === null || tokens === 0) return;
  const isThere = (await standingOf(tx, payer)) !== null;
  await addUse(tx, isThere ? payer : null, "tokens", tokens, services.clock.now());
}

/** Counts how long a document of this owner was read, in milliseconds; also where the account is gone by now. */
export async function countReading(
  { db, clock }: Services,
  ownerId: string | null,
  milliseconds: number,
): Promise<void> {
  if (ownerId === null) return;
  await db.transaction(async (tx) => {
    const present = await standingOf(tx, ownerId);
    await addUse(tx, present && ownerId, "reading", Math.ceil(milliseconds), clock.now());
  });
}

/** Whether an owner, or the installation, has used up all tokens of this month, or all time of reading of this day. */
export async function isSpent(
  services: Services,
  ownerId: string | null,
  kind: "tokens" | "reading",
): Promise<boolean> {
  const { db, clock, config } = services;
  const standing = ownerId === null ? null : await standingOf(db, ownerId);
  if (ownerId === null || standing === null || isAdmin(standing.role)) return false;
  const spent = async (whose: string | null, { [kind]: limit }: Amounts) =>
    limit > 0 && (await usedBy(db, whose, clock.now()))[kind] >= limit;
  return (
    (await spent(ownerId, limitsOf(config, standing))) || (await spent(null, installationLimits(config)))
  );
}

/** Forgets what was used up before this month and the day before. */
export async function forgetUses({ db, clock }: Services): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - 86_400_000);
  await deleteUsesBefore(db, periodOf("tokens", yesterday).first);
}
