import { posix } from "node:path";
import { LIMITS } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import {
  childOf,
  elementsOf,
  everyElement,
  parseXml,
  textOf,
  type XmlElement,
  XmlError,
} from "../../archive/xmlTree.ts";
import { ImportError } from "../markdown/errors.ts";
import { type ForeignCourse, type ForeignStep, line, lostPart } from "./foreign.ts";
import { htmlMarkdown, htmlTitle } from "./html.ts";
import { readItem } from "./qti2.ts";
import { readOldQuiz } from "./qti12.ts";

export const MANIFEST = "imsmanifest.xml";

/** XML of a file, or why it is none that is read. @throws ImportError */
export function xmlOf(data: Uint8Array, path: string): XmlElement {
  try {
    const isWide = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
    return parseXml(new TextDecoder(isWide ? "utf-16" : "utf-8", { fatal: true }).decode(data));
  } catch (error) {
    if (error instanceof XmlError && error.reason === "doctype") throw new ImportError("unsafe", path);
    if (error instanceof XmlError && error.reason === "deep") throw new ImportError("too_large", path);
    throw new ImportError("damaged", path);
  }
}

interface Resource {
  type: string;
  files: string[];
  needs: string[];
}

/** Pages that are read; empty ones become no steps. */
const MOST_PAGES = 5 * LIMITS.stepsPerCourse;

