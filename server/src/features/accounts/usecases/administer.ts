import { ROLES, roleSchema } from "@lehrpfad/contract";
import { type AuditNote, COMMAND_LINE, note, readAudit } from "../../../db/audit.ts";
import type { Db } from "../../../db/client.ts";
import { OperatorError } from "../../../db/errors.ts";
import type { Clock } from "../../../platform/clock.ts";
import { listAccounts, storeRole } from "../repository/profiles.ts";
import { deleteSessionsOf, storeBlock } from "../repository/sessions.ts";
import { type AuthUser, accountOfAddress } from "../repository/users.ts";
import { isElevated } from "../rules.ts";
import { rotateKey } from "../shared/accessTokens.ts";

/** What an administrator at the server's own command line works with. */
export interface AdminTools {
  db: Db;
  clock: Clock;
}

/** A command that cannot be carried out; the message is for the administrator. */
export class AdminError extends OperatorError {}

export const ADMIN_HELP = `npm run admin -- list [PART OF AN ADDRESS]
npm run admin -- grant ADDRESS ROLE      (${ROLES.join(", ")})
npm run admin -- block ADDRESS
npm run admin -- unblock ADDRESS
npm run admin -- end-sessions ADDRESS
npm run admin -- audit [NUMBER]          (the last administrative acts, the newest first)
npm run admin -- rotate-key              (new key for access tokens; those in use stay good)`;

async function accountOf({ db }: AdminTools, address: string | undefined): Promise<AuthUser> {
  if (!address) throw new AdminError(ADMIN_HELP);
  const user = await accountOfAddress(db, address.trim().toLowerCase());
  if (!user) throw new AdminError(`There is no account for ${address}.`);
  return user;
}

/** Acts that are listed where no number is given. */
const LISTED = 100;

async function noteAct(
  tools: AdminTools,
  act: Pick<AuditNote, "action" | "subjectId" | "about">,
): Promise<void> {
  await note(tools.db, { ...act, actorId: null, source: COMMAND_LINE }, tools.clock.now());
}

async function audit({ db }: AdminTools, wished: string | undefined): Promise<string[]> {
  const most = wished === undefined ? LISTED : Number(wished);
  if (!Number.isInteger(most) || most < 1) throw new AdminError(ADMIN_HELP);
  const rows = await readAudit(db, most);
  const lines = rows.map(({ at, action, actor, subject, about, source }) =>
    [at.toISOString(), action, actor ?? "-", subject ?? "-", about || "-", source ?? "-"].join("  "),
  );
  return [...lines, rows.length === 1 ? "1 act" : `${rows.length} acts`];
}

async function list({ db }: AdminTools, part: string): Promise<string[]> {
  const rows = await listAccounts(db, part.toLowerCase());
  const lines = rows.map(({ email, name, role, createdAt, emailConfirmedAt, blockedAt }) =>
    [
      email,
      name,
      role,
      `since ${createdAt.toISOString().slice(0, 10)}`,
      emailConfirmedAt ? "confirmed" : "not confirmed",
      ...(blockedAt ? ["blocked"] : []),
    ].join("  "),
  );
  return [...lines, rows.length === 1 ? "1 account" : `${rows.length} accounts`];
}

async function grant(
  tools: AdminTools,
  address: string | undefined,
  wished: string | undefined,
): Promise<string> {
  const user = await accountOf(tools, address);
  const role = roleSchema.safeParse(wished);
  if (!role.success) throw new AdminError(`The roles are ${ROLES.join(", ")}.`);
  if (isElevated(role.data) && !user.emailConfirmedAt) {
    throw new AdminError(
      `${user.email} has not confirmed the address: anybody could have registered it. Open the mailed link first (without a mail server it lies in DATA_DIR/mail).`,
    );
  }
  await storeRole(tools.db, user.id, role.data, tools.clock.now());
  await noteAct(tools, { action: "role_granted", subjectId: user.id, about: role.data });
  return `${user.email} is now ${role.data}.`;
}

/** Carries out one command of `npm run admin`; answers what to print. Throws AdminError. */
export async function administer(tools: AdminTools, args: readonly string[]): Promise<string[]> {
  const [command, first, second] = args;
  switch (command) {
    case "list":
      return await list(tools, first ?? "");
    case "grant":
      return [await grant(tools, first, second)];
    case "block":
    case "unblock": {
      const user = await accountOf(tools, first);
      await storeBlock(tools.db, user.id, command === "block" ? tools.clock.now() : null);
      const action = command === "block" ? "account_blocked" : "account_unblocked";
      await noteAct(tools, { action, subjectId: user.id });
      return [`${user.email} is ${command === "block" ? "blocked and signed out" : "no longer blocked"}.`];
    }
    case "end-sessions": {
      const user = await accountOf(tools, first);
      await deleteSessionsOf(tools.db, user.id);
      await noteAct(tools, { action: "sessions_ended", subjectId: user.id });
      return [`${user.email} is signed out everywhere.`];
    }
    case "audit":
      return await audit(tools, first);
    case "rotate-key":
      await rotateKey(tools);
      await noteAct(tools, { action: "key_rotated" });
      return ["Servers sign with the new key from their next start on."];
    default:
      throw new AdminError(ADMIN_HELP);
  }
}
