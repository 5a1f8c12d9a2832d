const MOST_CELLS = 60;

function spanOf(cell: Element, name: "colspan" | "rowspan"): number {
  const span = Number(cell.getAttribute(name) ?? "1");
  cell.removeAttribute(name);
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), MOST_CELLS) : 1;
}

/** Gives each cell that reaches over several empty neighbours instead: Markdown has no others. */
function spread(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const [at, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const [across, down] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      const column = [...row.cells].indexOf(cell);
      for (const below of rows.slice(at + 1, at + down)) {
        for (let count = 0; count < across; count += 1)
          below.insertCell(Math.min(column, below.cells.length));
      }
      for (let count = 1; count < across; count += 1) row.insertCell(column + count);
    }
  }
}

/** Headings and lists within cells as lines. */
function flatten(cell: HTMLTableCellElement): void {
  for (const inside of cell.querySelectorAll("h1, h2, h3, h4, h5, h6, li, blockquote, div")) {
    if (inside.querySelector("p, li, div")) continue;
    const line = cell.ownerDocument.createElement("p");
    line.append(...inside.childNodes);
    inside.replaceWith(line);
  }
}

/** Tables as the editor has them: cells of one row and column each, in which text stands; tables in tables as text. */
export function plainTables(root: HTMLElement): void {
  for (const inner of root.querySelectorAll("table table")) {
    const text = root.ownerDocument.createElement("p");
    text.textContent = inner.textContent?.replace(/\s+/g, " ").trim() ?? "";
    inner.replaceWith(text);
  }
  for (const table of root.querySelectorAll("table")) {
    spread(table);
    for (const caption of table.querySelectorAll("caption")) {
      const text = root.ownerDocument.createElement("p");
      text.append(...caption.childNodes);
      table.before(text);
      caption.remove();
    }
    for (const row of table.rows) for (const cell of row.cells) flatten(cell);
  }
}
