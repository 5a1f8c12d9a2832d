import { describe, expect, test } from "vitest";
import { lines, packedPdf, pdf } from "../fixtures/pdf.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import { readPdf } from "./index.ts";

const BODY = Array.from(
  { length: 12 },
  (_, index) => `this is line ${index} of the page and it is long enough to fill it nicely`,
);

describe("a file that was cut off", () => {
  const chapters = ["oil", "glass", "brass", "rope", "stone", "bronze"].map((topic) =>
    lines(
      BODY.map((line) => `${line} about ${topic}`),
      60,
      100,
    ),
  );

  test("what is left of it is read, and what is missing is said", async () => {
    const whole = await pdf(chapters);
    const { blocks, notices } = await readPdf(
      whole.slice(0, Math.floor(whole.length * 0.45)),
      DEFAULT_READ_LIMITS,
    );
    const text = blocks.map((block) => block.text).join(" ");
    expect(text).toContain("about oil");
    expect(text).not.toContain("about bronze");
    expect(notices[0]).toMatchObject({ code: "file_incomplete" });
  });

  test("pages packed into object streams are found, pages without their content are named", async () => {
    const { data, cut } = packedPdf(["first page of the text", "second page of the text"]);
    const { blocks, notices } = await readPdf(data.slice(0, cut), DEFAULT_READ_LIMITS);
    expect(blocks.map((block) => block.text)).toEqual(["first page of the text"]);
    expect(notices).toEqual([
      { code: "file_incomplete", params: { count: 1, read: 1 } },
      { code: "part_damaged", params: { count: 1, pages: "2" } },
    ]);
  });

  test("a file of which no page is left is damaged", async () => {
    const whole = await pdf(chapters);
    await expect(readPdf(whole.slice(0, 300), DEFAULT_READ_LIMITS)).rejects.toThrow("document_damaged");
  });
});
