import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

for (const language of COURSE_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("the homepage opens an example course in the language of the interface, which begins without an account", async ({
      page,
    }) => {
      const { home, viewer } = await textsOf(language);
      await page.goto("/");
      await page.getByRole("link", { name: home.example }).click();
      await expect(page.getByText(viewer.example_by.replace("{name}", "").trim())).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", language);
      await page.getByRole("button", { name: viewer.anonymous_start, exact: true }).click();
      await expect(page).toHaveURL(/\/steps\/1$/);
      await expect(page.getByRole("button", { name: viewer.check }).first()).toBeVisible();
    });
  });
}
