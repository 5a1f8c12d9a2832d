import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";
import type { Jobs, Queue } from "../jobs.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { ComposedMail } from "./compose.ts";

export interface MailMessage extends ComposedMail {
  to: string;
  /** Address that switches mails like this one off with one POST (RFC 8058). */
  unsubscribe?: string;
}

/** Mails to be delivered. */
export const MAIL_QUEUE: Queue<MailMessage> = {
  name: "mail",
  expireInSeconds: 60,
  retryLimit: 8,
  concurrency: 2,
};

export interface Mailer {
  /**
   * Stores the mail for delivery; it is sent even if this process ends right after. A mail with the `id` (UUID)
   * of an earlier one is not sent again. Mails with the same cause `by` (a person, a course) go one after the
   * other, so that whoever causes many leaves others a place.
   */
  send(message: MailMessage, options?: { id?: string; by?: string }): Promise<void>;
  /** Starts delivering in this process. */
  deliver(): Promise<void>;
}

/**
 * Writes a mail as mail programs read it, and its text beside it: in the former a link is broken over lines. The log
 * names the file alone, because logs are read by others and kept for longer than a link's secret may be.
 */
async function writeEml(folder: string, message: SendMailOptions & MailMessage, log: Log): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(folder, { recursive: true });
  const name = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`);
  const partial = `${name}.part`;
  await writeFile(`${name}.txt`, `${message.to}\n${message.subject}\n\n${message.text}\n`);
  await writeFile(partial, built.message);
  await rename(partial, `${name}.eml`);
  log.info({ file: `${name}.txt` }, "mail written to the data folder");
}

/** Headers by which a mail program offers to unsubscribe (RFC 2369, RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Mail through SMTP when configured, else as .eml files in the data folder. */
export function createMailer(config: Config, jobs: Jobs, log: Log, metrics: Metrics): Mailer {
  const transport = config.SMTP_URL ? createTransport(config.SMTP_URL) : null;
  return {
    send: (message, { id, by } = {}) => jobs.send(MAIL_QUEUE, message, { ...(id ? { id } : {}), group: by }),
    deliver: () =>
      jobs.work(MAIL_QUEUE, async (message) => {
        const { unsubscribe, ...mail } = message;
        const from = { name: config.BRAND_NAME, address: config.MAIL_FROM };
        const complete = { ...mail, from, ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}) };
        try {
          if (transport) await transport.sendMail(complete);
          else await writeEml(join(config.DATA_DIR, "mail"), complete, log);
        } catch (error) {
          metrics.mail("failed");
          throw error;
        }
        metrics.mail("sent");
      }),
  };
}
