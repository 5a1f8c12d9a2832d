import { parseFigureAddress, parseMediaAddress } from "@lehrpfad/contract";
import type { Token, Tokens } from "marked";
import { decoded, safeHref } from "./text.ts";
import type { Piece } from "./tokens.ts";
import type { Figure, Inline, Recording } from "./types.ts";

/** There are no other extensions that add tokens than those of `Piece`. */
export const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly Piece[];

/** The figure that an image of the text shows; null for every image from elsewhere. */
export function figureOf({ href, text, title }: Tokens.Image): Figure | null {
  const address = parseFigureAddress(decoded(href));
  if (address === null) return null;
  const { id, width, height, page } = address;
  return {
    type: "figure",
    asset: id,
    alt: decoded(text),
    caption: decoded(title ?? ""),
    width,
    height,
    page,
  };
}

/** The recording that an image of the text is; null for every other. What is said in it is not known here. */
export function recordingOf({ href, text }: Tokens.Image): Recording | null {
  const address = parseMediaAddress(decoded(href));
  if (address === null) return null;
  const { id, kind, width, height } = address;
  return { type: "recording", asset: id, title: decoded(text), kind, width, height, transcript: "" };
}

/** Text of lines; figures in the middle of a line are put into `figures`. */
export function inlinesOf(tokens: readonly Token[] | undefined, figures: Figure[]): Inline[] {
  return merged(known(tokens).flatMap((token) => inlineOf(token, figures)));
}

function link({ href, autolink, tokens }: Tokens.Link, figures: Figure[]): Inline[] {
  const address = safeHref(autolink ? href.replaceAll("&", "&amp;") : href);
  const inlines = inlinesOf(tokens, figures);
  return address === undefined ? inlines : [{ type: "link", href: address, inlines }];
}

function inlineOf(token: Piece, figures: Figure[]): Inline[] {
  switch (token.type) {
    case "text":
      return token.tokens ? inlinesOf(token.tokens, figures) : [{ type: "text", text: decoded(token.text) }];
    case "escape":
      return [{ type: "text", text: token.text }];
    case "strong":
    case "em":
    case "del":
    case "sub":
    case "sup":
      return [{ type: token.type, inlines: inlinesOf(token.tokens, figures) }];
    case "codespan":
      return [{ type: "code", text: token.text }];
    case "link":
      return link(token, figures);
    case "formula":
      return [{ type: "formula", tex: token.tex, display: token.display }];
    case "br":
      return [{ type: "break" }];
    case "html":
      return /^<br ?\/?>$/i.test(token.raw) ? [{ type: "break" }] : [];
    case "image": {
      const recording = recordingOf(token);
      // In the middle of a line none can be played: its title stands in its place.
      if (recording) return [{ type: "em", inlines: [{ type: "text", text: recording.title }] }];
      const figure = figureOf(token);
      if (figure) figures.push(figure);
      return [];
    }
    default:
      return [];
  }
}

/** Neighbouring texts as one. */
function merged(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (inline.type === "text" && last?.type === "text") {
      all[all.length - 1] = { type: "text", text: last.text + inline.text };
    } else all.push(inline);
  }
  return all;
}
