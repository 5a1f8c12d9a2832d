import type { Editor, JSONContent } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

/** Inserts something where the caret stands; behind a picture or a recording that is selected, not in its place. */
export function insertNode(editor: Editor, node: JSONContent): void {
  const { selection } = editor.state;
  const { from, to } = selection;
  const place = selection instanceof NodeSelection ? to : { from, to };
  editor.chain().focus().insertContentAt(place, node).run();
}
