import { formulaAtStart } from "@lehrpfad/contract/markdown";
import { escapeHtml } from "@lehrpfad/contract/texts";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import type { Draft } from "../draft.ts";
import { embeddedFile, isEmbedded, pageImages } from "../figures/page-images.ts";
import { PageReader } from "../html/blocks.ts";
import { pageNotices } from "../html/index.ts";
import { parseTree } from "../html/tree.ts";
import type { Decoded } from "../text/encoding.ts";
import { encodingNotice } from "../text/encodingNotice.ts";

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const TITLE = /^title:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*))$/im;

/** Settings before the text, as site generators and editors keep them; of these only the title is of use. */
function withoutFrontMatter(text: string): { body: string; title: string | null } {
  const found = FRONT_MATTER.exec(text);
  if (found === null || !/^[\w-]+:/m.test(found[1] ?? "")) return { body: text, title: null };
  const title = TITLE.exec(found[1] ?? "");
  const said = (title?.[1] ?? title?.[2] ?? title?.[3] ?? "").trim();
  return { body: text.slice(found[0].length), title: said === "" ? null : said };
}

const NOTE = /^\[\^([^\]\n]{1,60})\]:[ \t]*(.*(?:\n(?: {2,}|\t)\S.*)*)$/gm;
const REFERENCE = /\[\^[^\]\n]{1,60}\](?!:)/g;
const FENCE = /^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\2[`~]*[ \t]*$/gm;

/** Notes after the text, and no references to them in it; code stays as it is. */
function withNotesApart(text: string): { body: string; notes: string[] } {
  const notes: string[] = [];
  let body = "";
  let at = 0;
  const prose = (part: string): string =>
    part
      .replace(NOTE, (_, __, note: string) => {
        notes.push(note.replace(/\s+/g, " ").trim());
        return "";
      })
      .replace(REFERENCE, "");
  for (const found of text.matchAll(FENCE)) {
    body += prose(text.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return { body: body + prose(text.slice(at)), notes };
}

/** What stands between the dollars of a formula is TeX, and no Markdown. */
const FORMULA: TokenizerAndRendererExtension = {
  name: "formula",
  level: "inline",
  start: (text) => {
    const at = text.indexOf("$");
    return at < 0 ? undefined : at;
  },
  tokenizer: (text) => {
    const raw = formulaAtStart(text);
    return raw === null ? undefined : { type: "formula", raw };
  },
  renderer: ({ raw }) => escapeHtml(raw),
};

const toHtml = async (text: string): Promise<string> =>
  await new Marked({ gfm: true, async: true, extensions: [FORMULA] }).parse(text);

/** Reads Markdown as CommonMark with tables: what a reader of the printed text would see. */
export async function readMarkdown(decoded: Decoded): Promise<Draft> {
  const { body, title } = withoutFrontMatter(decoded.text.replace(/\r\n?/g, "\n"));
  const { body: text, notes } = withNotesApart(body);
  const html = await toHtml(text);
  const reader = new PageReader({ surroundings: false });
  reader.read(parseTree(html));
  const apart = new PageReader({ surroundings: false });
  for (const note of notes) apart.read(parseTree(await toHtml(note)));
  const inside = reader.images.filter(({ source }) => isEmbedded(source));
  const outside = reader.images.filter(({ source }) => !isEmbedded(source));
  const notices = pageNotices(reader, outside);
  if (decoded.guessed) notices.push(encodingNotice(decoded));
  const footnotes = apart.blocks.map((block) => ({ ...block, kind: "footnote" as const, level: 0 }));
  return {
    format: "md",
    title,
    pages: null,
    blocks: [...reader.blocks, ...footnotes],
    notices,
    ...(inside.length > 0 ? { pictures: pageImages(inside, embeddedFile) } : {}),
  };
}
