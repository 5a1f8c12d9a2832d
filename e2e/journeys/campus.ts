import { readFile } from "node:fs/promises";
import { signIn } from "../pages/account.ts";
import { setObjectives, stepsOf } from "../pages/editor.ts";
import { selectSentence } from "../pages/marks.ts";
import { optionOf, registerAtCourse, walk } from "../pages/participant.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

async function scene(server: ConstructorParameters<typeof Seed>[0]) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const course = () =>
    seed.call<{ steps: { stepId: string; state: string; understood: boolean }[] }>(
      "GET",
      `/api/learn/${slug}`,
      undefined,
      { authorization },
    );
  return { seed, creator, slug, person, authorization, course };
}

test("what is done without a connection is kept, survives a reload, and is sent once", async ({
  page,
  context,
  server,
}) => {
  const texts = await textsOf("de");
  const { viewer } = texts;
  const { creator, slug, person, course } = await scene(server);
  const solutions = await solutionsOf(server, creator, slug);
  await signIn(page, person);
  const ahead = page.waitForResponse((response) => /\/steps\/2$/.test(new URL(response.url()).pathname));
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("radio")).toHaveCount(4);
  // The next step is fetched ahead, so that it can be read in a tunnel.
  await (await ahead).finished();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(true);
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.waiting_answer)).toBeVisible();
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page.getByRole("button", { name: viewer.understood_done, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("link", { name: viewer.next, exact: true }).click();
  await expect(page).toHaveURL(/\/steps\/2$/);
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  expect((await course()).steps[0]).toMatchObject({ state: "open", understood: false });

  await page.route("**/api/learn/*/steps/*/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await context.setOffline(false);
  await page.goto(`/c/${slug}/steps/1`);
  await page.reload();
  await expect(page.getByText(viewer.waiting_answer)).toBeVisible();
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await page.unroute("**/api/learn/*/steps/*/*");
  sent.length = 0;
  await page.getByRole("button", { name: viewer.waiting_send }).click();
  await expect(page.getByText(viewer.verdict_right, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
  expect((await course()).steps[0]).toMatchObject({ state: "right", understood: true });
  expect(sent.filter((path) => path.endsWith("/answer"))).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(viewer.verdict_right, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
});

test("passages are marked with the keyboard and with the pointer, listed, found again and removed", async ({
  page,
  server,
}, { project }) => {
  const texts = await textsOf("de");
  const { viewer } = texts;
  const { seed, creator, slug, person } = await scene(server);
  // The first sentence: what is dragged over below is another one.
  const [step] = await stepsOf(seed, creator, slug);
  await setObjectives({ seed, creator, slug }, step?.id ?? "", ["Spiegare da dove viene la bicicletta."]);
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  const paragraph = page.locator("article p").filter({ hasText: "Mannheim" }).first();
  // Text in quotes is evaluated as an expression: a function in it would never be called.
  const found = '[...document.querySelectorAll("article p")].find((p) => p.textContent.includes("Mannheim"))';
  await expect(paragraph).toBeVisible();
  const painted = () =>
    page.evaluate(
      "[...(CSS.highlights.get('passages') ?? [])].map((range) => range.toString()).sort()",
    ) as Promise<string[]>;
  const first = await selectSentence(page);
  expect(first.length).toBeGreaterThan(10);
  await page.keyboard.press("h");
  await expect.poll(painted).toEqual([first]);

  await paragraph.scrollIntoViewIfNeeded();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error("The paragraph has no place");
  if (project.name === "desktop") {
    // In the first line: between two lines a drag selects nothing.
    await page.mouse.move(box.x + 40, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + 14, { steps: 5 });
    await page.mouse.up();
  } else {
    // Playwright has no long press that selects: the selection is made as the system would make it.
    await page.evaluate(`{
      const node = document.createTreeWalker(${found}, NodeFilter.SHOW_TEXT).nextNode();
      getSelection().setBaseAndExtent(node, node.length - 30, node, node.length - 2);
    }`);
  }
  const bar = page.getByRole("toolbar");
  const mark = bar.getByRole("button", { name: viewer.mark, exact: true });
  await expect(mark).toBeVisible();
  // A selection outlives its text being drawn anew.
  const selected = () => page.evaluate("getSelection().toString()");
  const before = await selected();
  await page.evaluate(`${found}.replaceChildren(...${found}.cloneNode(true).childNodes)`);
  expect(await selected()).toBe(before);
  if (project.name === "desktop") await mark.click();
  else await mark.tap();
  await expect.poll(async () => (await painted()).length).toBe(2);
  const both = await painted();
  await page.reload();
  await expect.poll(painted).toEqual(both);

  await page.getByText(viewer.marks, { exact: true }).click();
  await page.getByRole("link", { name: viewer.marks_all }).click();
  await expect(page).toHaveURL(/\/highlights$/);
  await expect(page.getByRole("heading", { level: 1, name: viewer.marks })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: texts.mastery.marks_save }).click();
  const file = await (await saving).path();
  expect((await readFile(file, "utf8")).match(/^> /gm)).toHaveLength(2);
  await page.getByRole("button", { name: viewer.mark_remove }).first().click();
  await expect(page.getByRole("button", { name: viewer.mark_remove })).toHaveCount(1);
  await page.getByRole("link", { name: viewer.mark_show }).click();
  await expect(page).toHaveURL(/\/steps\/1#mark-/);
  await expect.poll(async () => (await painted()).length).toBe(1);
});

test("a course is started over three times a day, after a question; highlights stay", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { campus } = texts;
  const { seed, slug, person, course } = await scene(server);
  await seed.progress(person, slug, 8);
  await signIn(page, person);
  await page.goto("/dashboard?view=participant");
  const question = page.getByRole("alertdialog");
  for (let time = 1; time <= 4; time++) {
    await page.getByRole("button", { name: campus.restart, exact: true }).click();
    await expect(question.getByText(campus.restart_text)).toBeVisible();
    if (time === 1) {
      await question.getByRole("button", { name: campus.cancel }).click();
      await expect(question).toHaveCount(0);
      expect((await course()).steps[0]?.state).toBe("understood");
      await page.getByRole("button", { name: campus.restart, exact: true }).click();
    }
    await question.getByRole("button", { name: campus.restart, exact: true }).click();
    if (time === 4) break;
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Starten", exact: true })).toBeVisible();
    expect(new Set((await course()).steps.map(({ state }) => state))).toEqual(new Set(["open"]));
    await seed.progress(person, slug, 8);
    await page.reload();
  }
  await expect(question.getByText("Limit erreicht: Max. 3 Resets pro Tag.", { exact: true })).toBeVisible();
});

test("nothing that is sent before answering tells the solution; the end says what to repeat and certifies", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { viewer, campus } = texts;
  const { creator, slug, person } = await scene(server);
  const solutions = await solutionsOf(server, creator, slug);
  await signIn(page, person);
  const told: string[] = [];
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/") || pathname.endsWith("/answer")) return;
    const body: unknown = await response.json().catch(() => null);
    if (typeof body !== "object" || body === null) return;
    const answered = "result" in body && body.result !== null;
    if (!answered && /"correct"|"explanation"/.test(JSON.stringify(body))) told.push(pathname);
  });
  await page.goto(`/c/${slug}`);
  await page.getByRole("link", { name: "Starten", exact: true }).click();
  await walk(page, texts, solutions, [4]);
  expect(told).toEqual([]);

  await page.getByRole("link", { name: viewer.to_evaluation }).click();
  await expect(page.getByText(viewer.look_wrong, { exact: true })).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: texts.mastery.certificate_download }).click();
  const file = await readFile(await (await download).path(), "latin1");
  const address = file.match(/\/certificates\/[\w-]{14}/)?.[0] ?? "";
  await page.getByRole("switch", { name: texts.mastery.repeats_use }).click({ force: true });
  await expect(page.getByRole("switch", { name: texts.mastery.repeats_use })).toBeChecked();
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { name: campus.reviews_done })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: campus.certificate_real })).toBeVisible();
  await expect(page.getByRole("main").getByText("Maria Keller")).toBeVisible();
  await page.goto("/certificates/BBBB-BBBB-BBBB");
  await expect(page.getByRole("heading", { name: campus.certificate_unknown })).toBeVisible();
});

