import { EXCHANGE_FORMATS, mediaAddress } from "@lehrpfad/contract";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { sampleCourse, sampleId } from "../../testing/samples.ts";
import { collect } from "../archive/zip.ts";
import { fromCourse } from "../publication/fromCourse.ts";
import { exportCourse, formatOf, lossesOf } from "./index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full" } as const;
const TITLE = "Bees at the hive, listened to";
/** Formats of questions alone: texts are no part of them. */
const WITHOUT_TEXTS = new Set(["moodle", "gift", "qti", "anki"]);
/** The passages as they are stored, with the addresses of recordings. */
const STORED = "markdown";

/** A course whose first step begins with a video. */
async function courseWithRecording() {
  const course = await sampleCourse("en");
  const [step, ...others] = course.steps;
  if (!step) throw new Error("The sample has steps.");
  const address = mediaAddress({
    id: sampleId("video"),
    kind: "video",
    width: 640,
    height: 360,
    seconds: 93,
  });
  const content = `![${TITLE}](${address})\n\n${step.content}`;
  return await fromCourse({ ...course, steps: [{ ...step, content }, ...others] });
}

/** Everything that a file says, whether it is packed or not. */
function textOf(file: Uint8Array): string {
  const isArchive = strFromU8(file.slice(0, 2)) === "PK";
  return (isArchive ? Object.values(unzipSync(file)) : [file]).map((data) => strFromU8(data)).join("\n");
}

// What a PDF says of it is in pdf.test.ts, which reads its words.
it.each(EXCHANGE_FORMATS.filter((name) => name !== "pdf"))(
  "%s leaves a recording's title in its place, and the loss is said before",
  async (name) => {
    const publication = await courseWithRecording();
    expect(lossesOf(formatOf(name), publication, OPTIONS)).toContainEqual({
      code: "media_left_out",
      count: 1,
    });
    const text = textOf(await collect(exportCourse(publication, name, OPTIONS)));
    expect(text.includes(TITLE)).toBe(!WITHOUT_TEXTS.has(name));
    expect(text.includes(`media:${sampleId("video")}`)).toBe(name === STORED);
  },
);
