import type { Editor, JSONContent } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

/** Whether the caret stands within a sentence, which a block would tear in two. */
function isWithinText({ state: { selection } }: Editor): boolean {
  const { $from, empty } = selection;
  const { isTextblock, content } = $from.parent;
  return empty && isTextblock && $from.parentOffset > 0 && $from.parentOffset < content.size;
}

/**
 * Inserts something where the caret stands: a block behind the paragraph that the caret stands in; behind a picture or a
 * recording that is selected, not in its place.
 */
export function insertNode(editor: Editor, node: JSONContent): void {
  const { selection, schema } = editor.state;
  const { $from, from, to } = selection;
  const isBlock = schema.nodes[node.type ?? ""]?.isBlock ?? false;
  const behind = isBlock && isWithinText(editor) ? $from.after() : null;
  const place = selection instanceof NodeSelection ? to : (behind ?? { from, to });
  editor.chain().focus().insertContentAt(place, node).run();
}

/** Inserts an empty table of three rows, behind the paragraph that the caret stands in. */
export function insertTable(editor: Editor): void {
  const chain = editor.chain().focus();
  if (isWithinText(editor)) chain.setTextSelection(editor.state.selection.$from.end());
  chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}
