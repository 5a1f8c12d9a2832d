import { EXCHANGE_FORMATS, type ExportFormatName, type ExportOptions } from "@lehrpfad/contract";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { RECORDED, recordedCourse, SPOKEN, sampleRecording } from "../../testing/samples.ts";
import { collect } from "../archive/zip.ts";
import { fromCourse } from "../publication/fromCourse.ts";
import type { ExportedCourse } from "../publication/types.ts";
import { exportCourse, formatOf, lossesOf } from "./index.ts";
import { readCourseArchive } from "./markdown/read.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const WITHOUT = { ...OPTIONS, recordings: false };
/** Formats of questions alone: texts are no part of them. */
const WITHOUT_TEXTS = ["moodle", "gift", "qti", "anki"];
/** Formats that take recordings along as files. */
const CARRYING: ExportFormatName[] = ["scorm12", "scorm2004", "cmi5", "epub", "markdown"];
const [FIRST_WORDS = ""] = SPOKEN.split("\n");

const write = async (course: ExportedCourse, name: ExportFormatName, options: ExportOptions = OPTIONS) =>
  await collect(exportCourse(await fromCourse(course), name, options));

/** Everything that a file says, whether it is packed or not. */
function textOf(file: Uint8Array): string {
  const isArchive = strFromU8(file.slice(0, 2)) === "PK";
  return (isArchive ? Object.values(unzipSync(file)) : [file]).map((data) => strFromU8(data)).join("\n");
}

// What a PDF says of it is in pdf.test.ts, which reads its words.
describe.each(EXCHANGE_FORMATS.filter((name) => name !== "pdf"))("a course with recordings as %s", (name) => {
  it("says their titles and what is said in them, or takes them along", async () => {
    const publication = await fromCourse(await recordedCourse("en"));
    const losses = lossesOf(formatOf(name), publication, OPTIONS).filter(
      ({ code }) => code === "media_left_out",
    );
    expect(losses.map(({ count }) => count)).toEqual(CARRYING.includes(name) ? [] : [2]);
    const text = textOf(await write(await recordedCourse("en"), name));
    const hasTexts = !WITHOUT_TEXTS.includes(name);
    expect([text.includes(RECORDED), text.includes(FIRST_WORDS)]).toEqual([hasTexts, hasTexts]);
    // No address of this installation leaves.
    expect(text).not.toMatch(/media:[0-9a-f]{8}-/);
  });

  it("without them says both all the same, and the loss before", async () => {
    const course = await recordedCourse("en");
    expect(lossesOf(formatOf(name), await fromCourse(course), WITHOUT)).toContainEqual({
      code: "media_left_out",
      count: 2,
    });
    const file = await write(course, name, WITHOUT);
    expect(textOf(file)).not.toContain("media:");
    expect(textOf(file).includes(FIRST_WORDS)).toBe(!WITHOUT_TEXTS.includes(name));
  });
});

it.each(CARRYING)("no recording stays in a package without them: %s", async (name) => {
  const recordingsIn = async (options: ExportOptions) =>
    Object.keys(unzipSync(await write(await recordedCourse("en"), name, options))).filter((path) =>
      /\.(mp4|mp3|vtt)$/.test(path),
    );
  expect(await recordingsIn(WITHOUT)).toEqual([]);
  expect(await recordingsIn(OPTIONS)).not.toEqual([]);
});

