import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** One row of docs/spec-coverage.md. */
export interface CoverageRow {
  id: string;
  statement: string;
  built: string;
  test: string;
}

const OPEN = /^open \(#\d+\)$/;
const PAGE = "docs/spec-coverage.md";
/** The points of OWASP ASVS in the same columns; instead of a test a reason may stand. */
const SECURITY = "docs/security.md";
const REASON = /^none: \S/;

/** One sentence for each row of docs/spec-coverage.md and docs/security.md that names a file or a test that does not exist. */
export function checkSpecCoverage(root: string): string[] {
  const read = (file: string) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, "utf8") : undefined;
  };
  const exists = (file: string) => existsSync(path.join(root, file));
  return [PAGE, SECURITY].flatMap((page) => {
    const rows = parseRows(read(page) ?? "");
    return rows.length === 0 ? [`${page} holds no rows.`] : checkRows(rows, read, exists, page === SECURITY);
  });
}

/** The table rows of the page: `| id | statement | where built | test |`. */
export function parseRows(page: string): CoverageRow[] {
  return page
    .split("\n")
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const cells = line
        .slice(1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      const [id = "", statement = "", built = "", test = ""] = cells;
      return { id, statement, built, test };
    });
}

/**
 * Checks rows against the repository: `read` returns a file's text, `exists` whether a path is there. With
 * `reasons` a row may say why it has no test ("none: …").
 */
export function checkRows(
  rows: readonly CoverageRow[],
  read: (file: string) => string | undefined,
  exists: (file: string) => boolean,
  reasons = false,
): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const twice = seen.has(row.id) ? [`${row.id}: the id is used twice`] : [];
    seen.add(row.id);
    const empty = row.statement === "" ? [`${row.id}: the statement is empty`] : [];
    return [
      ...twice,
      ...empty,
      ...findPlaceFaults(row, exists),
      ...(reasons && REASON.test(row.test) ? [] : findTestFaults(row, read)),
    ];
  });
}

function findPlaceFaults({ id, built }: CoverageRow, exists: (file: string) => boolean): string[] {
  if (OPEN.test(built)) return [];
  const files = listQuoted(built);
  if (files.length === 0) return [`${id}: "${built}" names neither a file in backquotes nor "open (#issue)"`];
  return files.filter((file) => !exists(file)).map((file) => `${id}: ${file} does not exist`);
}

function findTestFaults({ id, test }: CoverageRow, read: (file: string) => string | undefined): string[] {
  if (OPEN.test(test)) return [];
  const entries = test.split("<br>").map((entry) => entry.trim());
  return entries.flatMap((entry) => {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
    if (file === undefined || title === undefined) {
      return [`${id}: "${entry}" is neither "\`file\`: test title" nor "open (#issue)"`];
    }
    const text = read(file);
    if (text === undefined) return [`${id}: ${file} does not exist`];
    return text.includes(title) ? [] : [`${id}: ${file} has no test "${title}"`];
  });
}

function listQuoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
}