/** Files of a package by their names, and what its manifest says of them. */
class ContentPackage {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #figures = new Map<string, ForeignCourse["figures"][number]>();
  readonly resources = new Map<string, Resource>();
  readonly manifest: XmlElement;
  readonly steps: ForeignStep[] = [];
  readonly #done = new Set<string>();
  readonly lost: ForeignCourse["lost"] = [];
  language: string | null = null;

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files;
    this.manifest = xmlOf(files.get(MANIFEST) ?? new Uint8Array(), MANIFEST);
    if (this.manifest.name !== "manifest") throw new ImportError("unread", MANIFEST);
    for (const resource of everyElement(this.manifest, "resource")) {
      const { identifier = "", type = "", href, base = "" } = resource.attributes;
      const hrefs = [href, ...elementsOf(resource, "file").map(({ attributes }) => attributes.href)];
      const files = hrefs.flatMap((one) => (one ? [inside(base, one)] : []));
      const needs = elementsOf(resource, "dependency").flatMap(
        ({ attributes }) => attributes.identifierref ?? [],
      );
      this.resources.set(identifier, { type, files: [...new Set(files)], needs });
    }
  }

  get figures(): ForeignCourse["figures"] {
    return [...this.#figures.values()];
  }

  #step(title: string): ForeignStep {
    if (this.steps.length >= MOST_PAGES) throw new ImportError("too_large", MANIFEST);
    const step = { title, content: "", questions: [] };
    this.steps.push(step);
    return step;
  }

  #data(path: string): Uint8Array {
    const data = this.#files.get(path);
    if (data === undefined) throw new ImportError("file_missing", path);
    return data;
  }

  /** A picture of a page as Markdown; null where its file is not in the package. */
  #picture(page: string, src: string, alt: string): string | null {
    const named = decodeURIComponentSafe(src.split(/[?#]/)[0] ?? "");
    const path = named.replace(/^(\$|%24)IMS-CC-FILEBASE(\$|%24)\/?/, "web_resources/");
    const found = [posix.join(posix.dirname(page), path), path, path.replace(/^web_resources\//, "")].find(
      (one) => this.#files.has(one),
    );
    if (found === undefined || !/\.(png|jpe?g|gif|webp)$/i.test(found)) return null;
    const known = this.#figures.get(found);
    const figure = known ?? { id: `figure-${this.#figures.size + 1}`, path: found, data: this.#data(found) };
    this.#figures.set(found, figure);
    return `![${escapeMarkdown(line(alt, LIMITS.sectionLineLength))}](figure:${figure.id}?)`;
  }

  /** Takes in a resource: a page begins a step, a quiz belongs to the page before it. */
  take(id: string, title: string, folder: string): void {
    const resource = this.resources.get(id);
    if (!resource) throw new ImportError("file_missing", id);
    const [path] = resource.files;
    this.#done.add(id);
    if (path !== undefined && /^webcontent$|learning-application-resource/.test(resource.type)) {
      if (/\.x?html?$/i.test(path)) this.#takePage(path, title);
    } else if (path !== undefined && /^imsqti_item_xmlv2p/.test(resource.type)) this.#takeItem(path, folder);
    else if (/^imsqti_test_xmlv2p/.test(resource.type) && path !== undefined)
      this.#takeTest(path, title, resource);
    else if (/^imsqti_xmlv1p2/.test(resource.type) && path !== undefined) this.#takeQuiz(path, title, folder);
    else this.lost.push(lostPart("part", title, path ?? id));
  }

  #takePage(path: string, title: string): void {
    const html = new TextDecoder().decode(this.#data(path));
    const content = htmlMarkdown(html, (src, alt) => this.#picture(path, src, alt));
    this.#step(title || htmlTitle(html)).content = content;
  }

  #takeItem(path: string, title: string): void {
    const item = xmlOf(this.#data(path), path);
    this.language ??= item.attributes.lang ?? null;
    const question = readItem(item);
    const step = this.steps.at(-1)?.title === title ? this.steps.at(-1) : this.#step(title);
    if (question) step?.questions.push(question);
    else this.lost.push(lostPart("question", item.attributes.title ?? "", title, path));
  }

  /** The items of a test by its sections, in their order. */
  #takeTest(path: string, title: string, { needs }: Resource): void {
    const test = xmlOf(this.#data(path), path);
    const byPath = new Map(
      [...this.resources].flatMap(([id, { files }]) =>
        files[0] === undefined ? [] : [[files[0], id] as const],
      ),
    );
    for (const section of everyElement(test, "assessmentSection")) {
      for (const { attributes } of elementsOf(section, "assessmentItemRef")) {
        const file = posix.join(posix.dirname(path), attributes.href ?? "");
        const id = byPath.get(file);
        if (id !== undefined && this.#done.has(id)) continue;
        if (id !== undefined) this.#done.add(id);
        this.#takeItem(file, section.attributes.title ?? title);
      }
    }
    for (const id of needs) if (!this.#done.has(id) && this.resources.has(id)) this.take(id, "", title);
  }

  #takeQuiz(path: string, title: string, folder: string): void {
    const quiz = readOldQuiz(xmlOf(this.#data(path), path));
    this.lost.push(...quiz.lost);
    const before = this.steps.at(-1);
    const belongs =
      before !== undefined && folder !== "" && this.#folder === folder && before.questions.length === 0;
    const step = belongs ? before : this.#step(title || quiz.title);
    step.questions.push(...quiz.questions);
  }

  #folder = "";

  /** The contents in their order; what they do not list comes last. */
  walk(items: readonly XmlElement[], folder = ""): void {
    for (const item of items) {
      const title = line(textOf(childOf(item, "title")), LIMITS.stepTitleLength);
      const { identifierref } = item.attributes;
      if (identifierref) {
        this.take(identifierref, title, folder);
        this.#folder = folder;
      }
      this.walk(elementsOf(item, "item"), `${folder}/${item.attributes.identifier ?? title}`);
    }
  }

  takeOthers(): void {
    const rest = [...this.resources].filter(([id, { type }]) => !this.#done.has(id) && /^imsqti/.test(type));
    const tests = rest.filter(([, { type }]) => /test/.test(type));
    for (const [id] of [...tests, ...rest]) if (!this.#done.has(id)) this.take(id, "", "");
  }
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A name of the manifest as one within the package. @throws ImportError where it leads out of it */
function inside(base: string, href: string): string {
  const path = posix.normalize(posix.join(base, decodeURIComponentSafe(href).replaceAll("\\", "/")));
  if (path.startsWith("../") || path.startsWith("/") || /^[a-z]+:/i.test(path))
    throw new ImportError("unsafe", href.slice(0, 200));
  return path;
}

function titleOf(manifest: XmlElement): string | null {
  const [general] = everyElement(manifest, "general");
  const title = textOf(childOf(general, "title")).trim();
  const [organization] = everyElement(manifest, "organization");
  return title || textOf(childOf(organization, "title")).trim() || null;
}

/** A package with a manifest: a Common Cartridge, or items and tests of QTI. @throws ImportError */
export function readPackage(files: ReadonlyMap<string, Uint8Array>): ForeignCourse {
  const content = new ContentPackage(files);
  const { manifest } = content;
  const types = [...content.resources.values()].map(({ type }) => type);
  if (/ADL SCORM/i.test(textOf(everyElement(manifest, "schema")[0])))
    throw new ImportError("unsupported", "SCORM");
  if (!types.some((type) => /^(imsqti|webcontent)/.test(type))) throw new ImportError("unread", MANIFEST);
  for (const organization of everyElement(manifest, "organization"))
    content.walk(elementsOf(organization, "item"));
  content.takeOthers();
  const [general] = everyElement(manifest, "general");
  const language = textOf(childOf(general, "language")).trim() || content.language;
  return {
    title: titleOf(manifest),
    language,
    steps: content.steps,
    figures: content.figures,
    lost: content.lost,
  };
}
