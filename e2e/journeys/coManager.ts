import { randomUUID } from "node:crypto";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a co-manager invited without an account registers, chooses to create, and manages the course", async ({
  page,
  server,
}) => {
  const { auth, common, studio } = await textsOf("de");
  const seed = new Seed(server);
  const owner = await seed.account("course_creator_free");
  const slug = await seed.course(owner, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const { password } = await seed.call<{ password: string }>(
    "POST",
    `/api/courses/${slug}/admin-password`,
    {},
    { authorization: `Bearer ${owner.accessToken}` },
  );
  await page.goto(`/c/${slug}/manage`);
  await page.getByRole("main").getByRole("link", { name: common.create_account }).click();
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await type(auth.first_name, "Nora");
  await type(auth.last_name, "Weiß");
  await type(auth.email, `${randomUUID()}@example.org`);
  await type(auth.password, "geheim-1");
  await type(auth.password_repeat, "geheim-1");
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
  await page.getByRole("button", { name: auth.role_creator_title }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/manage$`));
  await type(studio.claim_password, password);
  await page.getByRole("button", { name: studio.claim_submit }).click();
  await expect(page.getByText(studio.manage_active, { exact: true })).toBeVisible();
});