test("who registered at a course confirms without hearing of another browser, and every tab knows", async ({
  page,
  context,
  server,
  linkFromMail,
}) => {
  const texts = await textsOf("de");
  const { auth, viewer, fill } = texts;
  const { slug } = await scene(server);
  const email = "lucia.campus@example.org";
  await registerAtCourse(page, texts, slug, { firstName: "Lucia", lastName: "Sanz", email });
  await page.goto("/dashboard?view=participant");
  const hint = page.getByText(fill(viewer.confirm_hint, { email }));
  await expect(hint).toBeVisible();
  const other = await context.newPage();
  await other.goto(await linkFromMail(email));
  await expect(other.getByText(auth.set_password_first)).toBeVisible();
  await other.getByRole("button", { name: auth.set_password_later }).click();
  await expect(other).toHaveURL(new RegExp(`/c/${slug}$`));
  await expect(hint).toHaveCount(0);
});

test("a course's link tells what it is about, also without JavaScript", { tag: LONG }, async ({
  browser,
  server,
}) => {
  const { slug } = await scene(server);
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto(`/c/${slug}`);
  await expect(page).toHaveTitle(/^La bicicletta/);
  await expect(page.getByRole("heading", { level: 1, name: "La bicicletta" })).toBeVisible();
  await expect(page.locator("noscript p")).toHaveText(/attivi JavaScript/);
  await expect(page.getByText("Ein Kurs von Maria Keller")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await meta("og:title")).toBe("La bicicletta");
  expect(await meta("og:description")).toContain(" tappe, circa ");
  const picture = await page.request.get((await meta("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).subarray(1, 4).toString()).toBe("PNG");
  await page.close();
});

test("a whole step is read and answered with the keyboard alone", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { viewer, common } = texts;
  const { creator, slug, person } = await scene(server);
  const right = rightOptions(await solutionsOf(server, creator, slug), 1);
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("radio")).toHaveCount(4);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: viewer.shortcuts });
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  const labels = await page.locator("label", { has: page.getByRole("radio") }).allInnerTexts();
  for (const text of right)
    await page.keyboard.press(String(labels.findIndex((label) => label.trim() === text.trim()) + 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText(viewer.verdict_right, { exact: true }).first()).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: viewer.understood_done, exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/steps\/2$/);
  await expect(page.getByRole("radio")).toHaveCount(4);
  await page.keyboard.press("?");
  await help.getByRole("switch", { name: viewer.shortcuts_use }).press("Space");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/steps\/2$/);
  await expect(page.getByRole("link", { name: common.campus, includeHidden: true })).not.toHaveCount(0);
});