describe("a course with recordings", () => {
  it("comes back from Markdown with them, and is written again byte for byte", async () => {
    const course = await recordedCourse("es");
    const archive = await write(course, "markdown");
    let made = 0;
    const newId = () => sampleRecording(`new ${++made}`, "").id;
    const { course: again } = readCourseArchive(archive, { newId, newPartId: newId, now: new Date(0) });
    expect(Buffer.from(await write(again, "markdown")).equals(Buffer.from(archive))).toBe(true);
    const [video, audio] = again.recordings;
    expect(again.steps[0]?.content).toContain(`](media:${video?.id}?k=video&w=640&h=360&s=93)`);
    expect(again.steps[0]?.content).toContain(`](media:${audio?.id}?k=audio&s=12)`);
    expect(video).toMatchObject({ type: "video/mp4", name: "video", transcript: SPOKEN });
    const [before] = course.recordings;
    if (!video || !before) throw new Error("The video is gone.");
    expect(await collect(video.read())).toEqual(await collect(before.read()));
  });

  it("is a valid EPUB that plays them", async () => {
    const book = await write(await recordedCourse("es"), "epub");
    const { messages } = await EpubCheck.validate(book);
    expect(messages.filter(({ severity }) => severity !== "info" && severity !== "usage")).toEqual([]);
    const first = strFromU8(unzipSync(book)["EPUB/steps/01.xhtml"] ?? new Uint8Array());
    expect(first).toMatch(/<video [^>]*src="\.\.\/assets\/[^"]+\.mp4"/);
    expect(first).toMatch(/<track [^>]*src="\.\.\/assets\/[^"]+\.vtt"/);
    expect(first).toMatch(/<audio [^>]*src="\.\.\/assets\/[^"]+\.mp3"/);
  });
});

it("a package plays what lies in it", async () => {
  const files = unzipSync(await write(await recordedCourse("de"), "scorm12"));
  const page = strFromU8(files["index.html"] ?? new Uint8Array());
  const named = [...page.matchAll(/<(?:video|audio|track) [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(named).toHaveLength(3);
  for (const name of named) expect(strFromU8(files["imsmanifest.xml"] ?? new Uint8Array())).toContain(name);
  for (const name of named) expect(files[name]?.length).toBeGreaterThan(0);
});

it("sound that readers of books need not play stays behind, and so does what an installation would not take in", async () => {
  const course = await recordedCourse("en");
  const recordings = course.recordings.map((one) => ({
    ...one,
    type: one.type.replace("audio/mpeg", "audio/wav"),
  }));
  const [video, audio] = recordings;
  const lost = async (name: ExportFormatName, changed: ExportedCourse["recordings"]) =>
    lossesOf(formatOf(name), await fromCourse({ ...course, recordings: changed }), OPTIONS)
      .filter(({ code }) => code === "media_left_out")
      .map(({ count }) => count);
  expect(await lost("epub", recordings)).toEqual([1]);
  if (!video || !audio) throw new Error("The sample has two recordings.");
  expect(await lost("markdown", [{ ...video, bytes: 41 * 1024 * 1024 }, audio])).toEqual([1]);
  // Of a recording whose row is gone only the title is left.
  expect(textOf(await write({ ...course, recordings: [audio] }, "markdown"))).toContain(`*${RECORDED}*`);
});

it("a long transcript does not make a step longer than a step may be", async () => {
  const course = await recordedCourse("en");
  const [step, ...others] = course.steps;
  if (!step) throw new Error("The sample has steps.");
  const recordings = course.recordings.map((one) => ({ ...one, transcript: "words ".repeat(16_000) }));
  const long = { ...step, content: `${step.content}\n\n${"a word ".repeat(15_000)}` };
  const archive = await write({ ...course, steps: [long, ...others], recordings }, "markdown", WITHOUT);
  expect(() =>
    readCourseArchive(archive, { newId: () => "a", newPartId: () => "b", now: new Date(0) }),
  ).not.toThrow();
});

it("nothing of a recording is held longer than a piece", async () => {
  const course = await recordedCourse("en");
  let open = 0;
  let most = 0;
  const recordings = course.recordings.map((one) => ({
    ...one,
    async *read() {
      for await (const piece of one.read()) {
        most = Math.max(most, ++open);
        yield piece;
        open--;
      }
    },
  }));
  const sizes: number[] = [];
  for await (const piece of exportCourse(await fromCourse({ ...course, recordings }), "markdown", OPTIONS))
    sizes.push(piece.length);
  expect(most).toBe(1);
  expect(sizes.filter((size) => size === 1_000)).toHaveLength(10);
});
