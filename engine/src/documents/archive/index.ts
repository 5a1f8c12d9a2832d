import type { Draft } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import type { ReadLimits } from "../limits.ts";
import { mainPart } from "./office.ts";
import { Package } from "./package.ts";

type ReadParts = (limits: ReadLimits) => Promise<Draft>;

const LONGEST_TYPE = 200;

/** What an OpenDocument or EPUB file says of itself in its first part. */
async function declaredType(parts: Package): Promise<string> {
  const data = await parts.bytes("mimetype", LONGEST_TYPE);
  return data === null ? "" : Buffer.from(data).toString("latin1").trim();
}

async function officeReader(parts: Package): Promise<ReadParts | null> {
  if (!parts.has("[Content_Types].xml")) return null;
  const main = (await mainPart(parts)) ?? "word/document.xml";
  if (!parts.has(main)) return null;
  if (main.includes("word")) {
    const { readDocx } = await import("../docx/index.ts");
    return () => readDocx(parts, main);
  }
  if (!main.includes("ppt")) return null;
  const { readPptx } = await import("../pptx/index.ts");
  return () => readPptx(parts, main);
}

async function readerOf(parts: Package): Promise<ReadParts | null> {
  const type = await declaredType(parts);
  if (type.startsWith("application/vnd.oasis.opendocument.text")) {
    const { readOdt } = await import("../odt/index.ts");
    return () => readOdt(parts);
  }
  if (type === "application/epub+zip" || parts.has("META-INF/container.xml")) {
    const { readEpub } = await import("../epub/index.ts");
    return () => readEpub(parts);
  }
  if (parts.has("imsmanifest.xml")) {
    const { readScorm } = await import("../scorm/index.ts");
    return () => readScorm(parts);
  }
  return await officeReader(parts);
}

/**
 * Reads a document that is a package of files: which kind it is, its parts tell.
 * @throws DocumentError where nothing can be read
 */
export async function readArchive(data: Uint8Array, limits: ReadLimits): Promise<Draft> {
  const parts = await Package.open(data, limits);
  const read = await readerOf(parts);
  if (read === null)
    throw new DocumentError(parts.isCutOff ? "document_damaged" : "document_type_unsupported");
  return await read(limits);
}
