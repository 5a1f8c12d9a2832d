/** NUL, which Postgres cannot store, and controls that make text look as if it stood in another order (UAX #9). */
const UNWANTED = /[\0\u202a-\u202e\u2066-\u2069]/;
const ALL_UNWANTED = new RegExp(UNWANTED, "g");

/** A text without characters that nobody writes on purpose; halves of surrogate pairs become U+FFFD. */
export function cleanText(text: string): string {
  const visible = UNWANTED.test(text) ? text.replace(ALL_UNWANTED, "") : text;
  return visible.isWellFormed() ? visible : visible.toWellFormed();
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The same for every text in what came as JSON; files and the like stay as they are. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]));
}

/** What `cleanText` takes out of a text, as it stands in an address. */
const UNWANTED_IN_ADDRESS = /%00|%e2%80%a[a-e]|%e2%81%a[6-9]|%ed%[ab]/i;

/** Whether an address holds what no path and no parameter of ours holds. */
export function hasUnwanted(address: string): boolean {
  return UNWANTED_IN_ADDRESS.test(address);
}
