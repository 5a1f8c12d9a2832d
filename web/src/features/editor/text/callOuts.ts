import type { Editor } from "@tiptap/core";
import type { Node as TextNode } from "@tiptap/pm/model";
import { findWrapping } from "@tiptap/pm/transform";
import { type CallOut, isCallOut } from "./blocks.ts";

/** What the kinds of call-outs are called in the course's language. */
type Titles = Record<CallOut, string>;

interface Place {
  node: TextNode;
  at: number;
  kind: CallOut;
}

/** The call-out in which the caret stands; null outside of one. */
export function callOutAt({ state }: Editor): Place | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const { kind } = node.attrs;
    if (node.type.name === "blockquote" && isCallOut(kind)) return { node, at: $from.before(depth), kind };
  }
  return null;
}

/** Puts what is selected into a call-out, under the title of its kind. */
export function wrapInCallOut(editor: Editor, kind: CallOut, titles: Titles): void {
  const { state, view, schema } = editor;
  const { $from, $to } = state.selection;
  const { blockquote, paragraph } = schema.nodes;
  const range = $from.blockRange($to);
  const wrapping = range && blockquote && findWrapping(range, blockquote, { kind });
  if (!range || !wrapping || !paragraph) return;
  const change = state.tr.wrap(range, wrapping);
  change.insert(range.start + 1, paragraph.create(null, schema.text(titles[kind])));
  view.dispatch(change.scrollIntoView());
  view.focus();
}

/** Makes another kind of a call-out; a title that is only the name of its kind changes with it. */
export function changeCallOut(
  editor: Editor,
  { node, at, kind }: Place,
  next: CallOut,
  titles: Titles,
): void {
  const change = editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, kind: next });
  const title = node.firstChild;
  if (title?.textContent === titles[kind]) {
    change.replaceWith(at + 2, at + 2 + title.content.size, editor.schema.text(titles[next]));
  }
  editor.view.dispatch(change);
  editor.view.focus();
}

/** Leaves the text of a call-out where it stands; a title that is only the name of its kind goes. */
export function unwrapCallOut(editor: Editor, { node, at, kind }: Place, titles: Titles): void {
  const isNamed = node.childCount > 1 && node.firstChild?.textContent === titles[kind];
  const from = isNamed ? (node.firstChild?.nodeSize ?? 0) : 0;
  editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, node.content.cut(from)));
  editor.view.focus();
}
