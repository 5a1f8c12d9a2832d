import { figureAddress } from "@lehrpfad/contract";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { type Texts, textsOf } from "../support/texts.ts";
import { signIn } from "./account.ts";

/** The step that holds a picture: it is not among those that are fetched ahead of the first one. */
export const PICTURED = 7;
const CAPTION = "El ciclo del agua";

export interface OfflineScene {
  seed: Seed;
  creator: Account;
  person: Account;
  slug: string;
  texts: Texts;
  authorization: string;
}

export const bearer = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });

/** Puts a picture into a step of a course. */
async function addPicture(server: RunningServer, seed: Seed, creator: Account, slug: string): Promise<void> {
  const paint = { width: 400, height: 300, channels: 3, background: "#336699" } as const;
  const body = new Uint8Array(await sharp({ create: paint }).png().toBuffer());
  const where = `${server.url}/api/courses/${slug}/images`;
  const answer = await fetch(where, { method: "POST", headers: bearer(creator), body });
  const { id, width, height } = (await answer.json()) as { id: string; width: number; height: number };
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const step = `/api/courses/${slug}/outline/${steps[PICTURED - 1]?.stepId}`;
  const saved = await seed.call<Record<string, unknown>>("GET", step, undefined, bearer(creator));
  const content = `![${CAPTION}](${figureAddress({ id, width, height, page: null })})\n\n${saved.content}`;
  await seed.call("PUT", step, { ...saved, content }, bearer(creator));
}

/** A course with a picture, and somebody who is enrolled in it and signed in where the page is based. */
export async function openOffline(
  page: Page,
  server: RunningServer,
  language: "de" | "en" = "de",
): Promise<OfflineScene> {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  await addPicture(server, seed, creator, slug);
  const person = await seed.account("course_participant", language);
  const { authorization } = bearer(person);
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const texts = await textsOf(language);
  await signIn(page, person);
  return { seed, creator, person, slug, texts, authorization };
}

/** The picture of the step that is open, once it is drawn. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole("article").getByRole("img", { name: CAPTION });
  await picture.scrollIntoViewIfNeeded();
  const width = "document.querySelector('article figure img')?.naturalWidth ?? 0";
  await expect.poll(() => page.evaluate(width)).toBeGreaterThan(100);
}

/** Waits until the worker of this browser is there, however long that takes on a machine under load. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
}

/** Saves the course whose page is open on this device. */
export async function saveCourse(page: Page, { offline }: Texts): Promise<void> {
  await workerReady(page);
  await page.getByRole("button", { name: offline.save, exact: true }).click();
  await expect(page.getByRole("button", { name: offline.remove, exact: true })).toBeVisible();
}

/** Waits until this browser could open a step of a course, or its entry test, without a connection. */
export async function expectKept(
  page: Page,
  slug: string,
  part: number | "entry-test" | "final-quiz",
): Promise<void> {
  const path = typeof part === "number" ? `steps/${part}` : part;
  await workerReady(page);
  const kept = `navigator.serviceWorker.controller !== null &&
    Promise.all(["/dashboard", "/api/learn/${slug}/${path}"].map((path) => caches.match(path)))
      .then((answers) => answers.every((answer) => answer !== undefined))`;
  await expect.poll(() => page.evaluate(kept)).toBe(true);
}

/** The names of the caches of this browser that hold what somebody was answered. */
export const keptCaches = (page: Page): Promise<string[]> =>
  page.evaluate("caches.keys().then((names) => names.filter((name) => !name.startsWith('shell ')))");

/** The title of the page that is open, once it has one. */
export async function titleOf(page: Page): Promise<string> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toBeEmpty();
  return (await title.textContent()) ?? "";
}
