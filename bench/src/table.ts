import { availableParallelism, loadavg } from "node:os";
import { SMALLEST } from "./options.ts";

/** What is wanted of a figure, or of its ratio to the limit. */
interface Target {
  most?: number | undefined;
  least?: number | undefined;
  mostOfLimit?: number | undefined;
  leastOfLimit?: number | undefined;
}

interface Row extends Target {
  /** What was measured, with its unit. */
  what: string;
  /** What the same machine does at best, measured in the same run. */
  limit?: number | undefined;
  we: number;
}

/** The table in which every bench ends: what, limit in the same run, we, ratio, and whether a target is met. */
export interface Table {
  add(row: Row): void;
  /** Names the load and the processors; the process will end with 1 where a target is missed. */
  end(): void;
}

const WIDTHS = [58, 12, 12, 7, 20];

function formatNumber(value: number | undefined): string {
  if (value === undefined) return "";
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
}

const formatLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell, at) => (at === 0 || at === 4 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(" | ")} |\n`;

const print = (text: string) => process.stdout.write(text);

function verdicts({
  we,
  limit,
  most,
  least,
  mostOfLimit,
  leastOfLimit,
}: Row): [text: string, met: boolean][] {
  const ratio = we / (limit ?? Number.NaN);
  const all: [string, number | undefined, (target: number) => boolean][] = [
    ["≤", most, (target) => we <= target],
    ["≥", least, (target) => we >= target],
    ["ratio ≤", mostOfLimit, (target) => ratio <= target],
    ["ratio ≥", leastOfLimit, (target) => ratio >= target],
  ];
  return all.flatMap(([sign, target, isMet]) =>
    target === undefined ? [] : [[`${sign} ${target}: ${isMet(target) ? "met" : "NOT met"}`, isMet(target)]],
  );
}

/** Begins the table of a bench; rows are printed as they come. */
export function beginTable(title: string): Table {
  print(`\n${title}\n\n${formatLine(["what", "limit", "we", "ratio", SMALLEST ? "" : "target"])}`);
  print(formatLine(WIDTHS.map((width) => "-".repeat(width))));
  return {
    add: (row) => {
      const judged = SMALLEST ? [] : verdicts(row);
      const { what, limit, we } = row;
      const ratio = limit ? (we / limit).toFixed(2) : "";
      const target = judged.map(([text]) => text).join(", ");
      print(formatLine([what, formatNumber(limit), formatNumber(we), ratio, target]));
      if (judged.some(([, met]) => !met)) process.exitCode = 1;
    },
    end: () => print(`\nload ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors\n`),
  };
}
