import { randomUUID } from "node:crypto";
import { strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type ForeignSample,
  GIFT_SAMPLES,
  MOODLE_SAMPLES,
  QTI_SAMPLES,
} from "../../../testing/foreignFiles.ts";
import { CARTRIDGE_SAMPLES, quizOf } from "../../../testing/foreignQuizzes.ts";
import { HOSTILE, hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { exercisesOfStep, fromCourse } from "../../publication/fromCourse.ts";
import type { Exercise, ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { ImportError } from "../markdown/errors.ts";
import { readImport } from "./read.ts";

const FALLBACK = {
  title: "My quiz",
  language: "en",
  truth: { yes: "True", no: "False" },
  questions: "Questions",
} as const;
let part = 0;
const makers = {
  newId: () => randomUUID(),
  newPartId: () => `p${++part}`,
  now: new Date("2026-11-24T12:00:00Z"),
};
const read = (file: Uint8Array | string) =>
  readImport(typeof file === "string" ? strToU8(file) : file, FALLBACK, makers);
const refusal = async (file: Uint8Array | string): Promise<string> => {
  try {
    await read(file);
  } catch (error) {
    if (error instanceof ImportError) return error.reason;
    throw error;
  }
  return "taken";
};

const questionsIn = (course: ExportedCourse): Exercise[] =>
  course.steps.flatMap(({ question, exercises }) => [...exercises, ...(question ? [question] : [])]);

/** What is right, in a line for each. */
function rightsOf(question: Exercise | undefined): string[] {
  switch (question?.kind) {
    case "choice":
      return question.options.filter(({ correct }) => correct).map(({ text }) => text);
    case "typed":
      return question.accepted;
    case "numeric":
      return [`${question.value}±${question.tolerance}`];
    case "match":
      return question.pairs.map(({ text, match }) => `${text}→${match}`);
    case "order":
      return question.items.map(({ text }) => text);
    case "self":
      return [question.passage];
    default:
      return [];
  }
}

async function expectSample(file: Uint8Array | string, { kinds, rights, leftOut = 0 }: ForeignSample) {
  const imported = await read(file);
  const questions = questionsIn(imported.course);
  expect(questions.map(({ kind }) => kind)).toEqual(kinds);
  expect(imported.leftOut).toBe(leftOut);
  if (rights) expect(rightsOf(questions[0])).toEqual(rights);
  for (const { text } of questions) expect(text).not.toMatch(/<\/?\w+>|^$/);
  return imported.course;
}

describe("GIFT", () => {
  it.each(GIFT_SAMPLES)("with $name", async (sample) => {
    await expectSample(sample.text, sample);
  });
});

describe("Moodle's XML", () => {
  it.each(MOODLE_SAMPLES)("with $name", async (sample) => {
    await expectSample(sample.text, sample);
  });
});

describe("an item of QTI 2", () => {
  it.each(QTI_SAMPLES)("with $name", async (sample) => {
    await expectSample(sample.text, sample);
  });
});

const manifest = (items: string, resources: string, title = "A course") =>
  `<?xml version="1.0"?><manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><metadata><schema>IMS Common Cartridge</schema><lom><general><title><string>${title}</string></title><language>fr</language></general></lom></metadata><organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations><resources>${resources}</resources></manifest>`;
const resource = (id: string, type: string, path: string) =>
  `<resource identifier="${id}" type="${type}" href="${path}"><file href="${path}"/></resource>`;
const QUIZ = "imsqti_xmlv1p2/imscc_xmlv1p1/assessment";
const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ) as Zippable,
  );
const cartridge = (quiz: string) =>
  zip({
    "imsmanifest.xml": manifest(
      '<item identifierref="q"><title>Quiz</title></item>',
      resource("q", QUIZ, "q.xml"),
    ),
    "q.xml": quiz,
  });

describe("a quiz of a cartridge", () => {
  it.each(CARTRIDGE_SAMPLES)("with $name", async (sample) => {
    const course = await expectSample(cartridge(quizOf(sample.text)), sample);
    expect([course.title, course.language]).toEqual(["A course", "fr"]);
  });
});

