import type { Token, Tokens } from "marked";
import { figureOf, inlinesOf, known, recordingOf } from "./inlines.ts";
import { callOutOf, type Piece, tokensOf } from "./tokens.ts";
import type { Block, CallOutKind, Figure, ListItem } from "./types.ts";

/** Finds the level of each heading so that none is left out: depths 2, 4, 4, 3 are levels 1, 2, 2, 2. */
export class HeadingLevels {
  readonly #open: number[] = [];

  levelOf(depth: number): number {
    while ((this.#open.at(-1) ?? 0) >= depth) this.#open.pop();
    this.#open.push(depth);
    return this.#open.length;
  }
}

/** The pieces of a text; HTML is dropped, and so are images from elsewhere. */
export function blocksOf(markdown: string): Block[] {
  return blocksOfTokens(tokensOf(markdown), new HeadingLevels());
}

/** The pieces that tokens stand for. */
export function blocksOfTokens(tokens: readonly Token[], levels: HeadingLevels): Block[] {
  return known(tokens).flatMap((token) => blockOf(token, levels));
}

/** Blocks made of lines, with the figures that stood in these lines behind them. */
function withFigures(make: (figures: Figure[]) => Block[]): Block[] {
  const figures: Figure[] = [];
  return [...make(figures), ...figures];
}

/** A line of text as a block; none where nothing is left of it. */
function lineOf(tokens: readonly Token[], tight: boolean): Block[] {
  return withFigures((figures) => {
    const inlines = inlinesOf(tokens, figures);
    const [first, ...rest] = inlines;
    if (first?.type === "formula" && first.display && rest.length === 0) {
      return [{ type: "formula", tex: first.tex }];
    }
    const isBlank = inlines.every((inline) => inline.type === "text" && inline.text.trim() === "");
    return isBlank ? [] : [{ type: "paragraph", inlines, tight }];
  });
}

/** A paragraph, parted where a figure or a recording stands in it. */
function paragraph(tokens: readonly Token[], tight: boolean): Block[] {
  const blocks: Block[] = [];
  let open: Token[] = [];
  for (const token of known(tokens)) {
    if (token.type !== "image") {
      open.push(token);
      continue;
    }
    const shown = figureOf(token) ?? recordingOf(token);
    blocks.push(...lineOf(open, tight), ...(shown ? [shown] : []));
    open = [];
  }
  return [...blocks, ...lineOf(open, tight)];
}

function listItem({ task, checked, tokens }: Tokens.ListItem, levels: HeadingLevels): ListItem {
  return { task: task ? checked === true : null, blocks: blocksOfTokens(tokens, levels) };
}

function table({ align, header, rows }: Tokens.Table): Block[] {
  return withFigures((figures) => {
    const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => inlinesOf(tokens, figures));
    return [{ type: "table", align, header: cells(header), rows: rows.map(cells) }];
  });
}

function quote(token: Tokens.Blockquote, levels: HeadingLevels): Block[] {
  const found = callOutOf(token);
  if (found === null) {
    const blocks = blocksOfTokens(token.tokens, levels);
    return [{ type: "quote", aside: /^> ?\*\*/.test(token.raw), blocks }];
  }
  return withFigures((figures) => [
    {
      type: "callOut",
      kind: found.kind as CallOutKind,
      title: inlinesOf(found.title, figures),
      blocks: blocksOfTokens(found.tokens, levels),
    },
  ]);
}

function blockOf(token: Piece, levels: HeadingLevels): Block[] {
  switch (token.type) {
    case "paragraph":
      return paragraph(token.tokens ?? [], false);
    case "text":
      return paragraph(token.tokens ?? [token], true);
    case "heading":
      return withFigures((figures) => [
        {
          type: "heading",
          level: levels.levelOf(Math.max(2, token.depth)),
          inlines: inlinesOf(token.tokens, figures),
        },
      ]);
    case "list": {
      const items = token.items.map((item) => listItem(item, levels));
      return [{ type: "list", ordered: token.ordered, start: token.start === "" ? 1 : token.start, items }];
    }
    case "table":
      return table(token);
    case "blockquote":
      return quote(token, levels);
    case "code":
      return [{ type: "code", language: token.lang || null, text: token.text }];
    case "hr":
      return [{ type: "rule" }];
    default:
      return [];
  }
}

/** Everything in blocks, the blocks inside of others too. */
export function* everyBlock(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.type === "list") for (const item of block.items) yield* everyBlock(item.blocks);
    if (block.type === "quote" || block.type === "callOut") yield* everyBlock(block.blocks);
  }
}
