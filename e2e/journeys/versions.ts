import { signIn } from "../pages/account.ts";
import { storedStep } from "../pages/editor.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a version is compared with the course and brought back, one step of it and whole", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { versions, studio, fill } = texts;
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  const authorization = `Bearer ${creator.accessToken}`;
  const as = <T>(method: string, where: string, body?: unknown) =>
    seed.call<T>(method, `/api/courses/${slug}/${where}`, body, { authorization });
  const { steps } = await as<{ steps: { id: string; title: string }[] }>("GET", "outline");
  const [first, second] = steps;
  const { title: _, ...step } = await storedStep(seed, creator, slug, first?.id ?? "");
  const { sections, summary, version, content } = step;
  const texted = { sections, summary, version, content: `${content}\n\nEin Satz mehr.` };
  await as("PUT", `outline/${first?.id}`, { ...texted, title: "Ein anderer Titel" });
  await as("DELETE", `outline/${second?.id}`);

  await signIn(page, creator);
  await page.goto(`/c/${slug}/manage`);
  const parts = page.getByRole("navigation", { name: studio.manage_parts });
  await parts.getByRole("link", { name: versions.link }).click();
  const list = page.getByRole("list", { name: versions.link });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText(versions.since_title)).toBeVisible();
  expect(await lookAt(page, "versions")).toEqual([]);

  await list.getByRole("link", { name: versions.compare }).press("Enter");
  const rows = page.getByRole("list", { name: versions.steps_label }).getByRole("listitem");
  await expect(rows.filter({ has: page.getByText(versions.fate_gone, { exact: true }) })).toHaveCount(1);
  const changed = rows.filter({ has: page.getByText(versions.fate_changed, { exact: true }) });
  await changed.locator("summary").press("Enter");
  await expect(page.locator("ins.change", { hasText: "Satz mehr" })).toBeAttached();
  expect(await lookAt(page, "version")).toEqual([]);
  await changed.getByRole("button", { name: versions.restore_step }).press("Enter");
  await expect(page.getByText(fill(versions.restored_step, { number: 1 }))).toBeVisible();
  await expect(rows.filter({ has: page.getByText(versions.fate_changed, { exact: true }) })).toHaveCount(0);

  await page.getByRole("button", { name: versions.restore_all }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: versions.restore_confirm }).press("Enter");
  await expect(page.getByText(versions.all_same)).toBeVisible();
  const after = await as<{ steps: typeof steps }>("GET", "outline");
  expect(after.steps.map(({ id, title }) => [id, title])).toEqual(steps.map(({ id, title }) => [id, title]));
  await page.getByRole("link", { name: versions.back }).press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(4);
});
