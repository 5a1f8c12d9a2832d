import { uuidOf } from "../../archive/ids.ts";
import type { Entry } from "../../archive/zip.ts";
import { everyBlock } from "../../markdown/blocks.ts";
import { blocksOfStep, exercisesOfStep } from "../../publication/fromCourse.ts";
import type { Publication, PublishedStep } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { type Raster, rastersOf } from "../../render/rasters.ts";
import { type StepOptions, sourcesXhtml, stepXhtml } from "../../render/step.ts";
import { blockXhtml, element } from "../../render/xhtml.ts";
import { recordingEntries, recordingFiles, recordingPath } from "../assets.ts";
import { exerciseXhtml, solutionXhtml } from "../bookExercise.ts";
import type { Carried } from "../format.ts";
import { STYLE } from "./style.ts";

export interface EpubOptions {
  /** Whether the solutions stand in a chapter at the end. */
  solutions: boolean;
  /** The recordings that it plays. */
  carried: Carried;
}

/** In a chapter that holds MathML, whose item has to say so. */
const FORMULA = /<math\b/;
const two = (position: number): string => String(position).padStart(2, "0");
const stepPath = ({ position }: PublishedStep): string => `steps/${two(position)}.xhtml`;

/** A chapter; `up` leads from it to the folder of the book. */
function page(publication: Publication, title: string, body: string, { up = "", type = "" } = {}): string {
  const { language } = publication;
  const kind = type === "" ? "" : ` epub:type="${type}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="${up}style.css"/></head>
<body${kind}>
${body}
</body>
</html>
`;
}

function stepPage(
  step: PublishedStep,
  publication: Publication,
  { solutions, carried }: EpubOptions,
  rasters: Map<string, Raster>,
): string {
  const { words } = publication;
  const options: StepOptions = {
    words,
    heading: 2,
    srcOf: ({ asset }) => {
      const raster = rasters.get(asset);
      return raster === undefined ? null : `../assets/${asset}.${raster.extension}`;
    },
    recordingSrc: ({ asset }) => recordingFiles(carried, asset, "../"),
    exercise: (exercise) =>
      exerciseXhtml(
        exercise,
        publication,
        solutions
          ? element(
              "p",
              {},
              element(
                "a",
                { href: `../solutions.xhtml#a-${exercise.id}` },
                escapeXml(words.exported.to_solution),
              ),
            )
          : "",
      ),
  };
  const summary = blockXhtml(step.summary, options);
  const sources = sourcesXhtml(step, options);
  const body = [
    element("h1", { id: "title" }, escapeXml(step.title)),
    stepXhtml(step, options),
    ...(summary === "" ? [] : [element("h2", {}, escapeXml(words.viewer.summary)), summary]),
    ...(sources === "" ? [] : [element("h2", {}, escapeXml(words.viewer.sources)), sources]),
  ].join("\n");
  // Links of the text lead out of the book: that they open elsewhere is the reader's affair.
  const book = body.replaceAll(' rel="noopener noreferrer nofollow" target="_blank"', "");
  const chapter = element(
    "section",
    { "epub:type": "chapter", role: "doc-chapter", "aria-labelledby": "title" },
    book,
  );
  return page(publication, step.title, chapter, { up: "../", type: "bodymatter" });
}

function solutionsPage(publication: Publication): string {
  const { words, steps } = publication;
  const parts = steps.flatMap((step) => {
    const solved = exercisesOfStep(step).map((exercise) =>
      element(
        "div",
        { class: "exercise", id: `a-${exercise.id}` },
        `${solutionXhtml(exercise, publication)}\n${element("p", {}, element("a", { href: `${stepPath(step)}#q-${exercise.id}` }, escapeXml(words.exported.to_question)))}`,
      ),
    );
    return solved.length === 0
      ? []
      : [element("h2", {}, escapeXml(`${step.position}. ${step.title}`)), ...solved];
  });
  const body = `${element("h1", {}, escapeXml(words.exported.solutions))}\n${parts.join("\n")}`;
  return page(publication, words.exported.solutions, body, { type: "backmatter answers" });
}

interface Chapter {
  id: string;
  path: string;
  title: string;
  content: string;
}

function navPage(publication: Publication, chapters: readonly Chapter[]): string {
  const items = chapters.map(({ path, title }) =>
    element("li", {}, element("a", { href: path }, escapeXml(title))),
  );
  const heading = element("h1", {}, escapeXml(publication.words.exported.contents));
  const body = `<nav epub:type="toc" id="toc" role="doc-toc">${heading}\n<ol>\n${items.join("\n")}\n</ol></nav>`;
  return page(publication, publication.words.exported.contents, body);
}

