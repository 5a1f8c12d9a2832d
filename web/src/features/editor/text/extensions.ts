import { type AnyExtension, type JSONContent, mergeAttributes, Node } from "@tiptap/core";
import { OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { CourseQuote, LineBreak, TableHeads } from "./blocks.ts";
import { CourseFormula } from "./formula.ts";
import { escapeBlockStart, imageMarkdown, unescapeMarkdown } from "./markdown.ts";
import { courseMarks } from "./marks.ts";

const words = (value: unknown): string => (typeof value === "string" ? value : "");

/** The texts and the address of an image in the editor's document. */
export function imageOf(node: JSONContent): { src: string; alt: string; title: string } {
  const { src, alt, title } = node.attrs ?? {};
  return { src: words(src), alt: words(alt), title: words(title) };
}

/** Whether the address of an image is that of audio or video. */
export const isMedia = (src: unknown): boolean => typeof src === "string" && src.startsWith("media:");

/** Addresses of our own, which no browser can load. */
const OWN_ADDRESSES = ["figure:", "media:", "pasted:"];

/**
 * An image, audio or video of the course; `figure:` and `media:` addresses stay as they are. How it looks is said by
 * whoever shows it: in HTML the address stands beside `src`, because the editor draws its document without those views
 * when its page is left, and the browser would ask for each.
 */
export const CourseImage = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: {
      default: "",
      parseHTML: (image: HTMLElement) => image.dataset.address ?? image.getAttribute("src") ?? "",
      renderHTML: ({ src }: Record<string, unknown>) => ({ "data-address": words(src) }),
    },
    alt: { default: "" },
    title: { default: "" },
  }),
  parseHTML: () =>
    OWN_ADDRESSES.flatMap((own) => [{ tag: `img[data-address^='${own}']` }, { tag: `img[src^='${own}']` }]),
  renderHTML: ({ HTMLAttributes }) => ["img", mergeAttributes(HTMLAttributes)],
  markdownTokenName: "image",
  parseMarkdown: (token, helpers) =>
    helpers.createNode("image", {
      src: words(token.href),
      alt: unescapeMarkdown(words(token.text)),
      title: unescapeMarkdown(words(token.title)),
    }),
  renderMarkdown: (node) => imageMarkdown(imageOf(node)),
});

/** Paragraphs whose lines do not turn into lists or headings when they are read again. */
const PlainParagraph = Paragraph.extend({
  renderMarkdown: (node, helpers) =>
    helpers
      .renderChildren(node.content ?? [])
      .split("\n")
      .map(escapeBlockStart)
      .join("\n"),
});

/** Numbered lists as CommonMark knows them: a line that begins with "a)" is none. */
const NumberedList = OrderedList.extend({
  markdownTokenizer: { name: "orderedList", level: "block", start: () => -1, tokenize: () => undefined },
});

/**
 * What course texts are made of: headings, lists, tables, links, images, formulas, quotes and call-outs, code.
 *
 * @param shown how images and formulas look, where they are to be seen
 */
export function courseExtensions(
  shown: readonly AnyExtension[] = [CourseImage, CourseFormula],
): AnyExtension[] {
  return [
    StarterKit.configure({
      paragraph: false,
      orderedList: false,
      underline: false,
      bold: false,
      italic: false,
      strike: false,
      blockquote: false,
      hardBreak: false,
      link: { openOnClick: false, defaultProtocol: "https", protocols: ["mailto"] },
    }),
    PlainParagraph,
    NumberedList,
    TableKit.configure({ table: { resizable: false } }),
    TableHeads,
    CourseQuote,
    LineBreak,
    ...courseMarks(),
    ...shown,
  ];
}
