import type { CourseReview } from "@lehrpfad/contract";
import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const QUIZ = `$CATEGORY: top/Bienen

Was sammeln Bienen an den Blüten? {
=Nektar#Daraus wird Honig.
~Sand
~Glas
~Salz
####Eine Biene trägt ihn im Honigmagen.}

Wie heißt das einzige Tier, das Eier legt? {=Königin =die Königin}

Bienen tanzen. {T}
`;

/** Chooses a file as somebody does who presses the button. */
async function choose(page: Page, button: string, name: string, content: string): Promise<void> {
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(content) };
  await chooseFiles(page, () => page.getByRole("button", { name: button }).click(), file);
}

/** What is amiss with a page on a screen and on a phone. */
async function lookAtBoth(page: Page, name: string): Promise<string[]> {
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  const onScreen = await lookAt(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = await lookAt(page, name);
  await page.setViewportSize(wide);
  return [...onScreen, ...onPhone];
}

const MOODLE = `<quiz><question type="truefalse"><name><text>Strom</text></name><questiontext format="html"><text><![CDATA[<p>Leitet Kupfer?</p><img src="https://example.org/plan.png" alt="Schaltplan">]]></text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question><question type="cloze"><name><text>Lücken</text></name></question></quiz>`;

test("a creator takes in questions of another tool and reviews them", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { imports, limits } = texts;
  await signIn(page, await seed.account("course_creator_free"));
  await page.goto("/create");
  await page.getByRole("link", { name: imports.title }).click();
  await expect(page.getByText(imports.format_gift, { exact: true })).toBeVisible();
  await choose(page, imports.drop_choose, "brief.gift", "Was ist das? {=a ~b");
  await expect(page.getByText(limits.import_gift_line.replace("{at}", "1"))).toBeVisible();
  await choose(page, imports.drop_choose, "photo.heic", "");
  await expect(page.getByText(imports.wrong_ending.replace("{name}", "photo.heic"))).toBeVisible();
  await choose(page, imports.drop_choose, "script.pdf", "%PDF");
  await expect(page.getByText(imports.is_document.replace("{name}", "script.pdf"))).toBeVisible();
  expect(await lookAtBoth(page, "import-refused")).toEqual([]);

  await choose(page, imports.drop_choose, "Bienen.gift", QUIZ);
  await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
  await expect(page.getByText(imports.imported.replace("{name}", "Bienen"))).toBeVisible();
  await expect(page.getByText("Bienen tanzen.").filter({ visible: true }).first()).toBeVisible();
  expect(await lookAt(page, "import-review")).toEqual([]);
});

test("what of a file does not come in is named before the review", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { imports } = texts;
  await signIn(page, await new Seed(server).account("course_creator_free"));
  await page.goto("/create?stage=import");
  await choose(page, imports.drop_choose, "Physik.xml", MOODLE);
  const title = imports.imported.replace("{name}", "Physik");
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  await expect(page.getByText(imports.lost_question.replace("{name}", "Lücken"))).toBeVisible();
  await expect(page.getByText(imports.lost_picture.replace("{name}", "Schaltplan"))).toBeVisible();
  expect(await lookAtBoth(page, "import-lost")).toEqual([]);
  await page.getByRole("link", { name: imports.to_review }).click();
  await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
});

test("a creator takes them into a course, sees before what will come", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { imports, editor, versions } = texts;
  const person = await seed.account("course_creator_free");
  await signIn(page, person);
  await page.goto("/dashboard?view=creator");
  await page.getByRole("link", { name: imports.title }).first().click();
  await choose(page, imports.drop_choose, "Tiere.gift", "$CATEGORY: top/Ameisen\n\nGibt es Ameisen? {T}");
  await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
  const [, slug = ""] = /\/c\/([^/]+)\//.exec(page.url()) ?? [];

  await page.goto(`/c/${slug}/edit`);
  await page.getByRole("link", { name: imports.link }).click();
  await choose(page, imports.drop_choose, "Bienen.gift", QUIZ);
  const contents = page.getByRole("heading", { name: imports.contents.replace("{name}", "Bienen.gift") });
  await expect(contents).toBeFocused();
  await expect(page.getByText(imports.questions_other.replace("{number}", "3")).first()).toBeVisible();
  await page.getByLabel(imports.after).selectOption(imports.at_start);
  expect(await lookAtBoth(page, "import-into")).toEqual([]);
  await page.getByRole("button", { name: imports.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
  await expect(page.getByText("Bienen tanzen.").filter({ visible: true }).first()).toBeVisible();

  await page.goto(`/c/${slug}/edit/add?stage=import`);
  await choose(page, imports.drop_choose, "Mehr.gift", "Summen Bienen? {T}\n\nStechen Bienen? {T}");
  await page.getByText(imports.as_exercises, { exact: true }).click();
  await page.getByLabel(imports.exercises_of).selectOption("2. Ameisen");
  await page.getByRole("button", { name: imports.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
  // All of the review: a phone shows one item of it at a time.
  const authorization = `Bearer ${person.accessToken}`;
  const path = `/api/courses/${slug}/review`;
  const review = await seed.call<CourseReview>("GET", path, undefined, { authorization });
  const waiting = review.items.filter((item) => item.review === null).map(({ question }) => question);
  expect(waiting).toEqual(expect.arrayContaining(["Summen Bienen?", "Stechen Bienen?"]));

  await page.goto(`/c/${slug}/versions`);
  await expect(page.getByText(versions.reason_imported)).toHaveCount(2);
  await page.goto(`/c/${slug}/edit`);
  const steps = page.getByRole("list", { name: editor.steps_label });
  await expect(steps.getByText("Bienen", { exact: true })).toBeVisible();
});
