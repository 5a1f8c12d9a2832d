import type { MediaKind } from "@lehrpfad/contract";

/** What stands within a line of text; nothing in it is escaped. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "em" | "del" | "sub" | "sup"; inlines: Inline[] }
  | { type: "code"; text: string }
  /** `href` begins with http, https, mailto, `/`, `?` or `#`. */
  | { type: "link"; href: string; inlines: Inline[] }
  | { type: "formula"; tex: string; display: boolean }
  | { type: "break" };

/** A figure of the course, by the id of its asset. */
export interface Figure {
  type: "figure";
  asset: string;
  /** As the author or the document describes it; may be empty. */
  alt: string;
  caption: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Page of the document, from 1. */
  page: number | null;
}

/** Sound or video of the course, by the id of its file. */
export interface Recording {
  type: "recording";
  asset: string;
  title: string;
  kind: MediaKind;
  /** Pixels of a video, where its file says so. */
  width: number | null;
  height: number | null;
  /** What is said in it, as plain text; empty where nobody wrote it down. */
  transcript: string;
}

export interface ListItem {
  /** Whether its box is ticked; null where it has none. */
  task: boolean | null;
  blocks: Block[];
}

export type CallOutKind = "note" | "example" | "warning" | "addition";
export type Alignment = "left" | "center" | "right" | null;

/** A piece of the text of a step. */
export type Block =
  /** `tight`: the text of a list item without paragraphs. */
  | { type: "paragraph"; inlines: Inline[]; tight: boolean }
  /** `level` is 1 for the highest of the text, and no level is left out. */
  | { type: "heading"; level: number; inlines: Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: ListItem[] }
  | { type: "table"; align: Alignment[]; header: Inline[][]; rows: Inline[][][] }
  /** `aside`: begins with a title in bold. */
  | { type: "quote"; aside: boolean; blocks: Block[] }
  | { type: "callOut"; kind: CallOutKind; title: Inline[]; blocks: Block[] }
  | { type: "code"; language: string | null; text: string }
  | { type: "formula"; tex: string }
  | { type: "rule" }
  | Figure
  | Recording;
