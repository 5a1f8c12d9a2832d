import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchPattern } from "../rules.ts";

/** Whether a text contains what was searched for; neither case nor accents count ("meth" finds "Méthode"). */
export function contains(text: SQLWrapper, search: string): SQL {
  const accents = "[\u0300-\u036f]";
  const plain = sql`replace(regexp_replace(normalize(${text}, NFD), ${accents}, '', 'g'), 'ß', 'ss')`;
  return sql`${plain} ilike ${searchPattern(search)}`;
}
