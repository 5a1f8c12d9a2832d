/** An address on the web or of a person, wherever it stands in a text. */
const ADDRESS =
  /(?:mailto:|[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'`|]+|[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/giu;
/** A link or an image of Markdown: its words, and where it leads. */
const LINK =
  /!?\[([^\]\n]{0,500})\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\)){1,2000})>?(?:\s+"[^"\n]{0,300}")?\s*\)/g;
/** Where a link leads that is named further up in the text. */
const NAMED_LINK = /^ {0,3}\[[^\]\n]{1,500}\]:\s*<?(\S{1,2000}?)>?(?:\s.{0,300})?$/gm;
/** Names that lead nowhere: they are kept for examples (RFC 2606). */
const EXAMPLE = /(?:^|[@/.])(?:example\.(?:com|org|net)|localhost)(?:[:/?#]|$)/;

/** Signs with which a sentence goes on or ends behind an address. */
const BEHIND = ".,;:!?)]}*_'\"»”’";

/** An address without the signs behind it; an expression would look at each of many once for each of them. */
function withoutSigns(address: string): string {
  let end = address.length;
  while (end > 0 && BEHIND.includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}

/** An address as it is compared: without its protocol, and without what stands behind it. */
const comparable = (address: string): string =>
  withoutSigns(address)
    .toLowerCase()
    .replaceAll("\\", "")
    .replace(/^(?:mailto:|[a-z][a-z\d+.-]*:\/\/)/, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

/** The addresses that a text holds, as they are compared. */
function addressesIn(text: string): ReadonlySet<string> {
  const links = [...text.matchAll(LINK), ...text.matchAll(NAMED_LINK)].map((match) => match.at(-1) ?? "");
  const plain = text.replaceAll("\\", "").match(ADDRESS) ?? [];
  return new Set([...links, ...plain].map(comparable));
}

function withoutStrange(text: string, isKnown: (address: string) => boolean): string {
  const without = text
    .replace(LINK, (link, words: string, address: string) => (isKnown(address) ? link : words))
    .replace(NAMED_LINK, (line, address: string) => (isKnown(address) ? line : ""))
    .replace(ADDRESS, (address) =>
      isKnown(address) ? address : address.slice(withoutSigns(address).length),
    );
  if (without === text) return text;
  return without
    .replace(/[([<«]\s*[)\]>»]/g, "")
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/g, " ")
    .replace(/[ \t]+(?=[.,;!?](?:\s|$))/g, "");
}

/**
 * Takes the addresses of links and people out of texts that do not stand in `material`: a link keeps its words, other
 * addresses go. Names that are kept for examples (example.org) stay.
 */
export function addressFilter(material: string): (text: string) => string {
  let known: ReadonlySet<string> | undefined;
  const isKnown = (address: string) => {
    const one = comparable(address);
    known ??= addressesIn(material);
    return known.has(one) || EXAMPLE.test(one);
  };
  return (text) => withoutStrange(text, isKnown);
}
