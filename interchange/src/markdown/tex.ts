const DISPLAY = /^\$\$((?:\\[\s\S]|[^\\$]){1,2000})\$\$/;
const INLINE = /^\$((?:\\[^\n]|[^\\$\n]){1,500})\$/;
/** What makes of a few words between two dollars a formula. */
const TELLING = /^\S+$|[\\^_={}<>+*/|()[\]-]/;
const WORD = /[\p{L}\p{N}]/u;

/**
 * The formula at the beginning of a text, as TeX between dollars: `$…$` in a line, `$$…$$` on lines of its own. Sums
 * of money are none: "5 $ and 6 $", "$5 or $6", "US$5 and US$6".
 *
 * @param before the character before it
 */
export function readFormula(text: string, before = "") {
  const [raw, inside = ""] = DISPLAY.exec(text) ?? INLINE.exec(text) ?? [];
  if (raw === undefined || before === "$" || WORD.test(before)) return null;
  const tex = inside.trim();
  const display = raw.startsWith("$$");
  const isLoose = tex === "" || (!display && (tex !== inside || !TELLING.test(tex)));
  return isLoose || /^[\p{L}\p{N}$]/u.test(text.slice(raw.length, raw.length + 2))
    ? null
    : { raw, tex, display };
}
