import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { z } from "zod";
import type { Services } from "../src/platform/services.ts";
import { eventually } from "./testServer.ts";

/** The mails that a server without a mail server wrote: those to an address, or whose text holds these words. */
export async function mailsAbout({ config }: Services, about: string): Promise<Email[]> {
  const folder = join(config.DATA_DIR, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const all = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return all.filter(({ text, to }) => text?.includes(about) || to?.some(({ address }) => address === about));
}

/** The value of a mail's header; its name in small letters. */
export function headerOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

/** Path of the address by which a mail program unsubscribes (RFC 8058). */
export function unsubscribePath(mail: Email | undefined): string {
  const address = mail && headerOf(mail, "list-unsubscribe")?.match(/<(.+)>/)?.[1];
  if (!address) throw new Error("The mail offers no way to unsubscribe");
  return new URL(address).pathname;
}

const counted = z.object({ rows: z.array(z.object({ n: z.int() })) });

/** Rows that a condition holds for: `from` a table on. */
async function count({ db }: Services, from: SQL): Promise<number> {
  const [row] = counted.parse(await db.execute(sql`select count(*)::int as n from ${from}`)).rows;
  return row?.n ?? 0;
}

/** Mails about participations that were not composed yet. */
const uncomposed = sql`learning_mails where queued_at is null`;
/** Mails that wait to be sent, or that a process is sending just now. */
const unsent = sql`jobs.job where name = 'mail' and state < 'completed'`;

/** Waits until all mails were composed and delivered: one sent last has arrived. */
export async function mailsDelivered(services: Services): Promise<void> {
  await eventually(async () => ((await count(services, uncomposed)) === 0 ? true : null));
  const marker = `marker-${Math.random()}@example.org`;
  await services.mailer.send({ to: marker, subject: "m", text: marker, html: marker });
  await eventually(async () => ((await mailsAbout(services, marker)).length > 0 ? true : null));
  await eventually(async () => ((await count(services, unsent)) === 0 ? true : null));
}
