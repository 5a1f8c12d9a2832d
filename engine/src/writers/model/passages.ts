import type { Block, CourseStep, ReadDocument, Source } from "../../types/index.ts";

/** A block of a document that belongs to a step. */
export interface Passage {
  document: ReadDocument;
  block: Block;
}

/** The blocks that the sources of a step stand in, in their order, each once. */
export function passagesOf(step: CourseStep, documents: readonly ReadDocument[]): Passage[] {
  const found = new Map<string, Passage>();
  for (const { document: id, paragraph } of step.sources) {
    const document = documents.find((one) => one.id === id);
    const block = document?.blocks[paragraph - 1];
    if (document && block) found.set(`${id}/${paragraph}`, { document, block });
  }
  return [...found.values()];
}

/** Quotes are compared without regard to how spaces and line ends are written. */
function flexible(quote: string): RegExp {
  const words = quote.trim().split(/\s+/);
  return new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\\s+"), "u");
}

/** Where a quote stands word for word in one of the passages; null where it does not. */
export function sourceOf(quote: string, passages: readonly Passage[]): Source | null {
  if (quote.trim() === "") return null;
  const pattern = flexible(quote);
  for (const { document, block } of passages) {
    const match = pattern.exec(block.text);
    if (match === null) continue;
    return {
      document: document.id,
      documentName: document.name,
      page: block.page,
      paragraph: block.paragraph,
      offset: block.offset + match.index,
      quote: match[0],
    };
  }
  return null;
}

/** Passages as the model gets them: headings marked, one block a paragraph. */
export function materialOf(passages: readonly Passage[]): string {
  return passages.map(({ block }) => (block.kind === "list" ? `- ${block.text}` : block.text)).join("\n\n");
}