/** What a reader is told of how the book can be read, from what is really in it. */
function accessibility(publication: Publication, chapters: readonly Chapter[], carried: Carried): string[] {
  const recordings = [...carried.values()];
  const isTold = recordings.every(({ transcript }) => transcript !== "");
  const blocks = publication.steps.flatMap((step) => [...everyBlock(blocksOfStep(step))]);
  const figures = blocks.filter((block) => block.type === "figure");
  const hasFormulas = chapters.some(({ content }) => FORMULA.test(content));
  const described = figures.every(({ alt, caption }) => alt.trim() !== "" || caption.trim() !== "");
  const { exported } = publication.words;
  const meta = (property: string, value: string): string =>
    `<meta property="schema:${property}">${escapeXml(value)}</meta>`;
  return [
    meta("accessMode", "textual"),
    ...(figures.length > 0 ? [meta("accessMode", "visual")] : []),
    ...(recordings.length > 0 ? [meta("accessMode", "auditory")] : []),
    ...(described && isTold ? [meta("accessModeSufficient", "textual")] : []),
    ...["structuralNavigation", "tableOfContents", "readingOrder"].map((value) =>
      meta("accessibilityFeature", value),
    ),
    ...(figures.length > 0 && described ? [meta("accessibilityFeature", "alternativeText")] : []),
    ...(recordings.length > 0 && isTold ? [meta("accessibilityFeature", "transcript")] : []),
    ...(hasFormulas ? [meta("accessibilityFeature", "MathML")] : []),
    meta("accessibilityHazard", "none"),
    meta("accessibilitySummary", described ? exported.accessible : exported.partly_accessible),
  ];
}

function packageXml(
  publication: Publication,
  chapters: readonly Chapter[],
  { rasters, carried }: { rasters: Map<string, Raster>; carried: Carried },
): string {
  const { id, title, language, creator, goal, modified, version } = publication;
  const stamp = modified.toISOString().replace(/\.\d{3}Z$/, "Z");
  const items = chapters.map(({ id: chapter, path, content }) => {
    const properties = FORMULA.test(content) ? ' properties="mathml"' : "";
    return `<item id="${chapter}" href="${path}" media-type="application/xhtml+xml"${properties}/>`;
  });
  const pictures = [...rasters.values()].map(
    ({ id: asset, extension, type }) =>
      `<item id="f-${asset}" href="assets/${asset}.${extension}" media-type="${type}"/>`,
  );
  const heard = recordingEntries(carried).map(({ name }, at) => {
    const file = [...carried.values()].find((one) => recordingPath(one) === name);
    return `<item id="r${at}" href="${name}" media-type="${file?.type ?? "text/vtt"}"/>`;
  });
  const metadata = [
    `<dc:identifier id="id">urn:uuid:${uuidOf("epub", id, version)}</dc:identifier>`,
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:language>${language}</dc:language>`,
    ...(creator === null ? [] : [`<dc:creator>${escapeXml(creator)}</dc:creator>`]),
    ...(goal === null || goal.trim() === "" ? [] : [`<dc:description>${escapeXml(goal)}</dc:description>`]),
    `<meta property="dcterms:modified">${stamp}</meta>`,
    ...accessibility(publication, chapters, carried),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join("\n")}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...items, ...pictures, ...heard].join("\n")}
</manifest>
<spine>
${chapters.map(({ id: chapter }) => `<itemref idref="${chapter}"/>`).join("\n")}
</spine>
</package>
`;
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

function chaptersOf(publication: Publication, options: EpubOptions, rasters: Map<string, Raster>): Chapter[] {
  const { title, goal, creator, steps, words } = publication;
  const front = [
    element("h1", {}, escapeXml(title)),
    ...(creator === null ? [] : [element("p", {}, escapeXml(creator))]),
    ...(goal === null ? [] : [element("p", {}, escapeXml(goal))]),
  ].join("\n");
  const asks = steps.some((step) => exercisesOfStep(step).length > 0);
  return [
    {
      id: "title",
      path: "title.xhtml",
      title,
      content: page(publication, title, front, { type: "frontmatter titlepage" }),
    },
    ...steps.map((step) => ({
      id: `s${two(step.position)}`,
      path: stepPath(step),
      title: `${step.position}. ${step.title}`,
      content: stepPage(step, publication, options, rasters),
    })),
    ...(options.solutions && asks
      ? [
          {
            id: "solutions",
            path: "solutions.xhtml",
            title: words.exported.solutions,
            content: solutionsPage(publication),
          },
        ]
      : []),
  ];
}

/** A course as an EPUB 3.3: a chapter for each step, its questions to think over, the solutions at the end. */
export async function epubEntries(publication: Publication, options: EpubOptions): Promise<Entry[]> {
  const { carried } = options;
  const rasters = await rastersOf(publication.assets.values());
  const chapters = chaptersOf(publication, options, rasters);
  const inBook = (name: string, content: Entry["content"]): Entry => ({ name: `EPUB/${name}`, content });
  return [
    { name: "mimetype", content: "application/epub+zip", leads: true },
    { name: "META-INF/container.xml", content: CONTAINER },
    inBook("package.opf", packageXml(publication, chapters, { rasters, carried })),
    inBook("nav.xhtml", navPage(publication, chapters)),
    inBook("style.css", STYLE),
    ...chapters.map(({ path, content }) => inBook(path, content)),
    ...[...rasters.values()].map(({ id, extension, data }) => inBook(`assets/${id}.${extension}`, data)),
    ...recordingEntries(carried).map(({ name, content }) => inBook(name, content)),
  ];
}