describe("pages of a cartridge", () => {
  it("become steps with their pictures, and a quiz belongs to the page before it", async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1e5b43" } })
      .png()
      .toBuffer();
    const page = `<html><head><title>x</title><style>p{}</style></head><body><h1>Work</h1><p>Bees <b>work</b> &amp; *dance*.<br>Always.</p><ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul><table><tr><th>a</th></tr><tr><td>1|2</td></tr></table><img src="%24IMS-CC-FILEBASE%24/hive.png?canvas_download=1" alt="A hive"><script>alert(1)</script><p><a href="javascript:alert(1)">bad</a> <a href="https://example.org/">good</a></p></body></html>`;
    const items =
      '<item identifier="f"><title>Module</title><item identifierref="p"><title>Work</title></item><item identifierref="q"><title>Check</title></item></item><item identifierref="w"><title>Link</title></item>';
    const resources =
      resource("p", "webcontent", "wiki_content/work.html") +
      resource("q", QUIZ, "q.xml") +
      resource("w", "imswl_xmlv1p1", "w.xml") +
      resource("i", "webcontent", "web_resources/hive.png");
    const { course, leftOut } = await read(
      zip({
        "imsmanifest.xml": manifest(items, resources),
        "wiki_content/work.html": page,
        "q.xml": quizOf(CARTRIDGE_SAMPLES[0]?.text ?? ""),
        "w.xml": "<webLink/>",
        "web_resources/hive.png": new Uint8Array(picture),
      }),
    );
    expect(course.steps.map(({ title, question }) => [title, question?.kind])).toEqual([["Work", "choice"]]);
    expect(leftOut).toBe(1);
    const content = course.steps[0]?.content ?? "";
    expect(content).toContain("Bees **work** & \\*dance\\*.\\\nAlways.");
    expect(content).toMatch(/- one\n {2}- deep\n- two/);
    expect(content).toContain("| 1\\|2 |");
    expect(content).toMatch(/!\[A hive\]\(figure:[0-9a-f-]{36}\?w=40&h=30\)/);
    expect(content).not.toMatch(/javascript|alert/);
    expect(content).toContain("[good](<https://example.org/>)");
    const [figure] = course.figures;
    expect((await sharp(await figure?.read()).metadata()).format).toBe("webp");
    const shown = (await fromCourse(course)).steps[0]?.parts.flatMap(({ blocks }) =>
      blocks.map(({ type }) => type),
    );
    expect(shown).toEqual(["heading", "paragraph", "list", "table", "figure", "paragraph"]);
  });
});

describe("a course in French that leaves and comes back", () => {
  it.each(["gift", "moodle", "qti", "cartridge"] as const)("as %s has its questions", async (format) => {
    const publication = await fromCourse(await sampleCourse("fr"));
    const options = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
    const { course, leftOut } = await read(await collect(exportCourse(publication, format, options)));
    const before = publication.steps.flatMap(exercisesOfStep);
    const after = questionsIn(course);
    expect(leftOut).toBe(0);
    const choices = (all: readonly Exercise[]) => all.filter(({ kind }) => kind === "choice").map(rightsOf);
    if (format !== "cartridge") expect(choices(after)).toEqual(choices(before));
    const typed = (all: readonly Exercise[]) => all.filter(({ kind }) => kind === "typed").map(rightsOf);
    expect(typed(after)[0]).toEqual(typed(before)[0]);
    if (format === "qti") expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
    if (format === "cartridge")
      expect(course.steps.map(({ title }) => title)).toEqual(publication.steps.map(({ title }) => title));
    expect([course.language, after.length > 0]).toEqual([
      format === "qti" || format === "cartridge" ? "fr" : "en",
      true,
    ]);
  });
});

