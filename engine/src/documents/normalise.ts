const COMBINING: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030C",
  "˚": "\u030A",
};

const LIGATURES: Record<string, string> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "ft",
  ﬆ: "st",
};

/**
 * Repairs accents that old fonts print as a character of their own: "informaci´on", "ı" + U+0301.
 * A free-standing accent is only joined where the document does it often enough to be no accident.
 */
export function repairAccents(text: string, floating: boolean): string {
  let repaired = text;
  if (floating) {
    repaired = repaired
      .replace(/([´`¨ˆ˜ˇ˚]) ?([A-Za-zıȷ])/gu, (whole, accent: string, letter: string) => {
        const mark = COMBINING[accent];
        if (mark === undefined) return whole;
        const base = letter === "ı" ? "i" : letter === "ȷ" ? "j" : letter;
        return (base + mark).normalize("NFC");
      })
      .replace(/([cCsS]) ?¸|¸ ?([cCsS])/gu, (_, before: string | undefined, after: string | undefined) =>
        `${before ?? after ?? ""}\u0327`.normalize("NFC"),
      );
  }
  return repaired.replace(/ı(?=[\u0300-\u030C])/g, "i").normalize("NFC");
}

/** Whether a text holds accents printed apart from their letters. */
export function hasFloatingAccents(text: string): boolean {
  return (text.match(/\p{L}[´¨ˆ] ?\p{L}/gu) ?? []).length >= 5;
}

const BLANK = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** Whether a blank keeps a mark with its word, as French sets them: inside « » and before ; : ? ! */
function isBound(blank: string, at: number, line: string): boolean {
  return /[\u00A0\u202F]/.test(blank) && (line[at - 1] === "«" || /[»;:?!]/.test(line[at + 1] ?? ""));
}

/**
 * One line of text without control characters, private-use characters, ligatures, soft hyphens inside
 * words, odd spaces but those that keep a mark with its word; a soft hyphen at the end becomes a hyphen.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[ﬀﬁﬂﬃﬄﬅﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/\u00AD(?=\s*$)/, "-")
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\uFFFE\uFFFF\uFFFD]/g, "")
    .replace(/\p{Co}/gu, "")
    .replace(BLANK, (blank, at: number, line: string) => (isBound(blank, at, line) ? blank : " "))
    .replace(/\p{Cc}/gu, "")
    .replace(/[‐‑]/g, "-")
    .replace(/ {2,}/g, " ");
}

const COLUMNS_A_TAB = 4;

/** One line of code without characters that nobody can see; its blanks stay, as they mean something. */
export function cleanCode(text: string): string {
  return text
    .replace(/\t/g, " ".repeat(COLUMNS_A_TAB))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\uFFFE\uFFFF\uFFFD]/g, "")
    .replace(/\p{Co}|\p{Cc}/gu, "")
    .trimEnd();
}

/** Whether a text holds characters that databases refuse or nobody can see. */
export function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code === 0 || (code < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(code));
  });
}
