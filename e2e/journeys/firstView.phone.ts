import { noteSent, openWithoutApp, takenOver, watchFaults } from "../pages/firstView.ts";
import { openOffline } from "../pages/offline.ts";
import { expect, test } from "../support/test.ts";

test("on a phone the text of a step is seen before the app runs", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { viewer, fill } = texts;
  const faults = watchFaults(page);
  const release = await openWithoutApp(page, `/c/${slug}/steps/2`);
  await expect(page.locator("article p").first()).toBeVisible();
  const path = page.getByRole("button", { name: fill(viewer.open_path, { position: "2", total: "10" }) });
  await noteSent(page);
  // Waits for the app.
  await path.click();
  await release();
  const { gone, moved } = await takenOver(page);
  expect(gone).toBe(0);
  // The marks of passages make a paragraph one line longer, as they do wherever the browser draws it.
  expect(moved).toBeLessThan(0.02);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(faults).toEqual([]);
});
