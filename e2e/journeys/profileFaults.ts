import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../pages/account.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { type Account, Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

/** The toast under a title. */
const toast = (page: Page, title: string) =>
  page.getByRole("region", { name: "Meldungen" }).getByRole("listitem").filter({ hasText: title });

async function openProfile(page: Page, _texts: Texts, person: Account, tab: string): Promise<void> {
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("tab", { name: tab }).click();
}

async function choosePhoto(page: Page, { account }: Texts, buffer: Buffer) {
  const button = page.getByRole("button", { name: account.photo_choose });
  await chooseFiles(page, () => button.click(), { name: "ich.png", mimeType: "image/png", buffer });
  return page.getByRole("dialog", { name: account.crop_title });
}

/** A picture in red whose middle ninth is blue. */
async function picture(): Promise<Buffer> {
  const one = { channels: 3, background: "#c00000" } as const;
  const middle = sharp({ create: { width: 200, height: 200, channels: 3, background: "#0000c0" } });
  return await sharp({ create: { width: 600, height: 600, ...one } })
    .composite([{ input: await middle.png().toBuffer(), gravity: "centre" }])
    .png()
    .toBuffer();
}

test("what cannot be saved of the profile and the password is said, and stays in the form", {
  tag: LONG,
}, async ({ page, context, server }) => {
  const texts = await textsOf("de");
  const { account, auth, errors, settings } = texts;
  const person = await new Seed(server).account("course_participant");
  await openProfile(page, texts, person, settings.profile_personal);
  await page.getByLabel(auth.first_name, { exact: true }).fill("Mara");
  await context.setOffline(true);
  await page.getByRole("button", { name: account.save, exact: true }).click();
  await expect(toast(page, account.save_failed).getByText(errors.NETWORK)).toBeVisible();
  await expect(page.getByLabel(auth.first_name, { exact: true })).toHaveValue("Mara");

  await page.getByRole("tab", { name: account.tab_security }).click();
  const card = page.getByRole("region", { name: account.password_title, exact: true });
  await card.getByLabel(account.password_current, { exact: true }).fill(person.password);
  await card.getByLabel(auth.new_password, { exact: true }).fill("anders-1");
  await card.getByLabel(auth.password_repeat, { exact: true }).fill("anders-1");
  await card.getByRole("button", { name: account.password_change }).click();
  await expect(toast(page, account.password_failed).getByText(errors.NETWORK)).toBeVisible();
  await expect(card.getByLabel(auth.new_password, { exact: true })).toHaveValue("anders-1");
});

test("a photo that cannot be stored or removed says so", { tag: LONG }, async ({ page, context, server }) => {
  const texts = await textsOf("de");
  const { account, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  await openProfile(page, texts, person, account.tab_photo);
  const dialog = await choosePhoto(page, texts, await picture());
  const save = dialog.getByRole("button", { name: account.crop_save });
  await expect(save).toBeEnabled();
  await context.setOffline(true);
  await save.click();
  await expect(toast(page, account.photo_upload_failed).getByText(errors.NETWORK)).toBeVisible();
  await expect(dialog.getByRole("alert").getByText(errors.NETWORK)).toBeVisible();
  await context.setOffline(false);
  await save.click();
  await expect(dialog).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole("button", { name: account.photo_remove }).click();
  await expect(toast(page, account.photo_remove_failed).getByText(errors.NETWORK)).toBeVisible();
  await expect(page.getByRole("img", { name: account.photo_present })).toBeVisible();
});

test("zooming takes a smaller part of the photo", { tag: LONG }, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { account } = texts;
  const person = await new Seed(server).account("course_participant");
  await openProfile(page, texts, person, account.tab_photo);
  const dialog = await choosePhoto(page, texts, await picture());
  await dialog.getByText(account.crop_rect, { exact: true }).click();
  const zoom = dialog.getByRole("slider", { name: account.crop_zoom });
  await expect(zoom).toHaveValue("100");
  await zoom.focus();
  await page.keyboard.press("End");
  await expect(zoom).toHaveValue("300");
  await dialog.getByRole("button", { name: account.crop_save }).click();
  await expect(dialog).toHaveCount(0);
  const photo = page.getByRole("img", { name: account.photo_present });
  const stored = await page.request.get(new URL((await photo.getAttribute("src")) ?? "", server.url).href);
  const { channels } = await sharp(await stored.body()).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(red).toBeLessThan(20);
  expect(blue).toBeGreaterThan(170);
});
