import type { Package } from "../archive/package.ts";
import type { DraftBlock } from "../draft.ts";
import { markdownTable } from "../markdown-table.ts";
import { cleanLine } from "../normalise.ts";

interface Series {
  name: string;
  values: string[];
}

/** The numbers that a chart draws, as a table: its categories in rows, its series in columns. */
async function chartBlocks(parts: Package, part: string, page: number): Promise<DraftBlock[]> {
  const series: Series[] = [];
  let categories: string[] = [];
  let into: "name" | "categories" | "values" | null = null;
  let value = "";
  let inValue = false;
  await parts.parse(part, {
    open(name) {
      if (name === "c:ser") series.push({ name: "", values: [] });
      if (name === "c:tx") into = "name";
      if (name === "c:cat" || name === "c:xVal") {
        into = "categories";
        categories = [];
      }
      if (name === "c:val" || name === "c:yVal") into = "values";
      inValue = name === "c:v";
      value = "";
    },
    text(text) {
      if (inValue) value += text;
    },
    close(name) {
      if (name === "c:v") {
        const last = series.at(-1);
        if (into === "categories") categories.push(cleanLine(value).trim());
        else if (into === "name" && last) last.name += cleanLine(value).trim();
        else if (into === "values" && last) last.values.push(cleanLine(value).trim());
        inValue = false;
      }
      if (["c:tx", "c:cat", "c:val", "c:xVal", "c:yVal"].includes(name)) into = null;
    },
  });
  const head = ["", ...series.map(({ name }) => name)];
  const rows = categories.map((category, at) => [category, ...series.map(({ values }) => values[at] ?? "")]);
  const { text, isTable } = markdownTable([head, ...rows]);
  return isTable ? [{ kind: "table", level: 0, text, page }] : [];
}

/** The points of a SmartArt drawing as items. */
async function smartArtBlocks(parts: Package, part: string, page: number): Promise<DraftBlock[]> {
  const texts: string[] = [];
  let text = "";
  let inText = false;
  await parts.parse(part, {
    open(name) {
      if (name === "dgm:pt") text = "";
      inText = name === "a:t";
    },
    text(more) {
      if (inText) text += more;
    },
    close(name) {
      if (name === "a:t") inText = false;
      if (name === "a:p") text += " ";
      if (name !== "dgm:pt") return;
      const line = cleanLine(text).trim();
      if (line !== "") texts.push(line.normalize("NFC"));
      text = "";
    },
  });
  return texts.map((line) => ({ kind: "list", level: 0, text: line, page }));
}

/** What a drawing of a slide says, from the part that holds it: a chart or SmartArt. */
export async function drawingBlocks(parts: Package, part: string, page: number): Promise<DraftBlock[]> {
  return /diagram/i.test(part)
    ? await smartArtBlocks(parts, part, page)
    : await chartBlocks(parts, part, page);
}
