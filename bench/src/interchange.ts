import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { EXCHANGE_FORMATS, type ExportFormatName } from "@lehrpfad/contract";
import sharp from "sharp";
import { largeCourse } from "../../interchange/testing/samples.ts";
import { serverEnvironment } from "../../tooling/bootstrap.mjs";
import type { ExportFigures, ExportTask } from "./interchangeChild.ts";
import { size } from "./options.ts";
import { beginTable } from "./table.ts";

/**
 * Usage: npm run bench:interchange [-- --photos] [--smallest]
 *
 * A course of 50 steps with 60 figures in every format, each in a process of its own with the environment that
 * `npm start` gives the server: seconds by the clock and of the processor, megabytes at the peak (of which an idle process that has loaded everything has the first row), size of
 * the file. Figures are drawings of 1,200 by 800 pixels; with `--photos` photographs of 1,600 by 1,200 with noise.
 */
const STEPS = size(50, 10);
const FIGURES = size(60, 1);
const PHOTO = { width: 1_600, height: 1_200 };
const TARGETS = { seconds: 5, megabytes: 300 };
const CHILD = path.join(import.meta.dirname, "interchangeChild.ts");

/** A picture that compresses as badly as a photograph: slow waves of colour under noise. */
async function photo(number: number): Promise<Uint8Array> {
  const { width, height } = PHOTO;
  const pixels = Buffer.alloc(width * height * 3);
  let noise = number + 1;
  for (let at = 0; at < pixels.length; at++) {
    noise = (noise * 1_103_515_245 + 12_345) & 0x7fffffff;
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const wave = Math.sin((x + 40 * number) / 90) + Math.cos((y - 25 * number) / (70 + 20 * (at % 3)));
    pixels[at] = Math.max(0, Math.min(255, 128 + 50 * wave + ((noise >> 16) % 24) - 12));
  }
  const picture = sharp(pixels, { raw: { ...PHOTO, channels: 3 } });
  return new Uint8Array(await picture.webp({ quality: 80, effort: 1 }).toBuffer());
}

/** Puts the course into a folder as the child finds it: JSON, and a file for each figure. */
async function prepare(folder: string, isPhotos: boolean): Promise<void> {
  const course = await largeCourse(STEPS, FIGURES);
  const figures: ExportTask["figures"] = [];
  for (const [at, { id, type, read }] of course.figures.entries()) {
    const data = isPhotos ? await photo(at) : await read();
    await writeFile(path.join(folder, id), data);
    figures.push({ id, type, bytes: data.length });
  }
  const task: ExportTask = { course: { ...course, editedAt: course.editedAt.toISOString() }, figures };
  await writeFile(path.join(folder, "course.json"), JSON.stringify(task));
}

async function measure(folder: string, format: ExportFormatName | "nothing"): Promise<ExportFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [CHILD, folder, format], {
    env: serverEnvironment(),
  });
  return JSON.parse(stdout);
}

const MEGABYTE = 1024 * 1024;

const folder = await mkdtemp(path.join(tmpdir(), "bench-interchange-"));
try {
  await prepare(folder, process.argv.includes("--photos"));
  const idle = (await measure(folder, "nothing")).peakBytes / MEGABYTE;
  const table = beginTable(
    `Exports of ${STEPS} steps and ${FIGURES} figures; limit: the process before it begins`,
  );
  for (const format of EXCHANGE_FORMATS) {
    const { seconds, cpuSeconds, peakBytes, fileBytes } = await measure(folder, format);
    table.add({ what: `${format}: s`, we: seconds, most: TARGETS.seconds });
    table.add({ what: "  processor time, s", we: cpuSeconds });
    table.add({ what: "  peak, MB", limit: idle, we: peakBytes / MEGABYTE, most: TARGETS.megabytes });
    table.add({ what: "  size of the file, MB", we: fileBytes / MEGABYTE });
  }
  table.end();
} finally {
  await rm(folder, { recursive: true });
}
