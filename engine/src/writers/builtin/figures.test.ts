import { describe, expect, test } from "vitest";
import { recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateCourse } from "../../pipeline/index.ts";
import type { CourseRequest, Figure } from "../../types/index.ts";
import { figureMarkdown } from "./figures.ts";

const figure = (id: string, paragraph: number, change: Partial<Figure> = {}): Figure => ({
  id,
  paragraph,
  page: 1,
  width: 480,
  height: 300,
  bytes: 900,
  alt: "",
  caption: "",
  captionParagraph: null,
  ...change,
});

function withFigures(
  figures: Figure[],
  change: (text: string, paragraph: number) => string = (text) => text,
) {
  const request = requestOf();
  const documents = request.documents.map((document) => ({
    ...document,
    figures,
    blocks: document.blocks.map((block) => ({ ...block, text: change(block.text, block.paragraph) })),
  }));
  return { ...request, documents } satisfies CourseRequest;
}

async function contents(request: CourseRequest): Promise<string[]> {
  const { steps } = await generateCourse(request, recorder());
  return steps.map(({ content }) => content);
}

const shown = (content: string): string[] =>
  [...content.matchAll(/\(figure:(\w+)\?/g)].map(([, id = ""]) => id);

describe("figures in steps", () => {
  test("stand after the passage that they stand after in the document", async () => {
    const request = withFigures([figure("a", 3)]);
    const passage = request.documents[0]?.blocks[2]?.text ?? "";
    const holder = (await contents(request)).find((content) => shown(content).includes("a")) ?? "";
    expect(holder).toContain(`${passage}\n\n![`);
  });

  test("that share a caption, as parts of one do, show it below the last of them", async () => {
    const caption = "Figure 4: Ships (a) by day (b) by night";
    const parts = ["a", "b"].map((id) => figure(id, 3, { caption, captionParagraph: 4 }));
    const request = withFigures(parts, (text, paragraph) => (paragraph === 4 ? caption : text));
    const holder = (await contents(request)).find((content) => shown(content).includes("a")) ?? "";
    expect(shown(holder)).toEqual(["a", "b"]);
    expect(holder.match(/ "Figure 4: Ships/g)).toHaveLength(1);
    expect(holder.indexOf(' "Figure 4')).toBeGreaterThan(holder.indexOf("figure:b"));
  });

  test("are shown once, at most three in a step, those that the text speaks of first", async () => {
    const spoken = figure("spoken", 7, { caption: "Figure 4: Ships" });
    const others = ["a", "b", "c", "d"].map((id) => figure(id, 7));
    const request = withFigures([...others, spoken], (text, paragraph) =>
      paragraph === 7 ? `${text} Figure 4 shows the ships.` : text,
    );
    const all = (await contents(request)).flatMap(shown);
    expect(all).toHaveLength(3);
    expect(all).toContain("spoken");
    expect(new Set(all).size).toBe(3);
  });

  test("go to the passage that names their number when their own says nothing of them", async () => {
    const captioned = figure("far", 3, { caption: "Fig. 12: The tower" });
    const request = withFigures([captioned], (text, paragraph) =>
      paragraph === 63 ? `${text} The tower is drawn in fig. 12 from the sea.` : text,
    );
    const holder = (await contents(request)).find((content) => shown(content).includes("far"));
    expect(holder).toContain("The tower is drawn in fig. 12 from the sea.\n\n![");
  });

  test("number 1 is not meant where the text speaks of number 12", async () => {
    const captioned = figure("one", 3, { caption: "Figure 1: The lamp" });
    const request = withFigures([captioned], (text, paragraph) =>
      paragraph === 63 ? `${text} The tower is drawn in figure 12 and figure 1.2.` : text,
    );
    const steps = await contents(request);
    expect(shown(steps[0] ?? "")).toEqual(["one"]);
  });

  test("carry their caption, which then stands nowhere else as text", async () => {
    const caption = "Figure 9: Clean oil in a lamp";
    const request = withFigures([figure("a", 3, { caption, captionParagraph: 4 })], (text, paragraph) =>
      paragraph === 4 ? caption : text,
    );
    const all = (await contents(request)).join("\n");
    expect(all.match(/^Figure 9: .*|^- Figure 9: .*/gm)).toBeNull();
    expect(all).toContain(`"${caption}")`);
  });

  test("do not count as words of the lesson", async () => {
    const plain = await generateCourse(requestOf(), recorder());
    const filled = await generateCourse(
      withFigures([figure("a", 3, { alt: "Ten words ".repeat(20) })]),
      recorder(),
    );
    expect(filled.report.words.total).toBe(plain.report.words.total);
  });
});

describe("a figure as Markdown", () => {
  test("is described in the language of the course where the document says nothing", () => {
    const bare = figure("a", 1, { page: 12 });
    expect(figureMarkdown(bare, "de")).toBe(
      "![Abbildung von Seite 12 des Dokuments](figure:a?w=480&h=300&p=12)",
    );
    expect(figureMarkdown({ ...bare, page: null }, "it")).toBe(
      "![Figura tratta dal documento](figure:a?w=480&h=300)",
    );
  });

  test("takes what the document says literally", () => {
    const odd = figure("a", 1, { alt: "a](x) <b> *c*", caption: 'say "x" \\ y', page: null });
    expect(figureMarkdown(odd, "en")).toBe(
      '![a\\](x) \\<b\\> \\*c\\*](figure:a?w=480&h=300 "say \\"x\\" \\\\ y")',
    );
  });
});
