/** NUL, which Postgres cannot store, and controls that make text look as if it stood in another order (UAX #9). */
const UNWANTED = /[\0\u202a-\u202e\u2066-\u2069]/;
const ALL_UNWANTED = new RegExp(UNWANTED, "g");

/** A text without characters that nobody writes on purpose; halves of surrogate pairs become U+FFFD. */
export function cleanText(text: string): string {
  const visible = UNWANTED.test(text) ? text.replace(ALL_UNWANTED, "") : text;
  return visible.isWellFormed() ? visible : visible.toWellFormed();
}

/** Of no class: objects of a query have a prototype of their own without one. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Deeper than any request of the contract; what lies below is refused or left out by its schemas. */
const DEEPEST = 30;

/** The same for every text in what came as JSON; files and the like stay as they are. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one, depth + 1)]));
}
