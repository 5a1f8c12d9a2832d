import { type AnyExtension, Mark, type MarkConfig, markInputRule, markPasteRule } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Italic } from "@tiptap/extension-italic";
import { Strike } from "@tiptap/extension-strike";

/** Words between signs, none of which stands beside a space: "5 * 3 * 2" is no formatting, as in Markdown itself. */
function between(sign: string): { typed: RegExp; pasted: RegExp } {
  const [first = ""] = sign.replaceAll("\\", "");
  const words = `(?:^|\\s)(${sign}(?![\\s${first}])([^${first}]*[^\\s${first}])${sign})`;
  return { typed: new RegExp(`${words}$`), pasted: new RegExp(words, "g") };
}

/** The rules by which signs that are typed or pasted become a mark. */
function rulesOf(...signs: string[]): Pick<MarkConfig, "addInputRules" | "addPasteRules"> {
  const found = signs.map(between);
  return {
    addInputRules() {
      return found.map(({ typed }) => markInputRule({ find: typed, type: this.type }));
    },
    addPasteRules() {
      return found.map(({ pasted }) => markPasteRule({ find: pasted, type: this.type }));
    },
  };
}

/** Words set lower or higher than their line, as `<sub>` and `<sup>`, which Markdown itself does not have. */
function scriptMark(name: "subscript" | "superscript", tag: "sub" | "sup", side: string) {
  const pattern = new RegExp(`^<${tag}>([^<\\n]{1,200})</${tag}>`);
  return Mark.create({
    name,
    excludes: "subscript superscript",
    parseHTML: () => [{ tag }, { style: `vertical-align=${side}` }],
    renderHTML: () => [tag, 0],
    markdownTokenName: tag,
    markdownTokenizer: {
      name: tag,
      level: "inline",
      start: `<${tag}>`,
      tokenize: (src, _tokens, lexer) => {
        const [raw, text = ""] = pattern.exec(src) ?? [];
        return raw === undefined ? undefined : { type: tag, raw, tokens: lexer.inlineTokens(text) };
      },
    },
    parseMarkdown: (token, helpers) => helpers.applyMark(name, helpers.parseInline(token.tokens ?? [])),
    renderMarkdown: (node, helpers) => `<${tag}>${helpers.renderChildren(node)}</${tag}>`,
  });
}

/** What words of a course text can be set in, besides code and links. */
export const courseMarks = (): AnyExtension[] => [
  Bold.extend(rulesOf("\\*\\*", "__")),
  Italic.extend(rulesOf("\\*", "_")),
  Strike.extend(rulesOf("~~")),
  scriptMark("subscript", "sub", "sub"),
  scriptMark("superscript", "sup", "super"),
];