test("a start that fails says so, keeps what was typed, and works when it is tried again", {
  tag: LONG,
}, async ({ browser, server }) => {
  const { viewer } = await textsOf("de");
  const { slug } = await scene(server);
  const page = await browser.newPage({ baseURL: server.url, locale: "de-DE" });
  await page.route(/\/(registration|anonymous)$/, (route) => route.abort());
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(viewer.shared, { exact: true })).toBeVisible();
  await expect(page.getByText(viewer.shared_anonymous, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: viewer.anonymous_start }).click();
  await expect(page.getByText("Fehler beim anonymen Start", { exact: true })).toBeVisible();
  await page.getByLabel(viewer.first_name, { exact: true }).fill("Ida");
  await page.getByLabel(viewer.last_name, { exact: true }).fill("Lang");
  await page.getByLabel(viewer.email, { exact: true }).fill("ida@example.org");
  await page.getByRole("button", { name: viewer.register_submit }).click();
  await expect(page.getByText("Fehler bei der Registrierung", { exact: true })).toBeVisible();
  await page.unroute(/\/(registration|anonymous)$/);
  await page.getByRole("button", { name: viewer.register_submit }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  await page.evaluate("sessionStorage.setItem('courseActive', 'x')");
  await page.evaluate("sessionStorage.setItem('registrationIsolated', 'x')");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The page is there as HTML before its scripts are.
  const left = () =>
    page.evaluate("['courseActive', 'registrationIsolated'].map((key) => sessionStorage.getItem(key))");
  await expect.poll(left).toEqual([null, null]);
  await page.close();
});
