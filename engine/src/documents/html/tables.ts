import { type Element, elementsIn, findElement } from "./tree.ts";

const MOST_COLUMNS = 100;

const span = (value: string | undefined): number => Math.min(MOST_COLUMNS, Math.max(1, Number(value) || 1));

const isOwn = (element: Element): boolean => element.name !== "table";

/** The cells of a table in rows; a cell over several columns leaves those behind it empty. */
export function rowsOf(table: Element, cellText: (cell: Element) => string): string[][] {
  const below = new Map<number, number>();
  return [...elementsIn(table, isOwn)]
    .filter(({ name }) => name === "tr")
    .map((row) => {
      const cells: string[] = [];
      const skipSpanned = (): void => {
        for (let left = below.get(cells.length) ?? 0; left > 0; left = below.get(cells.length) ?? 0) {
          below.set(cells.length, left - 1);
          cells.push("");
        }
      };
      for (const cell of row.children) {
        if (typeof cell === "string" || (cell.name !== "td" && cell.name !== "th")) continue;
        skipSpanned();
        const [columns, rows] = [span(cell.attributes.colspan), span(cell.attributes.rowspan)];
        for (let column = 0; column < columns && cells.length < MOST_COLUMNS; column++) {
          if (rows > 1) below.set(cells.length, rows - 1);
          cells.push(column === 0 ? cellText(cell) : "");
        }
      }
      skipSpanned();
      return cells;
    });
}

/** Elements that no cell of a table of facts holds. */
const LARGE = new Set(["table", "h1", "h2", "h3", "h4", "article", "section", "main"]);

/** Whether a table only arranges parts of a page. */
export function isLayout(table: Element): boolean {
  const { role } = table.attributes;
  if (role === "presentation" || role === "none") return true;
  return findElement(table, ({ name }) => LARGE.has(name)) !== null;
}
