import type { Route } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { faultsOf, lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const COURSES = {
  de: {
    sample: "bienen.de.pdf",
    name: "Bienenkunde",
    step: "Lernschritt",
    labels: ["Frage", "Beleg", "Erklärung", "Hinweis"],
    asked: ["Was sagt dieser Lernschritt über die Bienen?", "Und was sagt der nächste über sie?"],
    options: [
      "was die Imkerin dazu aufschrieb",
      "was ein Nachbar dazu meinte",
      "was früher darüber galt",
      "was später daraus wurde",
    ],
    why: "Davon steht hier kein Wort.",
    texts: ["So steht es dort im ersten Satz.", "Lesen Sie den Anfang noch einmal."],
  },
  en: {
    sample: "lighthouses.en.pdf",
    name: "Lighthouses",
    step: "Step",
    labels: ["Question", "Proof", "Explanation", "Hint"],
    asked: ["What does this step say of the towers?", "And what does the next one say of them?"],
    options: [
      "what the keeper wrote about it",
      "what a neighbour thought of it",
      "what was believed of it before",
      "what became of it afterwards",
    ],
    why: "Not a word of this stands here.",
    texts: ["It stands there in the first sentence.", "Read the beginning once more."],
  },
} as const;

/** What a chat might answer to the request for two of its steps: unless it is fine, the proof of the second stands nowhere. */
function answerTo(request: string, language: keyof typeof COURSES, isFine = false): string {
  const { step, labels, asked, options, why, texts } = COURSES[language];
  const [question, proof, explanation, hint] = labels;
  const parts = request.split(new RegExp(`^### ${step} (?=\\d+: )`, "m")).slice(1, 3);
  const blocks = parts.map((part, at) => {
    const sentence = /[^.\n|]{60,180}\./.exec(part.split("\n").slice(1).join("\n"))?.[0].trim() ?? "";
    return [
      `### ${step} ${Number.parseInt(part, 10)}`,
      `${question}: ${asked[at]}`,
      ...options.map((option, place) => (place === 0 ? `+ ${option}` : `- ${option} | ${why}`)),
      `${proof}: „${at === 0 || isFine ? sentence : `${sentence} x y z`}“`,
      `${explanation}: ${texts[0]}`,
      `${hint}: ${texts[1]}`,
    ].join("\n");
  });
  return `OK:\n\n\`\`\`\n${blocks.join("\n\n")}\n\`\`\``;
}

for (const language of ["de", "en"] as const) {
  const { sample, name, asked, options } = COURSES[language];

  test(`a person carries a request to a chat and its answer back, and decides, in ${language}`, async ({
    page,
    server,
  }) => {
    const seed = new Seed(server);
    const { chat, fill, ...texts } = await textsOf(language);
    const creator = await seed.account("course_creator_free", language);
    const slug = await seed.course(creator, sample, name, language);
    await signIn(page, creator);
    await page.goto(`/c/${slug}/edit/questions`);
    await page.getByRole("link", { name: chat.link }).click();
    await expect(page.getByText(chat.private_text)).toBeVisible();
    expect(await lookAt(page, "chat-begin")).toEqual([]);
    await page.getByRole("button", { name: chat.make }).press("Enter");

    await page.getByText(chat.read_request).first().click();
    const request = await page.getByRole("textbox", { name: chat.copy_request }).inputValue();
    const field = page.getByRole("textbox", { name: chat.answer_label });
    for (const [pasted, said] of [
      ["Hello!", texts.errors.CHAT_NOTHING_READ],
      [request, texts.errors.CHAT_REQUEST_PASTED],
    ] as const) {
      await field.fill(pasted);
      await page.getByRole("button", { name: chat.read_answer }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(said.slice(0, 30)));
      await expect(field).toHaveValue(pasted);
    }
    const rail = page.getByRole("navigation", { name: chat.packages_label });
    const current = rail.locator("[aria-current=true]");
    await expect(current).toContainText(chat.state_waiting);
    await field.fill(answerTo(request, language));
    // What was typed is there again after a reload.
    await page.reload();
    await page.getByRole("button", { name: chat.read_answer }).click();
    const list = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 4 }) });
    const [first, second] = [asked[0], asked[1]].map((text) =>
      list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: text }) }),
    );
    if (!first || !second) throw new Error("Two questions should be there");
    await expect(first.getByText(chat.proof)).toBeVisible();
    await expect(second.getByText(texts.faults.proof_not_in_step.slice(0, 20))).toBeVisible();
    // One text asks for what is wrong and for what is missing.
    await expect(page.getByRole("button", { name: chat.copy_repair })).toHaveCount(1);
    await expect(page.getByText(chat.rest_title)).toBeVisible();
    expect(await lookAt(page, "chat-read")).toEqual([]);

    await second.getByRole("button", { name: chat.change }).click();
    await list.getByRole("textbox", { name: chat.hint }).fill("…");
    // Skipped before the server knows of the change.
    const change = Promise.withResolvers<void>();
    const sendLater = async (route: Route) => {
      await change.promise;
      await route.continue();
    };
    await page.route(/\/chat\/questions\//, sendLater, { times: 1 });
    await list.getByRole("button", { name: chat.save }).click();
    await second.getByRole("button", { name: chat.skip }).click();
    change.resolve();
    await expect(second.getByText(chat.state_skipped)).toBeVisible();
    await expect(first.getByRole("heading", { name: asked[0] })).toBeFocused();
    await first.getByRole("button", { name: chat.accept_question }).click();
    await expect(first.getByText(chat.state_accepted)).toBeVisible();
    // The page stays where it is, and the way on is at hand.
    await expect(page.getByRole("main").getByText(chat.all_decided)).toBeFocused();
    await expect(current).toContainText(fill(chat.state_done, { count: 1 }));
    await first.getByRole("button", { name: chat.take_back }).press("Enter");
    await expect(first.getByRole("heading", { name: asked[0] })).toBeFocused();
    await first.getByRole("button", { name: chat.accept_question }).click();
    await expect(first.getByText(chat.state_accepted)).toBeVisible();
    expect(await lookAt(page, "chat-decided")).toEqual([]);
    await page.goto(`/c/${slug}/edit/questions`);
    await page.getByRole("link", { name: new RegExp(asked[0].replace("?", "\\?")) }).click();
    await expect(
      page.getByRole("textbox", { name: fill(texts.editor.option_label, { number: 1 }), exact: true }),
    ).toHaveValue(new RegExp(options.join("|")));
  });
}

