import { pathFrom } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { Draft } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import { readPages } from "../html/pages.ts";

const MANIFEST = "imsmanifest.xml";
const PAGE = /\.x?html?$/i;

interface Manifest {
  title: string | null;
  pages: string[];
}

/** The pages of a learning package in the order in which its table of contents lists them, then the other pages. */
async function readManifest(parts: Package): Promise<Manifest> {
  const items: string[] = [];
  const resources = new Map<string, string[]>();
  let files: string[] = [];
  let title: string | null = null;
  let inTitle = false;
  await parts.parse(MANIFEST, {
    open(qualified, { identifierref, identifier = "", href }) {
      const name = qualified.replace(/^\w+:/, "");
      if (name === "item" && identifierref !== undefined) items.push(identifierref);
      if (name === "title" && title === null) {
        title = "";
        inTitle = true;
      }
      if (name === "resource") {
        files = [];
        resources.set(identifier, files);
      }
      const path =
        (name === "resource" || name === "file") && href !== undefined ? pathFrom(MANIFEST, href) : null;
      if (path !== null && PAGE.test(path)) files.push(path);
    },
    close(name) {
      if (name.endsWith("title")) inTitle = false;
    },
    text(text) {
      if (inTitle) title = `${title ?? ""}${text}`;
    },
  });
  const listed = [...items.flatMap((item) => resources.get(item) ?? []), ...[...resources.values()].flat()];
  return { title, pages: [...new Set(listed)].filter((page) => parts.has(page)) };
}

/**
 * Reads the text of the pages of a SCORM or IMS content package. Its programs are never run: what they would
 * write into a page is not there.
 * @throws DocumentError `document_without_text` where it has no pages of text
 */
export async function readScorm(parts: Package): Promise<Draft> {
  const { title, pages } = await readManifest(parts);
  if (pages.length === 0) {
    throw new DocumentError(parts.isDamaged(MANIFEST) ? "document_damaged" : "document_without_text");
  }
  return await readPages(parts, pages, { format: "scorm", title, surroundings: true });
}
