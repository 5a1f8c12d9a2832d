import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A device with two Italian voices and a German one, which reads a sentence until it is told that it ended. */
const VOICES = `
  window.spoken = [];
  const voices = [
    { name: "Alice", lang: "it-IT", localService: true, voiceURI: "alice", default: false },
    { name: "Bruno", lang: "it-IT", localService: true, voiceURI: "bruno", default: false },
    { name: "Carla", lang: "de-DE", localService: true, voiceURI: "carla", default: true },
  ];
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) {
      super();
      this.text = text;
    }
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance) => window.spoken.push(utterance),
    cancel: () => undefined,
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  // A machine without a sound device pauses what it cannot play, and the reader with it.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
`;

/** The same device without a voice. */
const MUTE = `Object.assign(speechSynthesis, {
  getVoices: () => [],
  speak: (utterance) => queueMicrotask(() => utterance.dispatchEvent(new Event("error"))),
});`;

interface Said {
  text: string;
  rate: number;
  voice: string;
  times: number;
}

/** What the device was told to read last. */
const lastSaid = (page: Page): Promise<Said> =>
  page.evaluate(`(({ text, rate, voice }) => ({ text, rate, voice: voice.name, times: window.spoken.length }))(
    window.spoken.at(-1) ?? { voice: {} })`);
const endSentence = (page: Page) => page.evaluate(`window.spoken.at(-1).dispatchEvent(new Event("end"))`);
/** The sentence that is marked in the text. */
const marked = (page: Page): Promise<string> =>
  page.evaluate(`[...(CSS.highlights.get("aloud") ?? [])].map(String).join("")`);

test("a step is read aloud sentence by sentence, by keys and by hand, with voice and speed of one's own", async ({
  page,
  server,
}) => {
  await page.addInitScript({ content: VOICES });
  const texts = await textsOf("de");
  const { aloud, viewer, fill } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("button", { name: viewer.read_aloud, exact: true })).toBeVisible();

  await page.keyboard.press("v");
  const bar = page.getByRole("region", { name: aloud.heading });
  await expect(bar.getByRole("button", { name: aloud.pause })).toBeVisible();
  const first = await lastSaid(page);
  expect([first.voice, first.rate]).toEqual(["Alice", 1]);
  await expect.poll(() => marked(page)).toBe(first.text);
  await endSentence(page);
  await expect.poll(async () => (await lastSaid(page)).times).toBe(2);
  const second = await lastSaid(page);
  expect(second.text).not.toBe(first.text);
  await expect.poll(() => marked(page)).toBe(second.text);
  expect(await lookAt(page, "aloud")).toEqual([]);

  await page.keyboard.press("v");
  await expect(bar.getByRole("button", { name: aloud.resume })).toBeVisible();
  await bar.getByRole("button", { name: aloud.previous }).click();
  await expect.poll(() => marked(page)).toBe(first.text);
  expect((await lastSaid(page)).times).toBe(2);
  await bar.getByLabel(aloud.speed).selectOption({ label: fill(aloud.speed_n, { speed: "1,4" }) });
  await bar.getByLabel(aloud.voice).selectOption({ label: "Bruno" });
  await bar.getByRole("button", { name: aloud.resume }).click();
  await expect.poll(() => lastSaid(page)).toEqual({ ...first, rate: 1.4, voice: "Bruno", times: 3 });

  await bar.getByRole("button", { name: aloud.close }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => marked(page)).toBe("");
  await page.reload();
  await page.getByRole("button", { name: viewer.read_aloud, exact: true }).click();
  await expect.poll(async () => (await lastSaid(page)).voice).toBe("Bruno");

  // Where it fails, only what one can do is said: another voice where there is one, else the device's settings.
  await page.evaluate(`window.spoken.at(-1).dispatchEvent(new Event("error"))`);
  await expect(bar.getByRole("status")).toHaveText(aloud.failed);
  await page.addInitScript({ content: MUTE });
  await page.reload();
  await page.getByRole("button", { name: viewer.read_aloud, exact: true }).click();
  await expect(bar.getByRole("status")).toHaveText(fill(aloud.failed_no_voice, { language: "Italiano" }));
});
