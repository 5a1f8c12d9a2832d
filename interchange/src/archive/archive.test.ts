import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { uuidOf, xmlId } from "./ids.ts";
import { assetPath, slugOf } from "./names.ts";
import { collect, type Entry, zipOf } from "./zip.ts";

const ENTRIES: Entry[] = [
  { name: "z/last.txt", content: "z".repeat(10_000) },
  { name: "mimetype", content: "application/epub+zip", leads: true },
  { name: "assets/a.png", content: () => Promise.resolve(new Uint8Array([1, 2, 3])) },
  { name: "empty.txt", content: "" },
  { name: "a.txt", content: "Grüße" },
];

it("writes archives that others read, the same bytes for the same entries in any order", async () => {
  const bytes = await collect(zipOf(ENTRIES));
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["mimetype", "a.txt", "assets/a.png", "empty.txt", "z/last.txt"]);
  expect(new TextDecoder().decode(files["a.txt"])).toBe("Grüße");
  expect([files["z/last.txt"]?.length, files["empty.txt"]?.length]).toEqual([10_000, 0]);
  expect(files["assets/a.png"]).toEqual(new Uint8Array([1, 2, 3]));
  expect(Buffer.from(bytes).toString("latin1", 30, 58)).toBe("mimetypeapplication/epub+zip");
  expect(await collect(zipOf([...ENTRIES].reverse()))).toEqual(bytes);
});

it("writes the same bytes in other time zones", async () => {
  const script = `
    import { collect, zipOf } from ${JSON.stringify(new URL("./zip.ts", import.meta.url).href)};
    const bytes = await collect(zipOf([{ name: "a.txt", content: "a" }]));
    process.stdout.write(Buffer.from(bytes).toString("hex"));`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script];
  const zones = ["Europe/Berlin", "America/New_York", "Pacific/Kiritimati"];
  const outputs = await Promise.all(
    zones.map((TZ) => promisify(execFile)(process.execPath, args, { env: { ...process.env, TZ } })),
  );
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(outputs[0]?.stdout).toMatch(/^504b0304/);
});

it("makes ids that are the same for the same names, and that XML takes", () => {
  expect(uuidOf("a", "b")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuidOf("a", "b")).toBe(uuidOf("a", "b"));
  expect(uuidOf("ab")).not.toBe(uuidOf("a", "b"));
  expect(xmlId("item", "1")).toMatch(/^item-/);
});

it("makes names that every system takes", () => {
  expect(slugOf("Größe & Maß: Œuvre d’été!")).toBe("groesse-mass-oeuvre-d-ete");
  expect(slugOf("日本")).toBe("course");
  expect(slugOf("x".repeat(100))).toHaveLength(60);
  expect(assetPath("1", "image/webp")).toBe("assets/1.webp");
});
