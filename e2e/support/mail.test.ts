import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mailsTo, newestLink } from "./mail.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mail-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function receive(name: string, to: string, text: string): Promise<void> {
  await mkdir(path.join(folder, "mail"), { recursive: true });
  const head = `From: a@example.org\r\nTo: ${to}\r\nSubject: =?utf-8?Q?Best=C3=A4tigen?=\r\n`;
  const type =
    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n";
  await writeFile(path.join(folder, "mail", name), `${head}${type}${text}`);
}

it("finds the newest link to an address, also when the mail folds it", async () => {
  expect(await newestLink(folder, "x@example.org")).toBeUndefined();
  await receive("1.eml", "X@example.org", "Alt: http://localhost/verify?token=3D1");
  await receive("2.eml", "x@example.org", "Neu: http://localhost/ver=\r\nify?token=3D2 bitte");
  await receive("3.eml", "other@example.org", "http://localhost/3");
  await receive("4.eml.part", "x@example.org", "http://localhost/4");
  expect(await newestLink(folder, "x@example.org")).toBe("http://localhost/verify?token=2");
  expect((await mailsTo(folder, "x@example.org")).map((mail) => mail.subject)).toEqual([
    "Bestätigen",
    "Bestätigen",
  ]);
});
