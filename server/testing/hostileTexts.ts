/** A text that costs much where a reader looks at it again and again. */
export interface HostileText {
  name: string;
  /** The text in so many characters. */
  ofLength: (length: number) => string;
}

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length));

const repeated = (unit: string): HostileText => ({
  name: JSON.stringify(unit),
  ofLength: (length) => filled(unit, length),
});

/** What a pattern tries again from each place, with something else at the ends. */
const framed = (unit: string): HostileText => ({
  name: `a…${JSON.stringify(unit)}…b`,
  ofLength: (length) => `a${filled(unit, length - 2)}b`.slice(0, length),
});

/** What readers of texts were slow with once, or broke at. */
const WORST = [
  ...["$", "$$", "$a", "*_", "*_a", "**a*b ", "_a__", "<", "[", "![](", "](", "```a\n", "> ", "1. ", "- > "],
  ...["# a\n", "a\n\n", "a@", "a"],
];

/** Openings that nothing closes, runs of one character, near misses, words without ends. */
const OTHERS = [
  ...["a\n", "a ", "a. ", "a.", "a@a.", "a-", "a'", "1", "1 ", "1.", "1,1 ", "ä", "😀", "\u0301"],
  ...[" ", "\t", "\n", "\r\n", " \n", "\\", "\u00a0", "\u2028"],
  ...[
    "*",
    "**",
    "*a ",
    "**_",
    "_",
    "~",
    "~~a~",
    "$x ",
    "$$a",
    "$\\",
    "$a$b",
    "`",
    "``a",
    "`a``",
    "```\n",
    "~~~\n",
  ],
  ...['](a "', "[a](", "[a][", "[a]: b\n", "{{ ", "(", "((a)"],
  ...["<a ", "<!--", '<a href="', "</a", "<![CDATA[", "&#", "&#x1"],
  ...[">", "> a\n", "> - a\nb\n", "- a\n", "- [ ] ", "a\n=\n", "|-", "|a|b|\n|-|-|\n", "---\n"],
  ...["www.", "https://a.b/(", "!", "…»", '"a '],
];

/** What readers of texts are slow with, what they were slow with once first. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...[...WORST.map(repeated), framed(" ")],
  ...[...OTHERS.map(repeated), ...["\t", "…»", "a. ", "$", " \n"].map(framed)],
];

/** Those that each reader gets with each change; all are tried in the long tests. */
export const WORST_TEXTS = HOSTILE_TEXTS.slice(0, 20);

const THROUGH_EVERYTHING = ["$", "**a*b ", "[", "a"].map((unit) => repeated(unit).name);
/** Of those, one of each kind (formulas, stress, links, a word without end), for all procedures. */
export const FEW_TEXTS = WORST_TEXTS.filter(({ name }) => THROUGH_EVERYTHING.includes(name));
