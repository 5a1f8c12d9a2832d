import { expectKept, expectPicture, openOffline, PICTURED } from "../pages/offline.ts";
import { faultsOf } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow", locale: "en-GB" });

test("on a phone a course is saved in English, read without a connection, and what is done is sent later", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server, "en");
  const { offline, viewer } = texts;
  await page.goto(`/c/${slug}`);
  await page.getByRole("button", { name: offline.save }).click();
  await expect(page.getByRole("region", { name: offline.saved })).toContainText(
    /All steps \(10\) with their figures, [\d.]+ [kM]B/,
  );
  expect(await faultsOf(page, "the course page")).toEqual([]);
  await page.goto(`/c/${slug}/steps/1`);
  await expectKept(page, slug, 1);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/${PICTURED}`);
  await expect(page.getByText(offline.no_connection)).toBeVisible();
  await expectPicture(page);
  expect(await faultsOf(page, "a step without a connection")).toEqual([]);
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
});
