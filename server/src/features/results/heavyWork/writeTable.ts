import type { ExportFormat } from "@lehrpfad/contract";
import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import type { WorkTools } from "../../../platform/heavyWork/kind.ts";

export type Cell = string | number | Date | null;

interface TableTask {
  format: ExportFormat;
  /** The table's title. */
  name: string;
  head: string[];
}

/** The rows of a table in parts. */
type Parts = AsyncIterable<Cell[][]>;
type File = Uint8Array<ArrayBuffer>;

/** RFC 4180, with the mark by which spreadsheets know UTF-8; what they would run as a formula is disarmed. */
async function writeCsv({ head }: TableTask, parts: Parts): Promise<File> {
  const textOf = (rows: Cell[][], isFirst: boolean) =>
    stringify(rows, {
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: "windows",
      cast: { date: (value) => value.toISOString() },
    });
  const written = [Buffer.from(textOf([head], true))];
  for await (const rows of parts) written.push(Buffer.from(textOf(rows, false)));
  return new Uint8Array(Buffer.concat(written));
}

async function writeXlsx({ head, name }: TableTask, parts: Parts): Promise<File> {
  const cell = (value: Cell, bold: boolean) => {
    if (value === null) return null;
    if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd hh:mm" };
    if (typeof value === "number") return { value, type: Number };
    // Typed as text: a workbook never runs it.
    return { value, type: String, ...(bold ? { fontWeight: "bold" as const } : {}) };
  };
  const data = [head.map((title) => cell(title, true))];
  for await (const rows of parts) for (const row of rows) data.push(row.map((value) => cell(value, false)));
  const columns = head.map(() => ({ width: 20 }));
  const sheet = name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31);
  return new Uint8Array(await writeExcelFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer());
}

const WRITERS: Record<ExportFormat, (task: TableTask, parts: Parts) => Promise<File>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
};

async function* askForRows({ ask }: WorkTools): Parts {
  for (let rows = await ask<Cell[][]>("rows"); rows.length > 0; rows = await ask<Cell[][]>("rows"))
    yield rows;
}

/** A table as a file of its format. */
export async function run(task: TableTask, tools: WorkTools): Promise<File> {
  return await WRITERS[task.format](task, askForRows(tools));
}
