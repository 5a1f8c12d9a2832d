import type { JSONContent } from "@tiptap/core";
import { MarkdownManager } from "@tiptap/markdown";
import { courseExtensions } from "./extensions.ts";
import { tidyMarkdown } from "./markdown.ts";
import { withCallOuts } from "./reading.ts";
import { Written } from "./writing.ts";

const manager = new MarkdownManager({ extensions: courseExtensions() });
const EMPTY: JSONContent = { type: "paragraph" };

const isImage = ({ type }: JSONContent): boolean => type === "image";

/** A picture within a sentence gets a place of its own between what stands before and after it. */
function separateImages(node: JSONContent): JSONContent[] {
  const content = node.content ?? [];
  if (!["paragraph", "heading"].includes(node.type ?? "") || !content.some(isImage)) {
    return [node.content ? { ...node, content: content.flatMap(separateImages) } : node];
  }
  const pieces: JSONContent[] = [];
  for (const child of content) {
    const last = pieces.at(-1);
    if (isImage(child)) pieces.push(child);
    else if (last && !isImage(last)) last.content?.push(child);
    else pieces.push({ ...node, content: [child] });
  }
  return pieces;
}

/** The editor's document of a course text in Markdown. */
export function readText(markdown: string): JSONContent {
  const content = (manager.parse(markdown).content ?? []).flatMap(separateImages).map(withCallOuts);
  return { type: "doc", content: content.length > 0 ? content : [EMPTY] };
}

/** The Markdown of the editor's document. */
export function writeText(document: JSONContent): string {
  const written = new Written();
  return written.finished(tidyMarkdown(manager.serialize(written.prepared(document))));
}
