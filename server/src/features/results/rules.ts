/** Whole percent of participants who finished; null without participants. */
export function completionRate(graduates: number, participants: number): number | null {
  return participants === 0 ? null : Math.round((100 * graduates) / participants);
}

/** A search text as a pattern for SQL's `ilike`, its own wildcards taken literally. */
export function searchPattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
