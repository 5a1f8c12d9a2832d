import { Extension } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { HardBreak } from "@tiptap/extension-hard-break";
import type { Node as TextNode } from "@tiptap/pm/model";
import { Plugin, type Transaction } from "@tiptap/pm/state";

/** What a call-out says besides the text: where one looks again, an example, where one goes wrong, what is not from the document. */
export const CALL_OUTS = ["note", "example", "warning", "addition"] as const;
export type CallOut = (typeof CALL_OUTS)[number];

export const isCallOut = (kind: unknown): kind is CallOut => CALL_OUTS.some((known) => known === kind);

/** A quote, or a call-out whose first paragraph is its title. */
export const CourseQuote = Blockquote.extend({
  addAttributes: () => ({
    kind: {
      default: null,
      parseHTML: (element) => (isCallOut(element.dataset.callOut) ? element.dataset.callOut : null),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: "blockquote" }, { tag: "div[data-call-out]" }],
  renderHTML: ({ node }) => {
    const { kind } = node.attrs;
    if (!isCallOut(kind)) return ["blockquote", 0];
    return ["div", { "data-call-out": kind, class: `call-out call-out-${kind}`, role: "note" }, 0];
  },
});

const BREAK = /^<br ?\/?>/i;

/** A break between lines, which stands as `<br>` in a cell of a table. */
export const LineBreak = HardBreak.extend({
  markdownTokenizer: {
    name: "br",
    level: "inline",
    start: "<br",
    tokenize: (src) => {
      const raw = BREAK.exec(src)?.[0];
      return raw === undefined ? undefined : { type: "br", raw };
    },
  },
});

/** Makes the first row of a table its head, and no other: Markdown has no other tables. */
function setHeads(table: TextNode, at: number, change: Transaction): void {
  const { tableHeader: head, tableCell: cell } = table.type.schema.nodes;
  table.forEach((row, rowAt, index) => {
    const wanted = index === 0 ? head : cell;
    row.forEach((one, cellAt) => {
      if (wanted && one.type !== wanted) change.setNodeMarkup(at + rowAt + cellAt + 2, wanted);
    });
  });
}

/** Tables keep a head, whatever is pasted or deleted. */
export const TableHeads = Extension.create({
  name: "tableHeads",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (changes, _before, { doc, tr }) => {
        if (!changes.some(({ docChanged }) => docChanged)) return null;
        doc.descendants((node, at) => {
          if (node.type.name === "table") setHeads(node, at, tr);
          return !node.isTextblock && node.type.name !== "table";
        });
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
