import {
  callOutOf,
  decoded,
  type FormulaToken,
  type Piece,
  safeHref,
  tokensOf,
} from "@lehrpfad/interchange/markdown";
import type { Token, Tokens } from "marked";
import { type ComponentType, createElement, Fragment, type ReactNode, useMemo } from "react";
import { ProseFormula } from "./ProseFormula.tsx";
import { ProseTerm } from "./ProseTerm.tsx";
import type { ProseFigureProps, ProseLeaf } from "./proseFigure.ts";
import type { ProseList, ProseSections } from "./proseSections.ts";
import { type Term, type TermPiece, Terms } from "./proseTerms.ts";

/** Images, audio and video of the course. */
const OWN = /^(?:figure|media):/;

/** How the pieces of a text are shown. */
export interface Shown {
  figure: ComponentType<ProseFigureProps> | undefined;
  /** What a table stands in; without it a box that scrolls. */
  table?: ComponentType<{ children: ReactNode }> | undefined;
  /** How a piece of plain text is shown; without it as it is. */
  leaf?: ((text: string) => ReactNode) | undefined;
  /** What stands at the end of a paragraph or an item, by its Markdown; it is no part of the text. */
  note?: ((markdown: string) => ReactNode) | undefined;
  /** The terms that are still to be marked. */
  terms?: Terms | undefined;
  lang?: string | undefined;
}

function plain(text: string, { leaf, terms, lang }: Shown): ReactNode {
  if (leaf || !terms) return leaf?.(text) ?? text;
  const shown = ({ text: words, meaning }: TermPiece) =>
    meaning === null ? words : <ProseTerm text={words} meaning={meaning} lang={lang} />;
  return joined(terms.take(text).map(shown));
}

/** Headings, links and code are left as they are. */
const unmarked = (shown: Shown): Shown => ({ ...shown, terms: undefined });

/** There are no other extensions that add tokens than those of `Piece`. */
const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly Piece[];

/** Children that keep their places, and so need no keys. */
export const joined = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children);

/** Markdown as React elements. */
export function all(tokens: readonly Token[] | undefined, shown: Shown): ReactNode {
  return joined(known(tokens).map((token) => one(token, shown)));
}

/** Images come from the course alone: nothing is fetched from elsewhere while one reads. */
function image({ href, text, title }: Tokens.Image, { figure: Figure }: Shown): ReactNode {
  if (!Figure || !OWN.test(href)) return null;
  return <Figure address={decoded(href)} alt={decoded(text)} caption={decoded(title ?? "")} />;
}

function isImage(token: Piece): boolean {
  return token.type === "image";
}

/** A paragraph of HTML may not hold a figure. */
function paragraph({ tokens, text }: Tokens.Paragraph, shown: Shown): ReactNode {
  const inside = known(tokens).filter((token) => token.type !== "text" || token.text.trim() !== "");
  if (!inside.some(isImage))
    return inside.every(({ type }) => type === "html") ? null : (
      <p>{joined([all(tokens, shown), shown.note?.(text)])}</p>
    );
  return inside.every(isImage) ? all(inside, shown) : <div>{all(tokens, shown)}</div>;
}

function listItem(item: Tokens.ListItem, shown: Shown): ReactNode {
  // An item of paragraphs has its notes in these.
  const note = item.tokens.some(({ type }) => type === "paragraph") ? null : shown.note?.(item.text);
  return (
    <li className={item.task ? "task-list-item" : undefined}>{joined([all(item.tokens, shown), note])}</li>
  );
}

function list({ ordered, start, items }: Tokens.List, shown: Shown): ReactNode {
  const entries = joined(items.map((item) => listItem(item, shown)));
  if (!ordered) return <ul>{entries}</ul>;
  return <ol start={start === "" || start === 1 ? undefined : start}>{entries}</ol>;
}

function row(tag: "th" | "td", cells: readonly Tokens.TableCell[], shown: Shown): ReactNode {
  const shownCells = cells.map(({ tokens, align }) =>
    createElement(tag, align ? { style: { textAlign: align } } : null, all(tokens, shown)),
  );
  return <tr>{joined(shownCells)}</tr>;
}

/** A quote that begins with words in bold is an aside under that title, such as what goes beyond the document. */
const asideOf = ({ raw }: Tokens.Blockquote) => (/^> ?\*\*/.test(raw) ? "aside" : undefined);

function blockquote(token: Tokens.Blockquote, shown: Shown): ReactNode {
  const { kind, title, tokens } = callOutOf(token) ?? {};
  if (kind === undefined)
    return <blockquote className={asideOf(token)}>{all(token.tokens, shown)}</blockquote>;
  return (
    <div role="note" className={`call-out call-out-${kind}`}>
      {title?.length ? <p>{all(title, unmarked(shown))}</p> : null}
      {all(tokens, shown)}
    </div>
  );
}

/** Where the pieces of a text are counted or marked, a formula is its TeX. */
function formula({ tex, display }: FormulaToken, { leaf }: Shown): ReactNode {
  return leaf ? <code>{leaf(tex)}</code> : <ProseFormula tex={tex} display={display} />;
}

/** Of HTML, line breaks alone are shown: a cell of a table has no others. */
const html = ({ raw }: { raw: string }) => (/^<br ?\/?>$/i.test(raw) ? <br /> : null);

/** A wide table, or wide code, scrolls by itself; the keyboard must reach what scrolls. */
const SCROLLER = { role: "group", tabIndex: 0 };

/** Characters of a line of code that fit on a phone. */
const CODE_FITS = 32;

const isWide = (code: string): boolean => code.split("\n").some((line) => line.length > CODE_FITS);

