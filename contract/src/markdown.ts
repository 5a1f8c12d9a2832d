/** An address on the web or of a person: its underscores are no marks, and must not be changed. */
const ADDRESS = /(?<!\S)[("'«„“]?(?:\p{L}[\p{L}\d+.-]*:\/\/|www\.|[\p{L}\d._+-]+@(?=[\p{L}\d-]+\.))\S+/gu;
/** An underscore inside a word opens no emphasis. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** TeX between dollars, in a line or on lines of its own. */
const TEX =
  /(?:\$\$(?:\\[\s\S]|[^\\$]){1,2000}\$\$|\$(?=\S)(?:\\[^\n]|[^\\$\n]){1,500}(?<=\S)\$)(?![\p{L}\p{N}$])/u;
const WITHIN_TEXT = new RegExp(String.raw`(?<![\p{L}\p{N}$\\])${TEX.source}`, "gu");
const AT_START = new RegExp(`^${TEX.source}`, "u");
/** What a sum of money does not hold: a command, a power or an index. */
const TELLING = /\\[a-z]|[\\^_]/i;

/** The formula, as TeX between dollars, with which a text begins; null where it begins with something else. */
export function formulaAtStart(text: string): string | null {
  const raw = AT_START.exec(text)?.[0];
  return raw !== undefined && TELLING.test(raw) ? raw : null;
}

/** Plain text as a line of Markdown that shows it as it is; formulas that stand in it as TeX stay formulas. */
export function escapeMarkdown(text: string): string {
  const formulas = [...text.matchAll(WITHIN_TEXT)].filter(([raw]) => TELLING.test(raw));
  let escaped = "";
  let end = 0;
  for (const { 0: raw, index } of formulas) {
    escaped += escapePart(text.slice(end, index)) + raw;
    end = index + raw.length;
  }
  return escaped + escapePart(text.slice(end));
}

function escapePart(text: string): string {
  const addresses = [...text.matchAll(ADDRESS)].map((match) => [match.index, match.index + match[0].length]);
  const isInAddress = (at: number) => addresses.some(([from = 0, to = 0]) => at >= from && at < to);
  return text
    .replace(UNDERSCORE, (mark, at: number) => (isInAddress(at) ? mark : `\u0000${mark}`))
    .replace(/([\\`*[\]<>])/g, "\\$1")
    .replaceAll("\u0000", "\\")
    .replace(/^([#>+-])(?=\s)/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
}

/** Quotes and lists within each other, and words in bold and the like; what goes deeper was made to break its reader. */
const DEEPEST = 25;

/** Counts how deep a reader is in what it reads. */
export class Nesting {
  #depth = 0;

  /** Reads what is inside of another thing; nothing where that is too deep. */
  within<Read>(read: () => Read): Read | undefined {
    if (this.#depth >= DEEPEST) return undefined;
    this.#depth++;
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }
}

/** Lines of a quote that go on without its sign, and after which it comes again. */
const LAZY = /^(?:(?: {0,3}>[^\n]*\n)+(?:(?! {0,3}>)[^\n]+\n)+){50}/;

/** A text that begins with a quote, up to where the quote has left out its sign so often that each time would cost its length. */
export function boundQuote(markdown: string): string {
  return LAZY.exec(markdown)?.[0] ?? markdown;
}
