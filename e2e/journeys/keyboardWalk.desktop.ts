import { Keyboard } from "../pages/keyboard.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { lookAt } from "../support/look.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Another document than the sample may be named for a walk by hand. */
const DOCUMENT = process.env.WALK_DOCUMENT ?? "samples/bienen.de.pdf";
/** Fewer presses than this are enough for a course of ten steps with everything in it looked at. */
const ENOUGH = 160;

test("a new creator comes from registering to an opened, reviewed course of ten steps by keys alone", {
  tag: LONG,
}, async ({ page }) => {
  test.setTimeout(240_000);
  const { account, auth, studio, create, generation, reviewing } = await textsOf("de");
  const keys = new Keyboard(page);
  const main = page.getByRole("main");
  const email = "tasten@example.org";

  await test.step("registers", async () => {
    keys.stage("register");
    await page.goto("/register");
    await keys.fill(page.getByLabel(auth.first_name, { exact: true }), "Tilda");
    await keys.fill(page.getByLabel(auth.last_name, { exact: true }), "Tast");
    await keys.fill(page.getByLabel(auth.email, { exact: true }), email);
    await keys.fill(page.getByLabel(auth.password, { exact: true }), "geheim-1234");
    await keys.fill(page.getByLabel(auth.password_repeat, { exact: true }), "geheim-1234");
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: auth.role_title })).toBeVisible();
    await keys.tabTo(page.getByRole("button", { name: new RegExp(auth.role_creator_title) }));
    await keys.press("Enter");
    const modal = page.getByRole("alertdialog", { name: account.modal_title });
    await keys.tabTo(modal.getByRole("button", { name: account.modal_later }));
    await keys.press("Enter");
    await expect(modal).toBeHidden();
    await expect(page.getByRole("heading", { name: studio.empty_title })).toBeVisible();
    expect(await lookAt(page, "walk-studio")).toEqual([]);
  });

  await test.step("uploads a document", async () => {
    keys.stage("material");
    await keys.tabTo(main.getByRole("link", { name: studio.empty_action, exact: true }));
    await keys.press("Enter");
    await keys.tabTo(page.getByRole("button", { name: create.drop_choose }));
    await chooseFiles(page, () => keys.press("Enter"), DOCUMENT);
    const next = page.getByRole("button", { name: create.to_configuration });
    await expect(next).toBeEnabled({ timeout: 60_000 });
    await expect(
      page.getByText(new RegExp(create.words_other.replace("{number}", "[\\d.,\\s ]+"))).first(),
    ).toBeVisible({ timeout: 60_000 });
    expect(await lookAt(page, "walk-material")).toEqual([]);
    await keys.tabTo(next);
    await keys.press("Enter");
  });

  await test.step("configures and orders", async () => {
    keys.stage("order");
    await expect(page.getByRole("heading", { name: create.configuration_title })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(create.preview_title)).toBeVisible();
    await keys.fill(page.getByLabel(create.steps_number, { exact: true }), "10");
    expect(await lookAt(page, "walk-configuration")).toEqual([]);
    await keys.tabTo(page.getByRole("button", { name: create.to_details }));
    await keys.press("Enter");
    const dialog = page.getByRole("dialog", { name: create.details_title });
    await keys.fill(dialog.getByLabel(create.email_repeat, { exact: true }), email);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/c\/[^/]+\/generation$/);
    await expect(page.getByRole("heading", { level: 1, name: generation.done_title })).toBeVisible({
      timeout: 120_000,
    });
    expect(await lookAt(page, "walk-done")).toEqual([]);
  });

  await test.step("reviews everything, worst first", async () => {
    keys.stage("review");
    await keys.tabTo(page.getByRole("link", { name: reviewing.link, exact: true }));
    await keys.press("Enter");
    const item = page.getByRole("article");
    await expect(item).toBeVisible();
    await keys.tabTo(item.getByRole("button", { name: reviewing.approve }));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lookAt(page, "walk-review")).toEqual([]);
    }
    const place = item.getByText(/^\d+ von \d+$/).first();
    const progress = page.getByRole("progressbar");
    while ((await progress.getAttribute("aria-valuenow")) !== "100") {
      const shown = await progress.getAttribute("aria-valuenow");
      const opened = (await place.textContent()) ?? "";
      await keys.press("a");
      await expect(progress).not.toHaveAttribute("aria-valuenow", shown ?? "");
      // The next one opens after what was approved is counted, and after the address changed; the last one stays open.
      if ((await progress.getAttribute("aria-valuenow")) !== "100")
        await expect(place).not.toHaveText(opened);
      // Keys are heard where the focus is: inside what is open now.
      await expect(page.locator("article:focus, article :focus")).toHaveCount(1);
    }
  });

  await test.step("opens the course", async () => {
    keys.stage("open");
    await keys.tabTo(page.getByRole("button", { name: reviewing.open_course }), "Shift+Tab");
    await keys.press("Enter");
    await expect(page.getByText(reviewing.is_open)).toBeVisible();
    expect(await lookAt(page, "walk-open")).toEqual([]);
  });
  const counted = [...keys.presses].map(([stage, count]) => `${stage} ${count}`).join(", ");
  process.stdout.write(`${keys.total} key presses (${counted})\n`);
  expect(keys.total).toBeLessThan(ENOUGH);
});
