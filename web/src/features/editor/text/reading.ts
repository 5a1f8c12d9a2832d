import type { JSONContent } from "@tiptap/core";
import { CALL_OUTS, type CallOut } from "./blocks.ts";

const HEAD = /^\[!([A-Z]{3,12})\][ \t]*/;
const OTHER_NAMES: Record<string, CallOut> = { tip: "note", important: "note", caution: "warning" };

function kindOf(name: string): CallOut | undefined {
  return CALL_OUTS.find((kind) => kind === name) ?? OTHER_NAMES[name];
}

/** The first line of a paragraph, and what comes after it. */
function parted(content: readonly JSONContent[]): [JSONContent[], JSONContent[]] {
  for (const [at, piece] of content.entries()) {
    if (piece.type === "hardBreak") return [content.slice(0, at), content.slice(at + 1)];
    const end = piece.text?.indexOf("\n") ?? -1;
    if (piece.text === undefined || end < 0) continue;
    const [before, after] = [piece.text.slice(0, end), piece.text.slice(end + 1)].map((text) =>
      text === "" ? [] : [{ ...piece, text }],
    );
    return [
      [...content.slice(0, at), ...(before ?? [])],
      [...(after ?? []), ...content.slice(at + 1)],
    ];
  }
  return [[...content], []];
}

/** A quote that begins with the name of a call-out ("> [!NOTE] Title") as that call-out, its first line as title. */
export function withCallOuts(node: JSONContent): JSONContent {
  const content = node.content?.map(withCallOuts);
  if (content === undefined) return node;
  const [first, ...rest] = content;
  const [start, ...more] = first?.content ?? [];
  const [head, name = ""] = HEAD.exec(start?.text ?? "") ?? [];
  const kind = kindOf(name.toLowerCase());
  if (node.type !== "blockquote" || head === undefined || !kind || !start) return { ...node, content };
  const [title, text] = parted([{ ...start, text: start.text?.slice(head.length) ?? "" }, ...more]);
  const paragraph = (pieces: JSONContent[]) => ({
    type: "paragraph",
    content: pieces.filter((piece) => piece.text !== ""),
  });
  const behind = text.length > 0 ? [paragraph(text)] : [];
  return { ...node, attrs: { ...node.attrs, kind }, content: [paragraph(title), ...behind, ...rest] };
}