function table({ header, rows }: Tokens.Table, shown: Shown): ReactNode {
  const { table: Box } = shown;
  const content = (
    <table>
      <thead>{row("th", header, shown)}</thead>
      <tbody>{joined(rows.map((cells) => row("td", cells, shown)))}</tbody>
    </table>
  );
  if (Box) return <Box>{content}</Box>;
  return (
    <div className="prose-table" {...SCROLLER}>
      {content}
    </div>
  );
}

function link({ href, title, autolink, tokens }: Tokens.Link, shown: Shown): ReactNode {
  const address = safeHref(autolink ? href.replaceAll("&", "&amp;") : href);
  if (address === undefined) return <span>{all(tokens, shown)}</span>;
  return (
    <a
      href={address}
      title={title ? decoded(title) : undefined}
      rel="noopener noreferrer nofollow"
      target="_blank"
    >
      {all(tokens, unmarked(shown))}
    </a>
  );
}

/** One piece of Markdown; HTML is dropped. A first-level heading becomes a second: the page has the first. */
function one(token: Piece, shown: Shown): ReactNode {
  switch (token.type) {
    case "text":
      return token.tokens ? all(token.tokens, shown) : plain(decoded(token.text), shown);
    case "escape":
      return plain(token.text, shown);
    case "paragraph":
      return paragraph(token, shown);
    case "heading":
      return createElement(`h${Math.max(2, token.depth)}`, null, all(token.tokens, unmarked(shown)));
    case "strong":
    case "em":
    case "del":
    case "sub":
    case "sup":
      return createElement(token.type, null, all(token.tokens, shown));
    case "blockquote":
      return blockquote(token, shown);
    case "formula":
      return formula(token, shown);
    case "html":
      return html(token);
    case "list":
      return list(token, shown);
    case "table":
      return table(token, shown);
    case "link":
      return link(token, shown);
    case "image":
      return image(token, shown);
    case "code":
      return (
        <pre {...(isWide(token.text) ? SCROLLER : {})}>
          <code>{plain(token.text, unmarked(shown))}</code>
        </pre>
      );
    case "codespan":
      return <code>{plain(token.text, unmarked(shown))}</code>;
    case "checkbox":
      return <input type="checkbox" checked={token.checked} disabled readOnly />;
    case "br":
    case "hr":
      return createElement(token.type);
    default:
      return null;
  }
}

function line(text: string, shown: Shown): ReactNode {
  return <li>{plain(text, shown)}</li>;
}

function lead({ heading, lines }: ProseList, shown: Shown): ReactNode {
  return (
    <>
      <p className="prose-lead">
        <strong>{plain(heading, unmarked(shown))}</strong>
      </p>
      <ul className="prose-lead">{joined(lines.map((text) => line(text, shown)))}</ul>
    </>
  );
}

function listUnderHeading({ heading, lines }: ProseList, shown: Shown): ReactNode {
  return (
    <>
      <h2>{plain(heading, unmarked(shown))}</h2>
      <ul>{joined(lines.map((text) => line(text, shown)))}</ul>
    </>
  );
}

function entry({ term, meaning }: Term, shown: Shown): ReactNode {
  return (
    <li>
      <strong>{plain(term, shown)}</strong>
      {plain(`: ${meaning}`, shown)}
    </li>
  );
}

/** Nothing is marked in it: it says what the terms mean. */
function glossary({ heading, terms }: NonNullable<ProseSections["glossary"]>, marked: Shown): ReactNode {
  const shown = unmarked(marked);
  return (
    <>
      <h2>{plain(heading, shown)}</h2>
      <ul>{joined(terms.map((term) => entry(term, shown)))}</ul>
    </>
  );
}

function closing(text: string, shown: Shown): ReactNode {
  return (
    <p>
      <em>{plain(text, shown)}</em>
    </p>
  );
}

/** What stands before the passages. */
export function before(sections: ProseSections, shown: Shown): ReactNode {
  return sections.lead && lead(sections.lead, shown);
}

/** What stands behind the passages. */
export function after(sections: ProseSections, shown: Shown): ReactNode {
  return joined([
    ...sections.lists.map((list) => listUnderHeading(list, shown)),
    sections.glossary && glossary(sections.glossary, shown),
    sections.closing && closing(sections.closing, shown),
  ]);
}

/** Everything of a text in the order in which it is read, in which its terms are marked and its pieces counted. */
function whole(
  tokens: readonly Token[],
  sections: ProseSections | null | undefined,
  shown: Shown,
): ReactNode {
  if (!sections) return all(tokens, shown);
  return joined([before(sections, shown), all(tokens, shown), after(sections, shown)]);
}

interface ProseBodyProps {
  markdown: string;
  sections?: ProseSections | null | undefined;
  figure: ComponentType<ProseFigureProps> | undefined;
  leaf?: ProseLeaf | undefined;
  hasTerms?: boolean | undefined;
  lang?: string | undefined;
}

/** The pieces of plain text in Markdown and around it, in the order in which they are shown. */
export function leavesOf(markdown: string, sections?: ProseSections): string[] {
  const found: string[] = [];
  const leaf = (text: string) => {
    found.push(text);
    return "";
  };
  void whole(tokensOf(markdown), sections, { figure: undefined, leaf });
  return found;
}

/** Renders Markdown (GitHub's) as React elements, never as HTML: nothing in it can become a script. */
export default function ProseBody({ markdown, sections, figure, leaf, hasTerms, lang }: ProseBodyProps) {
  const tokens = useMemo(() => tokensOf(markdown), [markdown]);
  const terms = hasTerms ? new Terms(sections?.glossary?.terms ?? []) : undefined;
  let at = 0;
  return whole(tokens, sections, { figure, leaf: leaf && ((text) => leaf(text, at++)), terms, lang });
}
