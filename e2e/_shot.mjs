import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const base = "http://127.0.0.1:8473";
const [
  ,
  ,
  lang = "de",
  width = "1280",
  scheme = "light",
  file = "samples/bienen.de.pdf",
  goal = "",
  out = "a",
  difficulty = "",
] = process.argv;
const { textsOf } = await import("./support/texts.ts");
const T = await textsOf(lang);
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const ctx = await b.newContext({
  viewport: { width: Number(width), height: 900 },
  colorScheme: scheme,
  locale: lang,
  baseURL: base,
});
const page = await ctx.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message));
const { registerCreator, addMaterial } = await import("./pages/creator.ts");
await registerCreator(page, T, {
  firstName: "Ada",
  lastName: "Muster",
  email: `a${Date.now()}@example.org`,
  password: "geheim12",
});
await page.goto("/create");
const shot = (n) => page.screenshot({ path: `/tmp/h7-run/${out}-${n}.png`, fullPage: true });
if (file === "none") {
  await page.getByLabel(T.create.goal_label).fill(goal);
  await shot("goal");
  await page.getByRole("button", { name: T.create.to_configuration }).click();
  await page.waitForTimeout(400);
  await shot("goal2");
} else {
  if (goal) await page.getByLabel(T.create.goal_label).fill(goal);
  await addMaterial(page, T, file);
  if (difficulty)
    await page
      .getByText(T.studio["difficulty_" + difficulty], { exact: true })
      .first()
      .click();
  await page.waitForTimeout(300);
  await shot("computing");
  await page.getByText(T.create.preview_outline).waitFor({ timeout: 30000 });
  await shot("config");
  await page.getByText(T.create.preview_outline).click();
  await page.waitForTimeout(200);
  await shot("outline");
  if (process.env.FULL) {
    await page.getByText(T.create.start_plan_first, { exact: true }).click();
    await page.getByRole("button", { name: T.create.to_details }).click();
    await page.getByRole("dialog").getByRole("button", { name: T.create.submit }).click();
    await page.getByRole("heading", { name: T.generation.title_planned }).waitFor({ timeout: 60000 });
    await page.getByRole("button", { name: T.plan.write }).waitFor({ timeout: 30000 });
    await page.waitForTimeout(500);
    await shot("plan");
    await page.locator("[data-entry]").first().click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h7-run/${out}-dialog.png` });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: T.plan.write }).click();
    await page.getByRole("heading", { name: T.generation.done_title }).waitFor({ timeout: 60000 });
    await page.waitForTimeout(800);
    await shot("done");
    await page.goto(page.url().replace("/generation", "/manage"));
    await page.waitForTimeout(1200);
    await shot("manage");
  }
}
await b.close();
