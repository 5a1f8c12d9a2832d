import { expect, type Page } from "@playwright/test";
import { chooseFiles } from "../support/chooseFiles.ts";
import type { Texts } from "../support/texts.ts";
import { verifyLater } from "./account.ts";

export interface Creator {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface CourseWish {
  file: string;
  steps: number;
  /** Typed over the name that the document suggests. */
  name?: string;
  access: "open" | "registered";
}

/** Creates an account and chooses to make courses; ends in the empty Creator Studio. */
export async function registerCreator(page: Page, texts: Texts, creator: Creator): Promise<void> {
  const { auth, studio } = texts;
  await page.goto("/register");
  await page.getByLabel(auth.first_name, { exact: true }).fill(creator.firstName);
  await page.getByLabel(auth.last_name, { exact: true }).fill(creator.lastName);
  await page.getByLabel(auth.email, { exact: true }).fill(creator.email);
  await page.getByLabel(auth.password, { exact: true }).fill(creator.password);
  await page.getByLabel(auth.password_repeat, { exact: true }).fill(creator.password);
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.role_title })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(auth.role_creator_title) }).click();
  await verifyLater(page, texts);
  await expect(page.getByRole("heading", { name: studio.empty_title })).toBeVisible();
}

/** Uploads a document on `/create`, waits until it was read, and goes on to the configuration. */
export async function addMaterial(
  page: Page,
  texts: Texts,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const { create } = texts;
  await chooseFiles(page, () => page.getByRole("button", { name: create.drop_choose }).click(), file);
  await expect(
    page.getByText(new RegExp(create.words_other.replace("{number}", "[\\d.,\\s ]+"))).first(),
  ).toBeVisible({
    timeout: 30_000,
  });
  const [next, heading] = [
    page.getByRole("button", { name: create.to_configuration }),
    page.getByRole("heading", { name: create.configuration_title }),
  ];
  // What was read is shown before figures were looked for; only then it goes on.
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 2_000 });
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function configure(page: Page, texts: Texts, wish: CourseWish): Promise<void> {
  const { create } = texts;
  const name = page.getByLabel(create.name_label);
  await expect(name).not.toHaveValue("");
  if (wish.name) await name.fill(wish.name);
  const steps = page.getByLabel(create.steps_number, { exact: true });
  await steps.fill(String(wish.steps));
  await steps.press("Tab");
  const access = wish.access === "open" ? create.access_open : create.access_registered;
  await page.getByRole("radio", { name: access }).check({ force: true });
  await expect(page.getByText(create.preview_title)).toBeVisible();
  await page.getByRole("button", { name: create.to_details }).click();
}

async function fillDetails(page: Page, texts: Texts, creator: Creator): Promise<void> {
  const { create } = texts;
  const dialog = page.getByRole("dialog", { name: create.details_title });
  await expect(dialog.getByLabel(create.first_name, { exact: true })).toHaveValue(creator.firstName);
  await dialog.getByLabel(create.email_repeat, { exact: true }).fill("tipp@fehler.example");
  await dialog.getByRole("button", { name: create.submit }).click();
  await expect(dialog.getByText(create.emails_differ)).toBeVisible();
  await dialog.getByLabel(create.email_repeat, { exact: true }).fill(creator.email);
  await dialog.getByRole("button", { name: create.submit }).click();
}

/** From the completion screen through the review: opens the draft although nothing in it was looked at yet. */
async function openDraft(page: Page, { reviewing }: Texts): Promise<void> {
  await page.getByRole("link", { name: reviewing.link, exact: true }).click();
  await page.getByRole("button", { name: reviewing.open_course }).click();
  const dialog = page.getByRole("dialog", { name: reviewing.open_title });
  await dialog.getByRole("button", { name: reviewing.open_confirm }).click();
  await expect(page.getByText(reviewing.is_open)).toBeVisible();
}

/** Goes through the four stages of creating a course, watches it until it is finished, and opens it. Answers its slug. */
export async function createCourse(
  page: Page,
  texts: Texts,
  creator: Creator,
  wish: CourseWish,
): Promise<string> {
  await page.goto("/create");
  await addMaterial(page, texts, wish.file);
  await configure(page, texts, wish);
  await fillDetails(page, texts, creator);
  await expect(page).toHaveURL(/\/c\/[^/]+\/generation$/);
  await expect(page.getByRole("heading", { level: 1, name: texts.generation.done_title })).toBeVisible({
    timeout: 60_000,
  });
  await openDraft(page, texts);
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}