describe("hostile files", () => {
  const text = "<?xml version='1.0'?>";
  it("with a document type are refused, whatever the format", async () => {
    const bomb = `<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>`;
    expect(
      await refusal(
        `${text}${bomb}<quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>`,
      ),
    ).toBe("unsafe");
    expect(await refusal(`${text}<!DOCTYPE x SYSTEM "file:///etc/passwd"><assessmentItem/>`)).toBe("unsafe");
    expect(await refusal(cartridge(`${text}${bomb}<questestinterop/>`))).toBe("unsafe");
    expect(await refusal(zip({ "imsmanifest.xml": `${text}${bomb}<manifest/>` }))).toBe("unsafe");
  });

  it("that lead out of themselves are refused", async () => {
    const files = (path: string) =>
      zip({ "imsmanifest.xml": manifest('<item identifierref="p"/>', resource("p", "webcontent", path)) });
    for (const path of [
      "../../etc/passwd.html",
      "%2e%2e/%2e%2e/x.html",
      "..\\..\\x.html",
      "file:///etc/x.html",
    ])
      expect(await refusal(files(path))).toBe("unsafe");
    expect(await refusal(zip({ "imsmanifest.xml": manifest("", ""), "../evil.html": "x" }))).toBe("unsafe");
    expect(await refusal(zip({ "imsmanifest.xml": manifest("", ""), "/etc/evil.html": "x" }))).toBe("unsafe");
  });

  it("that unpack to too much are refused", async () => {
    const zeros = new Uint8Array(120 * 1024 * 1024);
    expect(await refusal(zip({ "imsmanifest.xml": manifest("", ""), "zeros.html": zeros }))).toBe(
      "too_large",
    );
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}.txt`, ""]));
    expect(await refusal(zip({ "imsmanifest.xml": manifest("", ""), ...many }))).toBe("too_large");
    expect(await refusal(`<quiz>${"<a>".repeat(300)}${"</a>".repeat(300)}</quiz>`)).toBe("too_large");
  });

  it("and other ones that are none are refused by name", async () => {
    const page = zip({
      "imsmanifest.xml": manifest('<item identifierref="p"/>', resource("p", "webcontent", "gone.html")),
    });
    expect(await refusal(page)).toBe("file_missing");
    expect(await refusal(zip({ "imsmanifest.xml": "<html/>" }))).toBe("unread");
    expect(await refusal(zip({ "imsmanifest.xml": "not xml" }))).toBe("damaged");
    expect(await refusal(zip({ "h5p.json": "{}" }))).toBe("unsupported");
    const scorm = manifest("", resource("p", "webcontent", "x.html")).replace(
      "IMS Common Cartridge",
      "ADL SCORM",
    );
    expect(await refusal(zip({ "imsmanifest.xml": scorm, "x.html": "x" }))).toBe("unsupported");
    expect(await refusal("<html><body>hello</body></html>")).toBe("unread");
    expect(await refusal("Q {=a ~b")).toBe("gift_line");
    expect(await refusal("just a sentence")).toBe("empty");
    expect(await refusal("<quiz></quiz>")).toBe("empty");
    expect(await refusal(Uint8Array.of(0xff, 0x00, 0x81))).toBe("unread");
    expect(await refusal(cartridge(quizOf("")))).toBe("empty");
  });

  it("with texts that mean harm are taken in as texts", async () => {
    const publication = await fromCourse(await hostileCourse());
    const archive = await collect(
      exportCourse(publication, "moodle", {
        passPercent: null,
        answers: true,
        figures: "full",
        recordings: true,
      }),
    );
    const { course } = await read(archive);
    expect(
      questionsIn(course)
        .map(({ text }) => text)
        .join("\n"),
    ).toContain(HOSTILE[0]);
  });
});

it("more questions than a step may have begin another step", async () => {
  const many = Array.from({ length: 45 }, (_, at) => `Question ${at}? {=a ~b}`).join("\n\n");
  const { course } = await read(many);
  expect(course.steps.map(({ title, exercises }) => [title, exercises.length])).toEqual([
    ["Questions", 19],
    ["Questions (2)", 19],
    ["Questions (3)", 4],
  ]);
  expect(course.title).toBe("My quiz");
});

describe("what a file holds beside its questions", () => {
  const ask = (name: string, html: string, files = "") =>
    `<question type="shortanswer"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext><answer fraction="100"><text>a</text></answer></question>`;

  it("comes along as figures of the step where Moodle holds the pictures, and is named where it does not", async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1e5b43" } })
      .png()
      .toBuffer();
    const file = `<file name="dot 1.png" path="/" encoding="base64">${picture.toString("base64")}</file>`;
    const { course, lost, leftOut } = await read(
      `<quiz>${ask("Dots", '<p>What is it?</p><img src="@@PLUGINFILE@@/dot%201.png" alt="dot">', file)}${ask("Far", '<p>And this?</p><img src="https://example.org/x.png" alt="a far one">')}<question type="cloze"><name><text>Gaps</text></name></question></quiz>`,
    );
    const texts = questionsIn(course).map(({ text }) => text);
    expect(texts).toEqual(["What is it?", expect.stringMatching(/^And this\?\s+\[a far one\]$/)]);
    expect(course.steps[0]?.content).toMatch(/^\*\*Dots\*\*\n\n!\[dot\]\(figure:[0-9a-f-]{36}\?w=40&h=30\)$/);
    expect(course.figures).toHaveLength(1);
    expect(lost).toEqual([
      { what: "picture", name: "a far one" },
      { what: "question", name: "Gaps" },
    ]);
    expect(leftOut).toBe(1);
  });

  it("is refused as what programs draw, whatever its name says, and by how many pages a package has", async () => {
    const drawn =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const file = `<file name="a.png" encoding="base64">${Buffer.from(drawn).toString("base64")}</file>`;
    const text = `<questiontext><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt; What?</text>${file}</questiontext>`;
    const answers =
      '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>';
    expect(await refusal(`<quiz><question type="multichoice">${text}${answers}</question></quiz>`)).toBe(
      "figure_unreadable",
    );
    const items = '<item identifierref="page"><title>x</title></item>'.repeat(2_000);
    const page = '<resource identifier="page" type="webcontent" href="a.html"/>';
    const contents = `<organizations><organization>${items}</organization></organizations>`;
    const manifest = `<manifest>${contents}<resources>${page}</resources></manifest>`;
    const many = { "imsmanifest.xml": strToU8(manifest), "a.html": strToU8("<p>word</p>") };
    // Before they are made steps, of which there may be fewer.
    await expect(read(zipSync(many))).rejects.toMatchObject({ reason: "too_large", at: "imsmanifest.xml" });
  });

  it("keeps what stands below and above the line", async () => {
    const { course } = await read("::Water::[html]<p>What is H<sub>2</sub>O, and x<sup>n</sup>?</p> {=a ~b}");
    expect(questionsIn(course).map(({ text }) => text)).toEqual(["What is H₂O, and xn?"]);
  });

  it("says in which line GIFT cannot be read", async () => {
    await expect(read("Q1 {=a ~b}\nQ2 {=a ~b}\nQ3 {=a ~b}")).rejects.toMatchObject({
      reason: "gift_line",
      at: expect.stringMatching(/^[1-3]$/),
    });
  });

  it("is missing where course.json comes without its archive: each figure is named, everything else is there", async () => {
    const publication = await fromCourse(await sampleCourse("en"));
    const options = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
    const archive = await collect(exportCourse(publication, "markdown", options));
    const whole = await read(archive);
    const { course, lost, leftOut } = await read(unzipSync(archive)["course.json"] ?? "");
    expect(questionsIn(course).map(({ text }) => text)).toEqual(
      questionsIn(whole.course).map(({ text }) => text),
    );
    expect(lost).toHaveLength(whole.course.figures.length);
    expect(lost.every(({ what, name }) => what === "picture" && name !== "")).toBe(true);
    expect([course.figures, leftOut]).toEqual([[], 0]);
    expect(course.steps.map(({ content }) => content).join()).not.toContain("figure:");
  });
});
