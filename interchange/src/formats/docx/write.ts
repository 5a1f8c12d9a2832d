import { nextLine } from "@lehrpfad/contract";
import { type Entry, zipOf } from "../../archive/zip.ts";
import { exercisesOfStep } from "../../publication/fromCourse.ts";
import type { Exercise, Publication, PublishedStep } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { rastersOf } from "../../render/rasters.ts";
import { solutionLines } from "../../render/solution.ts";
import { sourceLine } from "../../render/sources.ts";
import { figureBytesOf, textBytes, undescribedLosses } from "../assets.ts";
import { choicesOf } from "../bookExercise.ts";
import type { Format } from "../format.ts";
import { askedText, plainInstruction } from "../questions.ts";
import { blocksXml, type DocxContext, linesXml, paragraphXml, runXml } from "./blocks.ts";
import { DECLARATION, DOCUMENT_NAMESPACES, DocxParts } from "./parts.ts";
import { stylesXml } from "./styles.ts";

const styled = (style: string, text: string): string => paragraphXml(runXml(text), { style });
const texts = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);

function exerciseXml(context: DocxContext, exercise: Exercise, publication: Publication): string {
  const { lines, others } = choicesOf(exercise);
  return [
    styled("Question", askedText(exercise)),
    styled("Instruction", plainInstruction(exercise, publication)),
    linesXml(context, lines, others.length > 0 ? "decimal" : "lower"),
    linesXml(context, others, "upper"),
  ].join("");
}

function under(context: DocxContext, heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : styled("Heading2", heading) + linesXml(context, lines);
}

function stepXml(context: DocxContext, step: PublishedStep, publication: Publication): string {
  const { sections: labels, viewer } = publication.words;
  const { objectives, keyPoints, reflections, terms, next } = step.sections;
  const asked = (exercises: readonly Exercise[]) =>
    exercises.map((exercise) => exerciseXml(context, exercise, publication)).join("");
  const sources = step.sources.map((source) => sourceLine(source, publication.words));
  return [
    paragraphXml(runXml(`${step.position}. ${step.title}`), { style: "Heading1", breaksPage: true }),
    ...(objectives.length === 0
      ? []
      : [paragraphXml(runXml(labels.objectives, { bold: true })), linesXml(context, texts(objectives))]),
    ...step.parts.map(({ blocks, exercises }) => blocksXml(context, blocks) + asked(exercises)),
    under(context, labels.keyPoints, texts(keyPoints)),
    under(context, labels.reflections, texts(reflections)),
    under(
      context,
      labels.terms,
      terms.map(({ term, meaning }) => `${term}${context.words.exported.colon}${meaning}`),
    ),
    next === null ? "" : paragraphXml(runXml(nextLine(next, labels), { italic: true })),
    asked(step.exercises),
    step.summary.length === 0
      ? ""
      : styled("Heading2", viewer.summary) + blocksXml(context, step.summary, { heading: 3, depth: 0 }),
    under(context, viewer.sources, sources),
  ].join("");
}

function solutionXml(context: DocxContext, exercise: Exercise, publication: Publication): string {
  const right = solutionLines(exercise, publication);
  const said =
    exercise.kind === "self"
      ? right.map((line) => paragraphXml(runXml(line))).join("") + linesXml(context, exercise.points)
      : linesXml(context, right, exercise.kind === "order" ? "decimal" : "bullet");
  const why = exercise.explanation === "" ? "" : paragraphXml(runXml(exercise.explanation));
  return styled("Question", askedText(exercise)) + said + why;
}

function solutionsXml(context: DocxContext, publication: Publication): string {
  const heading = paragraphXml(runXml(publication.words.exported.solutions), {
    style: "Heading1",
    breaksPage: true,
  });
  const steps = publication.steps.flatMap((step) => {
    const solved = exercisesOfStep(step).map((exercise) => solutionXml(context, exercise, publication));
    return solved.length === 0 ? [] : [styled("Heading2", `${step.position}. ${step.title}`), ...solved];
  });
  return steps.length === 0 ? "" : [heading, ...steps].join("");
}

function documentXml(context: DocxContext, publication: Publication, answers: boolean): string {
  const { title, creator, goal, steps } = publication;
  const body = [
    styled("Title", title),
    ...(creator === null ? [] : [styled("Subtitle", creator)]),
    ...(goal === null ? [] : [paragraphXml(runXml(goal))]),
    ...steps.map((step) => stepXml(context, step, publication)),
    answers ? solutionsXml(context, publication) : "",
    // A4 with margins of an inch.
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>',
  ];
  return `${DECLARATION}<w:document ${DOCUMENT_NAMESPACES}><w:body>${body.join("")}</w:body></w:document>`;
}

const TYPES = `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>${[
  ["word/document", "document.main"],
  ["word/styles", "styles"],
  ["word/numbering", "numbering"],
  ["word/settings", "settings"],
]
  .map(
    ([part, type]) =>
      `<Override PartName="/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`,
  )
  .join(
    "",
  )}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const RELATIONS = `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** What a document says of itself; the only time is that of the last change. */
function coreXml({ title, creator, goal, language, modified }: Publication): string {
  const stamp = modified.toISOString().replace(/\.\d{3}Z$/, "Z");
  const said = (name: string, text: string | null) =>
    text === null || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;
  return `${DECLARATION}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${said("dc:title", title)}${said("dc:creator", creator)}${said("dc:description", goal)}<dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${stamp}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${stamp}</dcterms:modified></cp:coreProperties>`;
}

const settingsXml = (language: string): string =>
  `${DECLARATION}<w:settings ${DOCUMENT_NAMESPACES}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${language}"/></w:settings>`;

/** The files of a document (ECMA-376): text, lists, styles and pictures. */
async function docxEntries(publication: Publication, answers: boolean): Promise<Entry[]> {
  const { words, design, language } = publication;
  const context: DocxContext = {
    parts: new DocxParts(),
    words,
    rasters: await rastersOf(publication.assets.values()),
  };
  const document = documentXml(context, publication, answers);
  return [
    { name: "[Content_Types].xml", content: TYPES },
    { name: "_rels/.rels", content: RELATIONS },
    { name: "docProps/core.xml", content: coreXml(publication) },
    { name: "word/document.xml", content: document },
    { name: "word/_rels/document.xml.rels", content: context.parts.relationsXml() },
    { name: "word/numbering.xml", content: context.parts.numberingXml() },
    { name: "word/styles.xml", content: stylesXml(design, language) },
    { name: "word/settings.xml", content: settingsXml(language) },
    ...[...context.rasters.values()].map(({ id, extension, data }) => ({
      name: `word/media/${id}.${extension}`,
      content: data,
    })),
  ];
}

/** A course as a document to work on with Word or Writer; solutions at the end or not at all. */
export const docx: Format = {
  name: "docx",
  extension: "docx",
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  options: ["answers"],
  tellsAnswers: ({ answers }) => answers,
  lossesOf: undescribedLosses,
  sizeOf: (publication) => textBytes(publication) + figureBytesOf(publication),
  async *write(publication, { answers }) {
    yield* zipOf(await docxEntries(publication, answers));
  },
};
