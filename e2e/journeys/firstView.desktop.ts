import { randomUUID } from "node:crypto";
import { ENROLMENT_HEADER, VIEW_HEADER } from "@lehrpfad/contract";
import { drawn, noteSent, openWithoutApp, takenOver, watchFaults } from "../pages/firstView.ts";
import { painted } from "../pages/marks.ts";
import { bearer, openOffline } from "../pages/offline.ts";
import { Seed } from "../support/seed.ts";
import { expectWhole } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";

type Sent = { view?: { html: string; language: string } };
const BUILD = /src="\/assets\/(index-[\w-]+)\.js"/;

test("the text of a step is seen before the app runs, light or dark, and the app takes it over as it is", async ({
  page,
  server,
}) => {
  const { slug, texts, seed, authorization } = await openOffline(page, server);
  const { viewer } = texts;
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const stepId = steps[1]?.stepId ?? "";
  const { step } = await seed.call<{ step: { title: string; content: string } }>(
    "GET",
    `/api/learn/${slug}/steps/2`,
    undefined,
    { authorization },
  );
  const quote = step.content.split(/\s+/).slice(0, 4).join(" ");
  await seed.call(
    "PUT",
    `/api/learn/${slug}/highlights/${randomUUID()}`,
    { stepId, quote, prefix: "", suffix: "" },
    { authorization },
  );
  await seed.call(
    "PUT",
    `/api/learn/${slug}/steps/${stepId}/understood`,
    { understood: true },
    { authorization },
  );
  const faults = watchFaults(page);
  const release = await openWithoutApp(page, `/c/${slug}/steps/2`);
  await expect(page.getByRole("heading", { level: 1, name: step.title })).toBeVisible();
  await expect(page.getByText(quote).first()).toBeVisible();
  await expect(page.getByRole("button", { name: viewer.understood_done })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  expect(await ground()).toBe("rgb(250, 247, 240)");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe("rgb(18, 21, 15)");
  await noteSent(page);

  await release();
  expect(await takenOver(page)).toEqual({ gone: 0, moved: 0 });
  await expect.poll(() => painted(page, "passages")).toEqual([quote]);
  expect(faults).toEqual([]);
});

test("what the server draws of a step is what the browser draws of it", async ({ browser, page, server }) => {
  const { slug, creator, seed } = await openOffline(page, server);
  const { token } = await seed.call<{ token: string }>("POST", `/api/learn/${slug}/anonymous`, {});
  const design = { highlight: "#7a1f5c", background: "#fff4e0", headingFont: null, bodyFont: null };
  await seed.call("PATCH", `/api/courses/${slug}`, { settings: { design } }, bearer(creator));
  const visit = async (isSent: boolean) => {
    const context = await browser.newContext({ baseURL: server.url, locale: "de" });
    await context.addInitScript(`sessionStorage.setItem("enrolment:${slug}", ${JSON.stringify(token)})`);
    const visited = await context.newPage();
    const faults = watchFaults(visited);
    // Without the header by which it asks for the view.
    if (!isSent)
      await visited.route(/\/api\/learn\/.*\/steps\//, async (route) => {
        const { [VIEW_HEADER]: _, ...headers } = route.request().headers();
        await route.continue({ headers });
      });
    return { context, visited, faults };
  };
  const [sent, unsent] = [await visit(true), await visit(false)];
  for (const position of [1, 2, 3, 7]) {
    const path = `/c/${slug}/steps/${position}`;
    await (await openWithoutApp(sent.visited, path))();
    await unsent.visited.goto(path);
    for (const { visited } of [sent, unsent]) {
      await expectWhole(visited);
      await expect(visited.locator("[aria-keyshortcuts=s]")).toBeAttached();
    }
    await expect(async () => expect(await drawn(sent.visited)).toBe(await drawn(unsent.visited))).toPass();
  }
  for (const { context, faults } of [sent, unsent]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("what the browser keeps of a step is there once the app is, and what was pressed before it is done", async ({
  page,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { viewer } = texts;
  await page.goto(`/c/${slug}/steps/2`);
  const option = page.getByRole("radio").nth(2);
  await option.press("Space");
  await expect(option).toBeChecked();
  const faults = watchFaults(page);
  const release = await openWithoutApp(page, `/c/${slug}/steps/2`);
  const understood = page.getByRole("button", { name: viewer.understood, exact: true });
  await understood.click();
  await expect(understood).toBeVisible();
  await release();
  await expect(page.getByRole("button", { name: viewer.understood_done, exact: true })).toBeVisible();
  await expect(option).toBeChecked();
  expect(faults).toEqual([]);
});

test("somebody who comes back goes on reading before the app runs, and is not moved by it", async ({
  page,
  server,
}) => {
  const { slug } = await openOffline(page, server);
  const path = `/c/${slug}/steps/2`;
  await page.goto(path);
  await expect(page.locator("[aria-keyshortcuts=s]")).toBeAttached();
  const place = page.locator("article [data-bite] > .prose-text > *").nth(5);
  await place.evaluate((element) => element.scrollIntoView());
  await expect
    .poll(() => page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('place:'))"))
    .toBe(true);
  await page.goto("/");
  const release = await openWithoutApp(page, path);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(200);
  const top = await page.evaluate("scrollY");
  await release();
  expect(await page.evaluate("scrollY")).toBe(top);
});

test("a step's first view is for those who may read it, and nothing in its text becomes a script", async ({
  browser,
  server,
}) => {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "Agua", "es");
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const step = `/api/courses/${slug}/outline/${steps[0]?.stepId}`;
  const saved = await seed.call<Record<string, unknown>>("GET", step, undefined, bearer(creator));
  const hostile = '</div></script><script>window.hit = 1</script><img src=x onerror="window.hit = 1">';
  const content = `Antes ${hostile}\n\n${hostile}\n\n[aquí](javascript:window.hit=1)\n\n${saved.content}`;
  await seed.call("PUT", step, { ...saved, title: `Agua ${hostile}`, content }, bearer(creator));

  const built = BUILD.exec(await (await fetch(`${server.url}/dashboard`)).text())?.[1] ?? "";
  const where = `${server.url}/api/learn/${slug}/steps/1`;
  const asked = (build: string) => ({ [VIEW_HEADER]: `${build} de` });
  const refused = await fetch(where, { headers: asked(built) });
  expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining("Antes")]);
  const { token } = await seed.call<{ token: string }>("POST", `/api/learn/${slug}/anonymous`, {});
  const sentTo = async (headers: Record<string, string>) => {
    const answer = await fetch(where, { headers: { [ENROLMENT_HEADER]: token, ...headers } });
    return { ...((await answer.json()) as Sent), kept: answer.headers.get("cache-control") };
  };
  const { view, kept } = await sentTo(asked(built));
  expect([view?.language, view?.html.includes("Antes"), kept]).toEqual(["de", true, "no-store"]);
  for (const headers of [{}, asked("index-another"), { [VIEW_HEADER]: "" }])
    expect((await sentTo(headers)).view).toBeUndefined();

  const context = await browser.newContext({ baseURL: server.url, locale: "de" });
  await context.addInitScript(`sessionStorage.setItem("enrolment:${slug}", ${JSON.stringify(token)})`);
  const page = await context.newPage();
  const release = await openWithoutApp(page, `/c/${slug}/steps/1`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("window.hit");
  await release();
  expect(
    await page.evaluate("[window.hit, document.querySelectorAll('#root script, #root [onerror]').length]"),
  ).toEqual([undefined, 0]);
  await context.close();
});
