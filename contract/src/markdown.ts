/** An address on the web or of a person: its underscores are no marks, and must not be changed. */
const ADDRESS = /(?<!\S)[("'«„“]?(?:\p{L}[\p{L}\d+.-]*:\/\/|www\.|[\p{L}\d._+-]+@(?=[\p{L}\d-]+\.))\S+/gu;
/** An underscore inside a word opens no emphasis. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Plain text as a line of Markdown that shows it as it is. */
export function escapeMarkdown(text: string): string {
  const addresses = [...text.matchAll(ADDRESS)].map((match) => [match.index, match.index + match[0].length]);
  const isInAddress = (at: number) => addresses.some(([from = 0, to = 0]) => at >= from && at < to);
  return text
    .replace(UNDERSCORE, (mark, at: number) => (isInAddress(at) ? mark : `\u0000${mark}`))
    .replace(/([\\`*[\]<>])/g, "\\$1")
    .replaceAll("\u0000", "\\")
    .replace(/^([#>+-])(?=\s)/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
}
