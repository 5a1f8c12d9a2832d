import type { ExportFormat } from "@lehrpfad/contract";
import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";

export type Cell = string | number | Date | null;

interface TableFormat {
  mediaType: string;
  /** A file of these rows, the first of which holds the headings; `name` is the table's title. */
  write: (rows: Cell[][], name: string) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8; what they would run as a formula is disarmed. */
function writeCsv(rows: Cell[][]): Uint8Array<ArrayBuffer> {
  const text = stringify(rows, {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    cast: { date: (value) => value.toISOString() },
  });
  return new Uint8Array(Buffer.from(text));
}

async function writeXlsx(rows: Cell[][], name: string): Promise<Uint8Array<ArrayBuffer>> {
  const cell = (value: Cell, bold: boolean) => {
    if (value === null) return null;
    if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd hh:mm" };
    if (typeof value === "number") return { value, type: Number };
    // Typed as text: a workbook never runs it.
    return { value, type: String, ...(bold ? { fontWeight: "bold" as const } : {}) };
  };
  const data = rows.map((row, index) => row.map((value) => cell(value, index === 0)));
  const columns = (rows[0] ?? []).map(() => ({ width: 20 }));
  const sheet = name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31);
  return new Uint8Array(await writeExcelFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer());
}

export const TABLE_FORMATS: Record<ExportFormat, TableFormat> = {
  csv: { mediaType: "text/csv; charset=utf-8", write: writeCsv },
  xlsx: {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: writeXlsx,
  },
};
