import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("the homepage opens an example course, which begins without an account", async ({ page }) => {
  const { home, viewer } = await textsOf("de");
  await page.goto("/");
  await page.getByRole("link", { name: home.example }).click();
  await expect(page.getByText(viewer.example_by.replace("{name}", "").trim())).toBeVisible();
  await page.getByRole("button", { name: viewer.anonymous_start, exact: true }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  await expect(page.getByRole("button", { name: viewer.check }).first()).toBeVisible();
});

for (const language of COURSE_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("the example course is one in the language of the interface", async ({ page, request }) => {
      const { home } = await textsOf(language);
      await page.goto("/");
      const path = await page.getByRole("link", { name: home.example }).getAttribute("href");
      const course = await request.get(`/api/learn${path?.replace("/c", "")}`);
      expect(await course.json()).toMatchObject({ language });
    });
  });
}
