import { xmlId } from "../../archive/ids.ts";
import { type Entry, zipOf } from "../../archive/zip.ts";
import type { Publication, PublishedStep } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { handMarkedLosses, hintLosses, textBytes, textLosses } from "../assets.ts";
import type { Format } from "../format.ts";
import { type AskedQuestion, questionsOf } from "../questions.ts";
import { QTI_NAMESPACES, qtiItem } from "./item.ts";

const TEST = "test.xml";

interface Item extends AskedQuestion {
  identifier: string;
  path: string;
}

function itemsOf(publication: Publication): Item[] {
  return questionsOf(publication).map((asked) => {
    const identifier = xmlId("item", asked.exercise.id);
    return { ...asked, identifier, path: `items/${identifier}.xml` };
  });
}

function sectionXml({ id, title }: PublishedStep, items: readonly Item[]): string {
  const refs = items.map(
    ({ identifier, path }) => `<assessmentItemRef identifier="${identifier}" href="${path}"/>`,
  );
  return `<assessmentSection identifier="${xmlId("section", id)}" title="${escapeXml(title)}" visible="true">
${refs.join("\n")}
</assessmentSection>`;
}

function testXml(publication: Publication, items: readonly Item[]): string {
  const sections = publication.steps.flatMap((step) => {
    const own = items.filter((item) => item.step === step);
    return own.length === 0 ? [] : [sectionXml(step, own)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentTest ${QTI_NAMESPACES} identifier="${xmlId("test", publication.id)}" title="${escapeXml(publication.title)}">
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">
<itemSessionControl showFeedback="true"/>
${sections.join("\n")}
</testPart>
<outcomeProcessing><setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE"/></sum></setOutcomeValue></outcomeProcessing>
</assessmentTest>
`;
}

const idOf = ({ identifier }: Item): string => `res-${identifier}`;

function testResource(id: string, items: readonly Item[]): string {
  const needs = items.map((item) => `<dependency identifierref="${idOf(item)}"/>`);
  return `<resource identifier="${xmlId("res-test", id)}" type="imsqti_test_xmlv2p1" href="${TEST}"><file href="${TEST}"/>${needs.join("")}</resource>`;
}

function manifest({ id, version }: Publication, items: readonly Item[]): string {
  const resources = items.map(
    (item) =>
      `<resource identifier="${idOf(item)}" type="imsqti_item_xmlv2p1" href="${item.path}"><file href="${item.path}"/></resource>`,
  );
  // A test without items is none.
  const test = items.length === 0 ? [] : [testResource(id, items)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="${xmlId("qti", id, version)}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
${[...test, ...resources].join("\n")}
</resources>
</manifest>
`;
}

function entriesOf(publication: Publication): Entry[] {
  const items = itemsOf(publication);
  return [
    { name: "imsmanifest.xml", content: manifest(publication, items) },
    ...(items.length === 0 ? [] : [{ name: TEST, content: testXml(publication, items) }]),
    ...items.map((item) => ({ name: item.path, content: qtiItem(item, publication, item.identifier) })),
  ];
}

/** The questions of a course as QTI 2.1: an item for each, and a test with a section for each step. */
export const qti: Format = {
  name: "qti",
  extension: "zip",
  mediaType: "application/zip",
  options: [],
  tellsAnswers: () => true,
  lossesOf: (publication) => [
    ...textLosses(publication),
    ...hintLosses(publication),
    ...handMarkedLosses(publication),
  ],
  sizeOf: textBytes,
  write: (publication) => zipOf(entriesOf(publication)),
};
