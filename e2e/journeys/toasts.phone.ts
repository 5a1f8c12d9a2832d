import { randomUUID } from "node:crypto";
import { sendSignIn } from "../pages/account.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("the toast of a failed sign-in leaves the button free that stands at the foot of the screen", async ({
  page,
}) => {
  const texts = await textsOf("de");
  await page.goto("/login");
  await sendSignIn(page, texts, { email: `${randomUUID()}@example.org`, password: "geheim-2" });
  const toast = page
    .getByRole("region", { name: "Meldungen" })
    .getByRole("listitem")
    .filter({ hasText: "Anmeldung fehlgeschlagen" });
  await expect(toast).toBeVisible();
  const button = page.getByRole("main").getByRole("button", { name: texts.auth.login_submit, exact: true });
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.setViewportSize({ width: 390, height: Math.ceil(y + height) + 8 });
  const [above, below] = [await toast.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await button.click({ trial: true, timeout: 2_000 });
});
