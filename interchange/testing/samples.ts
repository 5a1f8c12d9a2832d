import { createHash } from "node:crypto";
import {
  type CourseLanguage,
  figureAddress,
  mediaAddress,
  NO_SECTIONS,
  OWN_DESIGN,
  type Source,
} from "@lehrpfad/contract";
import sharp from "sharp";
import type {
  CourseFile,
  CourseRecording,
  Exercise,
  ExportedCourse,
  ExportedStep,
} from "../src/publication/types.ts";
import { SAMPLE_TEXTS, type SampleTexts } from "./sampleTexts.ts";

/** An id that is the same in every run. */
export function sampleId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/** A figure: bars on white, another one for each number. */
async function figureFile(
  id: string,
  number: number,
  size: { width: number; height: number },
): Promise<CourseFile> {
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 3, 0xff);
  for (let at = 0; at < 8; at++) {
    const bar = 40 + ((number * 37 + at * 61) % 200);
    const left = Math.round((at * width) / 8) + 8;
    for (let y = height - bar; y < height; y++)
      pixels.fill(
        Buffer.from("1e5b43", "hex"),
        3 * (y * width + left),
        3 * (y * width + left + Math.floor(width / 12)),
      );
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const bytes = new Uint8Array(await picture.webp({ lossless: true }).toBuffer());
  return { id, type: "image/webp", bytes: bytes.length, read: () => Promise.resolve(bytes) };
}

const SIZE = { width: 480, height: 300 };

/** Texts that break careless writers. */
export const HOSTILE = [
  "<script>document.title = 'ran'</script>",
  '"><img src=x onerror=alert(1)>',
  "]]> --> </script> & &amp; ' \u0007\u200b\ud800",
  "~ = # { } : \\ %s {{x}} $1",
] as const;

function sourceOf(texts: SampleTexts, page: number | null): Source {
  const { documentName, quote } = texts;
  return { documentId: sampleId(documentName), documentName, page, paragraph: 3, quote };
}

/** A question of every kind. */
function exercisesOf(texts: SampleTexts, seed: string): Exercise[] {
  const { choice, typed, numeric, match, order, self } = texts;
  const shared = (kind: string, text: string) => ({
    id: sampleId(`${seed} ${kind}`),
    text,
    explanation: texts.explanation,
    hint: texts.hint,
    reason: null,
    origin: "builtin" as const,
    source: sourceOf(texts, 12),
  });
  const options = choice.options.map((option, at) => ({ id: "abcd"[at] ?? "e", ...option }));
  return [
    { ...shared("choice", choice.text), kind: "choice", options },
    { ...shared("typed", typed.text), kind: "typed", accepted: typed.accepted },
    { ...shared("numeric", numeric.text), kind: "numeric", value: 0.5, unit: numeric.unit, tolerance: 0.1 },
    {
      ...shared("match", match.text),
      kind: "match",
      pairs: match.pairs.map(([text, other], at) => ({
        id: `i${at}`,
        text,
        matchId: `m${at}`,
        match: other,
      })),
    },
    {
      ...shared("order", order.text),
      kind: "order",
      items: order.items.map((text, at) => ({ id: `o${at}`, text })),
    },
    { ...shared("self", self.text), kind: "self", passage: self.passage, points: self.points },
  ];
}

/** The Markdown of a step with everything that a text may hold. */
function contentOf(texts: SampleTexts, figure: string | null): string {
  const image = figure === null ? "" : `![${texts.alt}](${figure} "${texts.caption}")\n\n`;
  return `${texts.intro} **${texts.term}**, *${texts.term}*, H<sub>2</sub>O, \`a < b && c\`, $E = mc^2$.

${image}## ${texts.heading}

- ${texts.items[0]}
  1. ${texts.items[1]}
  2. [${texts.items[2]}](https://example.org/?a=1&b=2)
- [x] ${texts.items[1]}

| ${texts.cells[0]} | ${texts.cells[1]} |
| :-- | --: |
| ${texts.cells[2]} | 1 |
| ${texts.cells[3]} | 2<br>3 |

> [!WARNING] ${texts.term}
> ${texts.intro}

### ${texts.subheading}

\`\`\`js
if (a < b && c > "d") { end("</script>"); }
\`\`\`

$$\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}$$

> ${texts.quote}

---

<script>alert(1)</script>

${texts.closing} ![x](https://example.org/pixel.gif)`;
}

function stepOf(
  texts: SampleTexts,
  at: number,
  { figure, questions }: { figure: string | null; questions: "all" | "choice" | "none" },
): ExportedStep {
  const asked = exercisesOf(texts, `${texts.title} ${at}`);
  const [choice] = asked;
  const source = sourceOf(texts, at % 2 === 0 ? 12 : null);
  return {
    id: sampleId(`${texts.title} step ${at}`),
    title: `${texts.stepTitle} ${at + 1}`,
    content: contentOf(texts, figure),
    sections: {
      objectives: [{ text: texts.items[0], source }],
      keyPoints: [{ text: texts.intro, source }],
      reflections: [{ text: choiceText(choice), source: null }],
      terms: [{ term: texts.term, meaning: texts.explanation, source }],
      next: texts.stepTitle,
    },
    summary: `${texts.closing} **${texts.term}**.`,
    words: 420,
    sources: [source],
    question: questions === "none" ? null : (choice ?? null),
    exercises:
      questions === "all"
        ? asked.slice(1).map((exercise, place) => ({ ...exercise, section: place < 2 ? place : null }))
        : [],
  };
}

