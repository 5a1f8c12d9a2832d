import { sendSignIn } from "../pages/account.ts";
import { openOffline } from "../pages/offline.ts";
import type { Seed } from "../support/seed.ts";
import { expectWhole } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";

/** Without a worker: a browser that keeps nothing for use without a connection. */

const understoodOf = async (seed: Seed, slug: string, authorization: string) => {
  const { steps } = await seed.call<{ steps: { understood: boolean }[] }>(
    "GET",
    `/api/learn/${slug}`,
    undefined,
    { authorization },
  );
  return steps[0]?.understood;
};

test("what is opened beside a step's text waits for the connection and leaves the text readable", async ({
  page,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { viewer } = texts;
  const opened = /\/assets\/PassageDialog-/;
  let refused = 0;
  await page.route(opened, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("heading", { name: viewer.sources })).toBeVisible();
  await page
    .getByRole("button", { name: /agua\.es\.txt/ })
    .last()
    .click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(opened);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(page.getByRole("dialog", { name: /agua\.es\.txt/ })).toBeVisible();
});

test("what the server does not take is said where it was pressed", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  const button = page.getByRole("button", { name: viewer.understood, exact: true });
  const calls = /\/api\/learn\/.*\/understood$/;
  await page.route(calls, (route) => route.abort());
  await button.click();
  await expect(page.getByText(viewer.waiting_kept)).toBeInViewport();
  await page.unroute(calls);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(page.getByText(viewer.waiting_kept)).toHaveCount(0);
});

test("a course page that could not be loaded comes by itself when the server is back", async ({
  page,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { common } = texts;
  const call = new RegExp(`/api/learn/${slug}$`);
  await page.route(call, (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(
    `history.pushState({}, "", "/c/${slug}"); dispatchEvent(new PopStateEvent("popstate"))`,
  );
  await expect(page.getByRole("heading", { name: common.failed_title })).toBeVisible();
  await page.unroute(call);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(page.getByRole("heading", { level: 1, name: "El agua" })).toBeVisible();
});

test("a course that is switched off while it is open says so; what was done is sent when it is back", async ({
  page,
  server,
}) => {
  const { slug, texts, seed, creator, authorization } = await openOffline(page, server);
  const { viewer } = texts;
  const creators = { authorization: `Bearer ${creator.accessToken}` };
  await page.goto(`/c/${slug}/steps/1`);
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, creators);
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: viewer.unavailable_title })).toBeVisible();
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: true }, creators);
  await page.reload();
  await expect.poll(() => understoodOf(seed, slug, authorization)).toBe(true);
});

test("a course that is deleted while it is open is told apart from a lost connection", async ({
  page,
  server,
}) => {
  const { slug, texts, seed, creator } = await openOffline(page, server);
  const { viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  await seed.call("DELETE", `/api/courses/${slug}`, undefined, {
    authorization: `Bearer ${creator.accessToken}`,
  });
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: viewer.unavailable_title })).toBeVisible();
  await expect(page.getByText(viewer.course_missing_text)).toBeVisible();
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
});

test("a session that was ended elsewhere asks to sign in, leads back, and sends what waits", async ({
  page,
  server,
}) => {
  const { slug, texts, seed, person, authorization } = await openOffline(page, server);
  const { viewer, auth } = texts;
  // What is fetched beside the text would meet the end of the session by itself.
  const beside = ["/steps/2", "/steps/3", "/highlights"].map((end) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(end)),
  );
  await page.goto(`/c/${slug}/steps/1`);
  for (const response of await Promise.all(beside)) await response.finished();
  await expectWhole(page);
  const ended = await fetch(`${server.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization },
  });
  expect(ended.status).toBe(204);
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByRole("heading", { level: 1, name: auth.login_title })).toBeVisible();
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/1$`));
  const again = await seed.call<{ access_token: string }>("POST", "/auth/v1/token?grant_type=password", {
    email: person.email,
    password: person.password,
  });
  await expect.poll(() => understoodOf(seed, slug, `Bearer ${again.access_token}`)).toBe(true);
});

test("what holds up one course holds up no other", async ({ page, server }) => {
  const { slug, texts, seed, creator, authorization } = await openOffline(page, server);
  const { viewer } = texts;
  const creators = { authorization: `Bearer ${creator.accessToken}` };
  const other = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await seed.call("POST", `/api/learn/${other}/enrolment`, {}, { authorization });
  const understood = page.getByRole("button", { name: viewer.understood, exact: true });
  const hold = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route("**/understood", hold);
  for (const course of [slug, other]) {
    await page.goto(`/c/${course}/steps/1`);
    await understood.click();
    await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  }
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, creators);
  await page.unroute("**/understood", hold);
  await page.getByRole("button", { name: viewer.waiting_send }).click();
  await expect.poll(() => understoodOf(seed, other, authorization)).toBe(true);
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: true }, creators);
  await page.goto(`/c/${slug}/steps/1`);
  await expect.poll(() => understoodOf(seed, slug, authorization)).toBe(true);
});
