import { readFormula } from "@lehrpfad/interchange/markdown";
import { InputRule, mergeAttributes, Node, PasteRule } from "@tiptap/core";

type Found = NonNullable<ReturnType<typeof readFormula>> & { index: number };

/** The formulas in a text, as TeX between dollars. */
export function formulasIn(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", at)) {
    const before = text[at - 1] === "\\" ? "$" : text[at - 1];
    const formula = readFormula(text.slice(at), before);
    if (formula) found.push({ ...formula, index: at });
    at += formula?.raw.length ?? 1;
  }
  return found;
}

/** A formula whose closing dollar was just typed. */
function findTyped(text: string) {
  const last = text.endsWith("$") ? formulasIn(text).at(-1) : undefined;
  const isAtEnd = last && last.index + last.raw.length === text.length;
  return isAtEnd
    ? { index: last.index, text: last.raw, data: { tex: last.tex, display: last.display } }
    : null;
}

/** A formula, kept as TeX; how it looks is said by whoever shows it. */
export const CourseFormula = Node.create({
  name: "formula",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    tex: { default: "", parseHTML: (element) => element.dataset.tex ?? "", renderHTML: () => ({}) },
    display: {
      default: false,
      parseHTML: (element) => element.dataset.display === "block",
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: "span[data-tex]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes(HTMLAttributes, {
      "data-tex": String(node.attrs.tex),
      "data-display": node.attrs.display === true ? "block" : "line",
    }),
  ],
  renderText: ({ node }) => (node.attrs.display === true ? `$$${node.attrs.tex}$$` : `$${node.attrs.tex}$`),
  markdownTokenizer: {
    name: "formula",
    level: "inline",
    start: "$",
    tokenize: (src, tokens) => {
      const found = src.startsWith("$") ? readFormula(src, tokens.at(-1)?.raw?.at(-1)) : null;
      return found ? { type: "formula", ...found } : undefined;
    },
  },
  parseMarkdown: ({ tex, display }, helpers) => helpers.createNode("formula", { tex, display }),
  addInputRules() {
    return [
      new InputRule({
        find: findTyped,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create(match.data));
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      new PasteRule({
        find: (text) =>
          formulasIn(text).map(({ index, raw, tex, display }) => ({
            index,
            text: raw,
            data: { tex, display },
          })),
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create(match.data));
        },
      }),
    ];
  },
});