const choiceText = (exercise: Exercise | undefined) => exercise?.text ?? "";

/** A course in a language: three steps, one with every kind of exercise. */
export async function sampleCourse(language: CourseLanguage): Promise<ExportedCourse> {
  const texts = SAMPLE_TEXTS[language];
  const id = sampleId(`${language} figure`);
  const address = figureAddress({ id, ...SIZE, page: 12 });
  return {
    ...sharedOf(language),
    steps: [
      stepOf(texts, 0, { figure: address, questions: "all" }),
      stepOf(texts, 1, { figure: null, questions: "choice" }),
      stepOf(texts, 2, { figure: null, questions: "none" }),
    ],
    figures: [await figureFile(id, 1, SIZE)],
  };
}

/** What is said in the recordings. */
export const SPOKEN = "The bees hum.\nThey dance.\n\nThen they fly.";
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nThe bees hum.\n";

/** A recording of so many bytes, which come in pieces and are no sound. */
export function sampleRecording(name: string, type: string, bytes = 5_000): CourseRecording {
  const piece = (at: number): Uint8Array => new Uint8Array(Math.min(1_000, bytes - at)).fill(at % 251);
  return {
    ...{ id: sampleId(name), name, type, bytes, transcript: SPOKEN, captions: CAPTIONS },
    async *read() {
      for (let at = 0; at < bytes; at += 1_000) yield piece(at);
    },
  };
}

/** A course whose first step begins with a video and ends with a sound. */
export async function recordedCourse(language: CourseLanguage): Promise<ExportedCourse> {
  const course = await sampleCourse(language);
  const [step, ...others] = course.steps;
  if (!step) throw new Error("The sample has steps.");
  const video = sampleRecording("video", "video/mp4");
  const audio = { ...sampleRecording("audio", "audio/mpeg"), captions: "" };
  const size = { width: 640, height: 360, seconds: 93 };
  const [seen, heard] = [
    mediaAddress({ id: video.id, kind: "video", ...size }),
    mediaAddress({ id: audio.id, kind: "audio", ...{ width: null, height: null, seconds: 12 } }),
  ];
  const content = `![${RECORDED}](${seen})\n\n${step.content}\n\n![Humming](${heard})`;
  return { ...course, steps: [{ ...step, content }, ...others], recordings: [video, audio] };
}

/** The title of the video. */
export const RECORDED = "Bees at the hive, listened to";

function sharedOf(language: CourseLanguage): Omit<ExportedCourse, "steps" | "figures"> {
  const { title, goal } = SAMPLE_TEXTS[language];
  return {
    id: sampleId(title),
    title,
    language,
    difficulty: "standard",
    goal,
    creator: "Ada Muster",
    editedAt: new Date("2026-03-29T01:30:00Z"),
    passPercent: null,
    entryTest: false,
    finalQuiz: "none",
    quizQuestions: null,
    design: OWN_DESIGN,
    recordings: [],
  };
}

/** A course whose every text is hostile. */
export async function hostileCourse(): Promise<ExportedCourse> {
  const [first, second, third, fourth] = HOSTILE;
  const course = await sampleCourse("en");
  const [step] = course.steps;
  if (step === undefined) throw new Error("the sample has no step");
  const texts: SampleTexts = {
    ...SAMPLE_TEXTS.en,
    documentName: third,
    quote: first,
    explanation: second,
    hint: fourth,
    choice: { text: first, options: HOSTILE.map((text, at) => ({ text, correct: at < 2, feedback: text })) },
    match: {
      text: second,
      pairs: [
        [first, second],
        [third, fourth],
        ["a", "b"],
      ],
    },
    order: { text: third, items: [...HOSTILE] },
    typed: { text: fourth, accepted: [first] },
    self: { text: first, passage: second, points: [third] },
  };
  return {
    ...course,
    title: `${first} ${third}`,
    goal: second,
    creator: fourth,
    steps: [
      { ...stepOf(texts, 9, { figure: null, questions: "all" }), title: first },
      { ...step, title: third },
    ],
  };
}

/** A course of many steps with one question each, and figures. */
export async function largeCourse(steps = 50, figures = 60): Promise<ExportedCourse> {
  const texts = SAMPLE_TEXTS.de;
  const ids = Array.from({ length: figures }, (_, at) => sampleId(`large figure ${at}`));
  const size = { width: 1200, height: 800 };
  const imageOf = (id: string, at: number) =>
    `![${texts.alt} ${at}](${figureAddress({ id, ...size, page: at + 1 })} "${texts.caption} ${at}")`;
  return {
    ...sharedOf("de"),
    id: sampleId("large"),
    title: `${texts.title} (${steps})`,
    steps: Array.from({ length: steps }, (_, at) => {
      const step = stepOf(texts, at, { figure: null, questions: "choice" });
      const own = ids.map(imageOf).filter((_image, number) => number % steps === at);
      return {
        ...step,
        sections: { ...NO_SECTIONS, next: null },
        content: [step.content, ...own].join("\n\n"),
      };
    }),
    figures: await Promise.all(ids.map((id, at) => figureFile(id, at, size))),
  };
}
