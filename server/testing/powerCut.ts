import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const HEAD_BYTES = 24;

/** Settings that have a server tell which of its writes have not reached the disk; `folder` lies outside its data. */
export function tellUnsynced(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const watcher = pathToFileURL(join(import.meta.dirname, "unsyncedWrites.ts")).href;
  const options = [process.env.NODE_OPTIONS ?? "", `--import=${watcher}`].join(" ").trim();
  return { UNSYNCED_WRITES: folder, NODE_OPTIONS: options };
}

/** Every file and folder by the number that the system knows it by. */
function byNumber(folder: string): Map<number, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [
    folder,
    ...found.filter((one) => one.isFile() || one.isDirectory()).map((one) => join(one.parentPath, one.name)),
  ];
  return new Map(paths.map((path) => [statSync(path).ino, path]));
}

interface Range {
  offset: number;
  size: number;
  before: Buffer;
}

function rangesIn(kept: Buffer): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at + HEAD_BYTES <= kept.length; ) {
    const [offset, size, length] = [0, 8, 16].map((part) => kept.readDoubleLE(at + part)) as [
      number,
      number,
      number,
    ];
    ranges.push({ offset, size, before: kept.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length) });
    at += HEAD_BYTES + length;
  }
  return ranges;
}

/** Takes writes to a file back, the last one first. */
function takeBack(path: string, ranges: readonly Range[]): void {
  const fd = openSync(path, "r+");
  for (const { offset, size, before } of ranges.toReversed()) {
    if (before.length > 0) writeSync(fd, before, 0, before.length, offset);
    ftruncateSync(fd, size);
  }
  closeSync(fd);
}

/**
 * What a power cut does to the data of a server that was killed: writes that it did not sync are gone.
 * Answers how many were taken back.
 */
export function cutPower(folder: string, data: string): number {
  const kept = readdirSync(folder);
  let gone = 0;
  for (const name of kept.filter((one) => one.endsWith(".renames"))) {
    const lines = readFileSync(join(folder, name), "utf8").trim().split("\n");
    for (const line of lines.toReversed()) {
      const [from, to] = JSON.parse(line) as [string, string];
      renameSync(to, from);
      gone += 1;
    }
  }
  const paths = byNumber(data);
  for (const name of kept.filter((one) => one.endsWith(".writes"))) {
    const path = paths.get(Number.parseInt(name, 10));
    const ranges = rangesIn(readFileSync(join(folder, name)));
    if (path) {
      takeBack(path, ranges);
      gone += ranges.length;
    }
  }
  for (const name of kept) rmSync(join(folder, name));
  return gone;
}
