import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { openAccountMenu, sendSignIn } from "../pages/account.ts";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const run = promisify(execFile);
const ADMIN = path.join(import.meta.dirname, "../../server/src/admin.ts");

/** `npm run admin -- grant`, which needs the embedded database for itself. */
async function grant(server: RunningServer, ...grants: [Account, string][]): Promise<void> {
  await server.killAndRestart(async () => {
    for (const [{ email }, role] of grants)
      await run(process.execPath, [ADMIN, "grant", email, role], {
        env: { ...process.env, DATA_DIR: server.dataFolder },
      });
  });
}

/** Signs in and answers the way of it: where it ends, and what the bar and the menu offer. */
async function waysOf(page: Page, texts: Texts, person: Account) {
  await page.goto("/login");
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const bar = page.getByRole("navigation", { name: texts.common.main_navigation }).getByRole("link");
  await expect(bar.first()).toBeVisible();
  const links = await bar.allInnerTexts();
  const menu = await openAccountMenu(page, texts);
  const entries = await menu.getByRole("listitem").allInnerTexts();
  const shown = await menu.getByRole("paragraph").allInnerTexts();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await menu.getByRole("button", { name: texts.common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  return { place: pathname + search, title, links, entries, role: shown.at(-1) };
}

test("free and premium creators see the same but for the name of their role; an administrator sees studio and campus", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { common, studio, campus } = texts;
  const seed = new Seed(server);
  const [free, premium, admin] = [
    await seed.account("course_creator_free"),
    await seed.account("course_creator_free"),
    await seed.account("course_participant"),
  ];
  await grant(server, [premium, "course_creator_premium"], [admin, "super_admin"]);
  const ofFree = await waysOf(page, texts, free);
  expect(ofFree).toMatchObject({ place: "/dashboard?view=creator", role: common.role_course_creator_free });
  expect(await waysOf(page, texts, premium)).toEqual({
    ...ofFree,
    role: common.role_course_creator_premium,
  });
  expect(await waysOf(page, texts, admin)).toEqual({
    ...ofFree,
    place: "/dashboard",
    title: studio.title,
    role: common.role_super_admin,
  });

  await page.goto("/login");
  await sendSignIn(page, texts, admin);
  await expect(page).toHaveURL(/\/dashboard$/);
  const bar = page.getByRole("navigation", { name: common.main_navigation });
  await bar.getByRole("link", { name: common.campus }).click();
  await expect(page.getByRole("heading", { level: 1, name: campus.title })).toBeVisible();
  await bar.getByRole("link", { name: common.studio }).click();
  await expect(page.getByRole("heading", { level: 1, name: studio.title })).toBeVisible();
  await page.goto("/create");
  await expect(page.getByRole("heading", { level: 1, name: texts.create.title })).toBeVisible();
});