test("all questions without remarks are accepted with one press, in German", async ({ page, server }) => {
  const seed = new Seed(server);
  const { chat, fill } = await textsOf("de");
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/chat`);
  await page.getByText(chat.which_some).click();
  for (const step of [1, 2])
    await page
      .getByRole("checkbox")
      .nth(step - 1)
      .check();
  expect(await lookAt(page, "chat-steps")).toEqual([]);
  await page.getByRole("button", { name: chat.make }).click();
  await page.getByText(chat.read_request).first().click();
  const request = await page.getByRole("textbox", { name: chat.copy_request }).inputValue();
  await page.getByRole("textbox", { name: chat.answer_label }).fill(answerTo(request, "de", true));
  await page.getByRole("button", { name: chat.read_answer }).click();
  await page.getByRole("button", { name: fill(chat.accept_fine, { count: 2 }) }).press("Enter");
  await expect(page.getByRole("main").getByText(chat.all_decided)).toBeFocused();
  await expect(page.getByText(chat.state_accepted, { exact: true })).toHaveCount(2);
});

test("open questions are answered once more, and one that is answered otherwise is put aside", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const { chat, fill } = await textsOf("de");
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  const headers = { authorization: `Bearer ${creator.accessToken}` };
  const as = <T>(method: string, where: string, body?: unknown) =>
    seed.call<T>(method, `/api/courses/${slug}/${where}`, body, headers);
  interface Whole {
    steps: { id: string }[];
    packages: { id: string }[];
  }
  const { steps } = await as<Whole>("GET", "chat");
  const limits = { characters: 20_000, words: 6_000, questions: 1 };
  const stepIds = steps.slice(0, 2).map(({ id }) => id);
  const { packages } = await as<Whole>("POST", "chat/packages", { limits, stepIds });
  const { request } = await as<{ request: string }>("GET", `chat/packages/${packages[0]?.id}`);
  await as("PUT", `chat/packages/${packages[0]?.id}/answer`, { version: 0, answer: answerTo(request, "de") });

  await signIn(page, creator);
  await page.goto(`/c/${slug}/chat`);
  await page.getByRole("button", { name: fill(chat.second_make, { count: 1 }) }).click();
  await expect(page.getByRole("heading", { level: 2, name: chat.package_second_only })).toBeVisible();
  await page.getByText(chat.read_request).first().click();
  const again = await page.getByRole("textbox", { name: chat.copy_request }).inputValue();
  const wrong = /^([a-d])\) was ein Nachbar/m.exec(again)?.[1];
  await page
    .getByRole("textbox", { name: chat.answer_label })
    .fill(`Frage 1: ${wrong}\nUrteil: Die Antworten sind zu ähnlich.`);
  await page.getByRole("button", { name: chat.read_answer }).click();
  await expect(page.getByText(chat.state_aside, { exact: true })).toBeVisible();
  await expect(page.getByText("was ein Nachbar dazu meinte").last()).toBeVisible();
  expect(await lookAt(page, "chat-second")).toEqual([]);
});

test("the page keeps its head while it loads and where it fails, and leads on where there are no steps", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const { chat, common } = await textsOf("de");
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  await signIn(page, creator);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const chats = /\/api\/courses\/[^/]+\/chat$/;
  await page.route(chats, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`/c/${slug}/chat`);
  const head = page.getByRole("heading", { level: 1, name: chat.link });
  await expect(head).toBeVisible();
  await expect(page.getByText(chat.private_text)).toBeVisible();
  expect(await faultsOf(page, "chat-loading")).toEqual([]);
  release();
  await expect(page.getByRole("heading", { name: common.failed_title })).toBeVisible();
  await expect(head).toBeVisible();
  expect(await lookAt(page, "chat-failed")).toEqual([]);

  const headers = { authorization: `Bearer ${creator.accessToken}` };
  const where = `/api/courses/${slug}`;
  const { steps } = await seed.call<{ steps: { id: string }[] }>("GET", `${where}/chat`, undefined, headers);
  for (const { id } of steps) await seed.call("DELETE", `${where}/outline/${id}`, undefined, headers);
  await page.unroute(chats);
  await page.getByRole("button", { name: common.try_again }).click();
  await expect(page.getByRole("heading", { name: chat.no_steps })).toBeVisible();
  await expect(page.getByRole("link", { name: chat.no_steps_action })).toBeVisible();
  expect(await lookAt(page, "chat-empty")).toEqual([]);
});
