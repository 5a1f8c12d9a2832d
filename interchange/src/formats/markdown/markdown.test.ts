import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { cleanTexts } from "@lehrpfad/contract";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { hostileCourse, largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { ImportError } from "./errors.ts";
import { readCourseArchive } from "./read.ts";
import { courseFileSchema } from "./schema.ts";

const write = async (course: ExportedCourse) =>
  await collect(exportCourse(await fromCourse(course), "markdown", OPTIONS));
const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
let part = 0;
const makers = {
  newId: () => randomUUID(),
  newPartId: () => `p${++part}`,
  now: new Date("2026-11-24T12:00:00Z"),
};
const readAll = (archive: Uint8Array) => readCourseArchive(archive, makers);
const read = (archive: Uint8Array, limits?: Parameters<typeof readCourseArchive>[2]) =>
  readCourseArchive(archive, makers, limits).course;

/** The archive of a course whose `course.json` was changed, without the file named `drop`. */
async function changed(
  course: ExportedCourse,
  change: (file: Record<string, unknown>) => unknown,
  drop?: string,
): Promise<Uint8Array> {
  const files = unzipSync(await write(course));
  const json: unknown = JSON.parse(strFromU8(files["course.json"] ?? new Uint8Array()));
  const kept = Object.entries(files).filter(([name]) => name !== drop);
  const changedJson = new TextEncoder().encode(JSON.stringify(change(json as Record<string, unknown>)));
  return zipSync({ ...Object.fromEntries(kept), "course.json": changedJson });
}

/** A value with a field that nobody knows in each of its objects. */
function withLaterFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withLaterFields(inner)]);
  return { ...Object.fromEntries(fields), later: { than: ["this"] } };
}

describe("a course in German", () => {
  it("comes back with figures, sources and exercises, and is written again byte for byte", async () => {
    const course = await sampleCourse("de");
    const archive = await write(course);
    const again = read(archive);
    expect(Buffer.from(await write(again)).equals(Buffer.from(archive))).toBe(true);
    expect(again).toMatchObject({
      title: course.title,
      language: "de",
      goal: course.goal,
      passPercent: null,
    });
    expect(again.steps.map(({ title }) => title)).toEqual(course.steps.map(({ title }) => title));
    expect(again.steps[0]?.exercises.map(({ kind, section }) => [kind, section])).toEqual(
      course.steps[0]?.exercises.map(({ kind, section }) => [kind, section]),
    );
    expect(await again.figures[0]?.read()).toEqual(await course.figures[0]?.read());
    expect(again.steps[0]?.content).toContain(`figure:${again.figures[0]?.id}?`);
    expect(again.id).not.toBe(course.id);
  });

  it("can be read without any program, its figures in place", async () => {
    const files = unzipSync(await write(await sampleCourse("de")));
    const steps = Object.keys(files).filter((name) => name.startsWith("steps/"));
    expect(steps).toHaveLength(3);
    const first = strFromU8(files[steps[0] ?? ""] ?? new Uint8Array());
    for (const [, path = ""] of first.matchAll(/\]\(\.\.\/(assets\/[^ )]+)/g))
      expect(files[path]).toBeDefined();
    expect(first).toMatch(/\]\(\.\.\/assets\/figure-1\.webp/);
    expect(first).toContain("- [x] ");
  });
});

it("hostile texts and large courses come back as they were, without halves of characters", async () => {
  for (const course of [await hostileCourse(), await largeCourse(20, 6)]) {
    const again = await write(read(await write(course)));
    const cleaned = await write(cleanTexts(course) as ExportedCourse);
    expect(Buffer.from(again).equals(Buffer.from(cleaned))).toBe(true);
  }
});

it("the JSON Schema in the repository is the one that the reader applies", () => {
  const file = new URL("../../../course.schema.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(
    JSON.parse(JSON.stringify(z.toJSONSchema(courseFileSchema, { io: "input", reused: "ref" }))),
  );
});

describe("a file of a newer installation", () => {
  it("comes in without the fields that nobody knows", async () => {
    const course = await sampleCourse("de");
    const { course: again, leftOut } = readAll(await changed(course, (file) => withLaterFields(file)));
    expect(Buffer.from(await write(again)).equals(Buffer.from(await write(course)))).toBe(true);
    expect(leftOut).toBe(0);
  });

  it("comes in without questions of kinds that nobody knows, which are counted", async () => {
    const course = await sampleCourse("en");
    const later = JSON.stringify({ kind: "drawing", text: "Draw a bee.", canvas: [1, 2] });
    const archive = await changed(course, (file) =>
      JSON.parse(
        JSON.stringify(file, (name, value) => (name === "question" && value ? JSON.parse(later) : value)),
      ),
    );
    const { course: again, leftOut } = readAll(archive);
    expect(leftOut).toBe(2);
    expect(again.steps.map(({ question }) => question)).toEqual([null, null, null]);
    expect(again.steps[0]?.exercises).toHaveLength(5);
  });
});

describe("an archive that is no course is refused by name", () => {
  const refused = (archive: Uint8Array, limits?: Parameters<typeof read>[1]): string => {
    try {
      read(archive, limits);
      return "read";
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return error.reason;
    }
  };
  it("not an archive, cut off, another one", async () => {
    const whole = await write(await sampleCourse("en"));
    expect(refused(new TextEncoder().encode("hello"))).toBe("damaged");
    expect(refused(whole.slice(0, whole.length / 2))).toBe("damaged");
    expect(refused(zipSync({ "readme.txt": new Uint8Array([1]) }))).toBe("no_course");
    expect(refused(zipSync({ "course.json": new TextEncoder().encode("{") }))).toBe("damaged");
  });

  it("newer, with faults, with a figure that is missing", async () => {
    const course = await sampleCourse("en");
    expect(refused(await changed(course, (file) => ({ ...file, version: 2 })))).toBe("newer");
    expect(refused(await changed(course, (file) => ({ ...file, steps: [] })))).toBe("invalid");
    expect(refused(await changed(course, (file) => ({ ...file, documents: [] })))).toBe("invalid");
    expect(
      refused(
        await changed(course, (file) => ({
          ...file,
          figures: [{ id: "figure-1", file: "../../etc/passwd", type: "x" }],
        })),
      ),
    ).toBe("invalid");
    expect(refused(await changed(course, (file) => file, "assets/figure-1.webp"))).toBe("file_missing");
  });

  it("with too many files, or that unpacks to too much", async () => {
    const whole = await write(await sampleCourse("en"));
    expect(refused(whole, { entries: 3, unpacked: 1_000_000 })).toBe("too_large");
    expect(refused(whole, { entries: 100, unpacked: 5_000 })).toBe("too_large");
    const bomb = zipSync({ "course.json": new Uint8Array(50 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refused(bomb)).toBe("too_large");
  });
});
