import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";
import type { Database } from "../../db/client.ts";
import { readConfig } from "../config.ts";
import { createJobs, type Jobs } from "../jobs.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createMailer } from "./mail.ts";

let folder: string;
let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mails-"));
  database = await createTestDatabase();
  jobs = await createJobs(database, createLog("error"));
});
afterAll(async () => {
  await jobs.stop(5);
  await database.close();
  await rm(folder, { recursive: true });
});

it("without a mail server the log names the file that holds the link, and no secret", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const mailer = createMailer(readConfig({ DATA_DIR: folder }), jobs, log, createMetrics());
  await mailer.deliver();
  const link = "http://localhost:4780/verify-email?token_hash=a-secret-that-is-rather-long&type=signup";
  const text = `Öffnen:\n${link}`;
  await mailer.send({ to: "ada@example.org", subject: "Bestätigen", text, html: `<a href="${link}">x</a>` });
  const line = await eventually(async () => lines[0]);
  expect(line).not.toContain("a-secret");
  const { file } = z.object({ file: z.string() }).parse(JSON.parse(line));
  expect(readFileSync(file, "utf8")).toBe(`ada@example.org\nBestätigen\n\n${text}\n`);
  expect(readFileSync(file.replace(/txt$/, "eml"), "utf8")).toContain("Subject:");
});
