import { LIMITS } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import { everyElement, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { type ForeignCourse, line, lostPart } from "./foreign.ts";
import type { PictureText } from "./html.ts";

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;
const INLINE = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

/** The name of a file by its address within Moodle; null for an address elsewhere. */
function fileNameOf(src: string): string | null {
  const [path = ""] = src.split(/[?#]/);
  if (!path.startsWith("@@PLUGINFILE@@/")) return null;
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The files that stand in a question, as base64 by their names. */
function filesIn(question: XmlElement): Map<string, string> {
  const files = everyElement(question, "file").filter(({ attributes }) => attributes.encoding === "base64");
  return new Map(files.map((file) => [file.attributes.name ?? "", textOf(file)]));
}

/** What the pictures of one question become. */
interface QuestionPictures {
  /** A picture that comes along leaves the plain text; another one is named there, in brackets. */
  pictureOf: PictureText;
  /** The pictures that come along, under what they belong to; empty without any. */
  markdown: (name: string) => string;
  lost: ForeignCourse["lost"];
}

/** The pictures of a question bank, as figures of the steps that its questions come into. */
export class MoodlePictures {
  readonly figures: ForeignCourse["figures"] = [];

  #add(path: string, base64: string): string {
    const id = `figure-${this.figures.length + 1}`;
    this.figures.push({ id, path, data: new Uint8Array(Buffer.from(base64, "base64")) });
    return id;
  }

  /** The bytes of a picture as base64; empty where they are not in the file, or there is no room for more. */
  #bytesOf(src: string, name: string | null, files: ReadonlyMap<string, string>): string {
    if (this.figures.length >= LIMITS.importedFigures) return "";
    if (INLINE.test(src)) return src.replace(INLINE, "");
    return name !== null && PICTURE.test(name) ? (files.get(name) ?? "").trim() : "";
  }

  of(question: XmlElement): QuestionPictures {
    const files = filesIn(question);
    const shown: string[] = [];
    const lost: ForeignCourse["lost"] = [];
    const pictureOf: PictureText = (src, alt) => {
      const name = fileNameOf(src);
      const base64 = this.#bytesOf(src, name, files);
      if (base64 === "") {
        lost.push(lostPart("picture", alt, name ?? src));
        return alt === "" ? "" : `[${alt}]`;
      }
      const figure = this.#add(name ?? "data", base64);
      shown.push(`![${escapeMarkdown(line(alt, LIMITS.sectionLineLength))}](figure:${figure}?)`);
      return "";
    };
    const markdown = (name: string) =>
      shown.length === 0
        ? ""
        : [`**${escapeMarkdown(line(name, LIMITS.optionLength))}**`, ...shown].join("\n\n");
    return { pictureOf, markdown, lost };
  }
}
