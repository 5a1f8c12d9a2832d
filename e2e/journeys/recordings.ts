import { expect, type Locator, type Page } from "@playwright/test";
import { wave } from "../../server/testing/media.ts";
import { signIn } from "../pages/account.ts";
import { openEmptyStep } from "../pages/editor.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A second of a video as the browser itself records it, as base64. */
const FILM = `new Promise((done) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 120 });
  const context = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm;codecs=vp8" });
  const parts = [];
  let frame = 0;
  const draw = setInterval(() => context.fillRect((frame += 5) % 160, 20, 30, 30), 40);
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = async () => {
    clearInterval(draw);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    done(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
  };
  recorder.start();
  setTimeout(() => recorder.stop(), 1000);
})`;

const SRT = "1\n00:00:00,100 --> 00:00:00,900\nDer Tanz beginnt.\n";

const file = (name: string, content: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: content,
});

/** Chooses a file behind a button. */
async function choose(page: Page, button: Locator, chosen: ReturnType<typeof file>) {
  await chooseFiles(page, () => button.click(), chosen);
}

/** Goes to a place of the sound and says where it then is, in seconds. */
const seek = (page: Page, seconds: number) =>
  page.evaluate(`new Promise((done, fail) => {
    const player = document.querySelector("audio");
    player.onseeked = () => done(player.currentTime);
    player.onerror = () => fail(player.error);
    player.currentTime = ${seconds};
  })`);

/** The first words beneath the video, once they are asked for. */
const CAPTION = `(() => {
  const [track] = document.querySelector("video").textTracks;
  track.mode = "showing";
  return track.cues?.[0]?.text;
})()`;

test("audio and video are uploaded, described, and played in the middle by who takes the course", async ({
  page,
  server,
}, { project }) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const seed = new Seed(server);
  const { slug, text, stored, tool } = await openEmptyStep(page, texts, seed);
  await page.keyboard.type("Davor.");
  await tool(editor.media_title).click();
  const dialog = page.getByRole("dialog", { name: editor.media_title });
  const chooseFile = dialog.getByRole("button", { name: editor.media_choose });
  await choose(page, chooseFile, file("Summen.mp3", Buffer.from("Kein Ton, nur ein Text. ".repeat(50))));
  await expect(dialog.getByText(texts.limits.media_unreadable)).toBeVisible();
  await dialog.getByRole("listitem").getByRole("button").first().click();
  await choose(page, chooseFile, file("Summen der Bienen.wav", wave(30)));
  await expect(dialog.getByLabel(editor.media_name)).toHaveValue("Summen der Bienen");
  await dialog.getByLabel(editor.media_transcript).fill("Es summt.\nDann ist es still.");
  await dialog.getByRole("button", { name: editor.media_insert, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(text.getByText("Summen der Bienen")).toBeVisible();
  await expect
    .poll(stored)
    .toMatch(/^Davor\.\n\n!\[Summen der Bienen\]\(media:[\da-f-]{36}\?k=audio&s=30\)\n$/);

  await tool(editor.media_title).click();
  await choose(page, chooseFile, file("Tanz.webm", Buffer.from(String(await page.evaluate(FILM)), "base64")));
  await expect(dialog.getByLabel(editor.media_name)).toHaveValue("Tanz");
  const captions = dialog.getByRole("button", { name: editor.media_captions_choose });
  await choose(page, captions, file("Tanz.srt", Buffer.from(SRT)));
  await expect(dialog.getByText(editor.media_captions_there)).toBeVisible();
  await dialog.getByRole("button", { name: editor.media_insert, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toMatch(/!\[Tanz\]\(media:[\da-f-]{36}\?k=video&w=160&h=120(?:&s=1)?\)\n$/);

  const person = await seed.account("course_participant");
  await seed.call(
    "POST",
    `/api/learn/${slug}/enrolment`,
    {},
    { authorization: `Bearer ${person.accessToken}` },
  );
  await page.evaluate("localStorage.clear()");
  await signIn(page, person);
  await page.goto("/dashboard");
  await page.goto(`/c/${slug}/steps/2`);
  // Not where the page before was left, though it was opened in the same tab.
  expect(await page.evaluate("scrollY")).toBe(0);
  const sound = page.locator("audio");
  const film = page.locator("video");
  await expect(film).toHaveJSProperty("readyState", 4);
  await expect(sound).toHaveJSProperty("duration", 30);
  expect(await seek(page, 25)).toBe(25);
  await expect(page.getByText("Dann ist es still.")).toBeHidden();
  await page.getByText(texts.answers.recording_transcript).click();
  await expect(page.getByText("Dann ist es still.")).toBeVisible();
  await expect.poll(() => page.evaluate(CAPTION)).toBe("Der Tanz beginnt.");
  expect(await faultsOf(page, `recordings, ${project.name}`)).toEqual([]);
});
