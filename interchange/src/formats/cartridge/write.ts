import { xmlId } from "../../archive/ids.ts";
import { type Entry, zipOf } from "../../archive/zip.ts";
import { everyBlock } from "../../markdown/blocks.ts";
import { blocksOfStep } from "../../publication/fromCourse.ts";
import type { Publication, PublishedStep } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { type Raster, rastersOf } from "../../render/rasters.ts";
import { sourcesXhtml, stepXhtml } from "../../render/step.ts";
import { blockXhtml, element } from "../../render/xhtml.ts";
import {
  exactLosses,
  figureBytesOf,
  handMarkedLosses,
  hintLosses,
  splitLosses,
  textBytes,
  undescribedLosses,
} from "../assets.ts";
import type { Format } from "../format.ts";
import { questionsOf } from "../questions.ts";
import { questionsFor, quizXml } from "./items.ts";

const two = (position: number): string => String(position).padStart(2, "0");
const picturePath = ({ id, extension }: Raster): string => `assets/${id}.${extension}`;

/** A step of a cartridge: a page, and a quiz where something is asked. */
interface Part {
  step: PublishedStep;
  page: { path: string; content: string; pictures: Raster[] };
  quiz: { path: string; content: string } | null;
}

function pageHtml(step: PublishedStep, publication: Publication, rasters: Map<string, Raster>): string {
  const { words, language } = publication;
  const options = {
    words,
    heading: 2,
    srcOf: ({ asset }: { asset: string }) => {
      const raster = rasters.get(asset);
      return raster === undefined ? null : `../${picturePath(raster)}`;
    },
    exercise: () => "",
  };
  const under = (heading: string, body: string) =>
    body === "" ? [] : [element("h2", {}, escapeXml(heading)), body];
  const body = [
    element("h1", {}, escapeXml(step.title)),
    stepXhtml(step, options),
    ...under(words.viewer.summary, blockXhtml(step.summary, options)),
    ...under(words.viewer.sources, sourcesXhtml(step, options)),
  ];
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"/><title>${escapeXml(step.title)}</title></head>
<body>
${body.join("\n")}
</body>
</html>
`;
}

function partsOf(publication: Publication, rasters: Map<string, Raster>): Part[] {
  const asked = questionsOf(publication);
  return publication.steps.map((step) => {
    const figures = [...everyBlock(blocksOfStep(step))].filter((block) => block.type === "figure");
    const pictures = [...new Set(figures.map(({ asset }) => asset))].flatMap((id) => rasters.get(id) ?? []);
    const questions = asked
      .filter((question) => question.step === step)
      .flatMap((question) => questionsFor(question, publication));
    return {
      step,
      page: {
        path: `pages/${two(step.position)}.html`,
        content: pageHtml(step, publication, rasters),
        pictures,
      },
      quiz:
        questions.length === 0
          ? null
          : {
              path: `quizzes/${two(step.position)}.xml`,
              content: quizXml(xmlId("quiz", step.id), step.title, questions),
            },
    };
  });
}

const pictureId = ({ id }: Raster): string => xmlId("picture", id);

const QUIZ_TYPE = "imsqti_xmlv1p2/imscc_xmlv1p1/assessment";

function resourcesXml(parts: readonly Part[], rasters: Map<string, Raster>): string {
  const file = (path: string) => `<file href="${path}"/>`;
  const content = (id: string, path: string, needs: readonly string[] = []) =>
    `<resource identifier="${id}" type="webcontent" href="${path}">${file(path)}${needs.join("")}</resource>`;
  const quizzes = (id: string, path: string) =>
    `<resource identifier="${id}" type="${QUIZ_TYPE}">${file(path)}</resource>`;
  const dependency = (raster: Raster) => `<dependency identifierref="${pictureId(raster)}"/>`;
  return [
    ...parts.flatMap(({ step, page, quiz }) => [
      content(xmlId("page", step.id), page.path, page.pictures.map(dependency)),
      ...(quiz === null ? [] : [quizzes(xmlId("res-quiz", step.id), quiz.path)]),
    ]),
    ...[...rasters.values()].map((raster) => content(pictureId(raster), picturePath(raster))),
  ].join("\n");
}

function itemsXml(parts: readonly Part[], { words }: Publication): string {
  const item = (kind: string, id: string, reference: string, title: string, inside = "") =>
    `<item identifier="${xmlId(kind, id)}"${reference === "" ? "" : ` identifierref="${reference}"`}><title>${escapeXml(title)}</title>${inside}</item>`;
  return parts
    .map(({ step, quiz }) => {
      const { id, title, position } = step;
      const page = item("item-page", id, xmlId("page", id), title);
      const asked =
        quiz &&
        item(
          "item-quiz",
          id,
          xmlId("res-quiz", id),
          `${title}${words.exported.colon}${words.exported.questions}`,
        );
      return item("folder", id, "", `${position}. ${title}`, page + (asked ?? ""));
    })
    .join("\n");
}

/** Its namespace stands within the first kilobyte, by which platforms know the version. */
function manifest(publication: Publication, parts: readonly Part[], rasters: Map<string, Raster>): string {
  const { id, version, title, goal, language } = publication;
  const text = (name: string, said: string) =>
    `<lomimscc:${name}><lomimscc:string language="${language}">${escapeXml(said)}</lomimscc:string></lomimscc:${name}>`;
  const description = goal === null || goal.trim() === "" ? "" : text("description", goal);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${xmlId("cartridge", id, version)}" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/resource" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion><lomimscc:lom><lomimscc:general>${text("title", title)}<lomimscc:language>${language}</lomimscc:language>${description}</lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="${xmlId("org", id)}" structure="rooted-hierarchy"><item identifier="${xmlId("root", id)}">
${itemsXml(parts, publication)}
</item></organization></organizations>
<resources>
${resourcesXml(parts, rasters)}
</resources>
</manifest>
`;
}

async function entriesOf(publication: Publication): Promise<Entry[]> {
  const rasters = await rastersOf(publication.assets.values());
  const parts = partsOf(publication, rasters);
  return [
    { name: "imsmanifest.xml", content: manifest(publication, parts, rasters) },
    ...parts.flatMap(({ page, quiz }) => [
      { name: page.path, content: page.content },
      ...(quiz === null ? [] : [{ name: quiz.path, content: quiz.content }]),
    ]),
    ...[...rasters.values()].map((raster) => ({ name: picturePath(raster), content: raster.data })),
  ];
}

/** A course as a Common Cartridge 1.1, the version that most platforms take: a page for each step, and a quiz. */
export const cartridge: Format = {
  name: "cartridge",
  extension: "imscc",
  mediaType: "application/zip",
  options: [],
  tellsAnswers: () => true,
  lossesOf: (publication) => [
    ...undescribedLosses(publication),
    ...hintLosses(publication),
    ...splitLosses(publication),
    ...exactLosses(publication),
    ...handMarkedLosses(publication),
  ],
  sizeOf: (publication) => textBytes(publication) + figureBytesOf(publication),
  async *write(publication) {
    yield* zipOf(await entriesOf(publication));
  },
};
