/**
 * The language to begin with: the one chosen before, else the first of these that the browser asks for, in its order,
 * else `otherwise`. It is sent with the script before the first paint as its own text (web/build/fetchAhead.ts) and
 * uses nothing but its arguments.
 *
 * @param stored the tag of the language chosen before; null where none was
 * @param tags the browser's language tags
 */
export function pickLanguage<L extends string>(
  stored: string | null,
  tags: readonly string[],
  languages: readonly L[],
  otherwise: L,
): L {
  const wanted = (stored === null ? tags : [stored]).map((tag) => tag.toLowerCase().split("-")[0]);
  const known = wanted.flatMap((primary) => languages.filter((language) => language === primary));
  return known[0] ?? otherwise;
}
