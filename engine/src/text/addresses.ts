/**
 * Finds the first of some characters from a place on. Places that are asked for must not go back: then a text is
 * looked through once however often it is asked, also where a character that is looked for never comes.
 */
function finder(text: string, isOneOf: (character: string) => boolean): (from: number) => number {
  let at = 0;
  return (from) => {
    at = Math.max(at, from);
    while (at < text.length && !isOneOf(text.charAt(at))) at++;
    return at;
  };
}

const isSpace = (character: string) => /\s/.test(character);

/** Where the images and the addresses of links in a Markdown text end; null where none begins at the place. */
function markdownEnds(text: string) {
  const closing = finder(text, (character) => character === "]");
  const ending = finder(text, (character) => character === ")");
  const stop = finder(text, (character) => character === ")" || isSpace(character));
  const shown = finder(text, (character) => !isSpace(character));
  const quote = finder(text, (character) => character === '"');
  const imageEnd = (at: number): number | null => {
    if (!text.startsWith("![", at)) return null;
    const close = closing(at + 2);
    if (text.charAt(close + 1) !== "(") return null;
    const end = ending(close + 2);
    return end < text.length ? end + 1 : null;
  };
  const addressEnd = (at: number): number | null => {
    if (!text.startsWith("](", at)) return null;
    const end = stop(at + 2);
    if (end === at + 2 || end >= text.length) return null;
    if (text.charAt(end) === ")") return end + 1;
    const title = shown(end);
    if (text.charAt(title) !== '"') return null;
    const last = quote(title + 1);
    return text.charAt(last + 1) === ")" ? last + 2 : null;
  };
  return { imageEnd, addressEnd };
}

/** The words of a Markdown text that people read: without images and the addresses of links. */
export function readable(markdown: string): string {
  const { imageEnd, addressEnd } = markdownEnds(markdown);
  let read = "";
  let from = 0;
  for (let at = 0; at < markdown.length; ) {
    const image = imageEnd(at);
    const end = image ?? addressEnd(at);
    if (end === null) {
      at++;
      continue;
    }
    read += markdown.slice(from, at) + (image === null ? "]" : " ");
    at = end;
    from = end;
  }
  return read + markdown.slice(from);
}
