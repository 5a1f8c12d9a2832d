/**
 * Loaded ahead of a server (`--import`): keeps in UNSYNCED_WRITES what each write replaced, until the file is synced
 * to the disk; the same of files that were renamed, until their folder is. `cutPower` takes back what is kept there.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const kept = process.env.UNSYNCED_WRITES;
if (!kept) throw new Error("UNSYNCED_WRITES names no folder");
const real = { ...fs };
/** Renaming outside of it is durable at once: the embedded database cannot sync folders. */
const strict = path.join(process.env.DATA_DIR ?? "", "files");

/** One range of a file as it was: where, how long the file was, how many bytes follow. */
function entry(offset: number, size: number, before: Uint8Array): Buffer {
  const head = Buffer.alloc(24);
  head.writeDoubleLE(offset, 0);
  head.writeDoubleLE(size, 8);
  head.writeDoubleLE(before.length, 16);
  return Buffer.concat([head, before]);
}

function keepRange(fd: number, from: number | null, length: number | null): void {
  const { ino, size } = real.fstatSync(fd);
  const offset = from ?? size;
  const bytes = Math.max(0, Math.min(length ?? Number.POSITIVE_INFINITY, size - offset));
  const before = Buffer.alloc(bytes);
  if (bytes > 0) {
    // A descriptor for writing alone cannot be read.
    const reader = real.openSync(`/proc/self/fd/${fd}`, "r");
    real.readSync(reader, before, 0, bytes, offset);
    real.closeSync(reader);
  }
  real.appendFileSync(path.join(kept ?? "", `${ino}.writes`), entry(offset, size, before));
}

const forget = (fd: number) => {
  const { ino } = real.fstatSync(fd);
  real.rmSync(path.join(kept, `${ino}.writes`), { force: true });
  real.rmSync(path.join(kept, `${ino}.renames`), { force: true });
};

function keepRename(from: string, to: string): void {
  if (!path.resolve(to).startsWith(strict)) return;
  const { ino } = real.statSync(path.dirname(to));
  real.appendFileSync(path.join(kept ?? "", `${ino}.renames`), `${JSON.stringify([from, to])}\n`);
}

const lengthOf = (content: unknown) =>
  typeof content === "string" ? Buffer.byteLength(content) : (content as Uint8Array).byteLength;
const numberOr = (value: unknown) => (typeof value === "number" ? value : null);

/** Where a call of write or writeSync begins to write; null at the end of what is there. */
function placeOf([, content, second, , fourth]: unknown[]): number | null {
  if (typeof content === "string") return numberOr(second);
  if (typeof second === "object" && second !== null) return numberOr(Reflect.get(second, "position"));
  return numberOr(fourth);
}

type Call = (...args: never[]) => unknown;

/** While something is kept: that is written by the same calls. */
let keeping = false;

/** Has `before` look at the arguments of every call. */
function watch(owner: object, name: string, before: (args: unknown[], self: unknown) => void): void {
  const call: Call = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    if (!keeping) {
      keeping = true;
      try {
        before(args, this);
      } finally {
        keeping = false;
      }
    }
    return Reflect.apply(call, this, args);
  });
}

for (const name of ["write", "writeSync"])
  watch(fs, name, (args) => keepRange(Number(args[0]), placeOf(args), lengthOf(args[1])));
for (const name of ["writev", "writevSync"])
  watch(fs, name, ([fd, parts, position]) =>
    keepRange(
      Number(fd),
      numberOr(position),
      (parts as Uint8Array[]).reduce((sum, part) => sum + part.byteLength, 0),
    ),
  );
watch(fs, "ftruncateSync", ([fd, length]) => keepRange(Number(fd), Number(length ?? 0), null));
watch(fs, "truncateSync", ([file, length]) => {
  const fd = real.openSync(String(file), "r");
  keepRange(fd, Number(length ?? 0), null);
  real.closeSync(fd);
});
watch(fs, "openSync", ([file, flags]) => {
  const empties = typeof flags === "number" ? (flags & fs.constants.O_TRUNC) !== 0 : /^w/.test(String(flags));
  if (!empties || !real.existsSync(String(file))) return;
  const fd = real.openSync(String(file), "r");
  keepRange(fd, 0, null);
  real.closeSync(fd);
});
watch(fs, "renameSync", ([from, to]) => keepRename(String(from), String(to)));
watch(fs.promises, "rename", ([from, to]) => keepRename(String(from), String(to)));
const probe = await fs.promises.open(process.execPath, "r");
const handles: object = Object.getPrototypeOf(probe);
await probe.close();
const numberOf = (handle: unknown) => Number(Reflect.get(Object(handle), "fd"));
for (const name of ["write", "writev", "writeFile", "appendFile"])
  watch(handles, name, (_, self) => keepRange(numberOf(self), 0, null));

/** Forgets what was kept once the file has reached the disk. */
function after(owner: object, name: string, fdOf: (args: unknown[], self: unknown) => number): void {
  const call: Call = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    const done: unknown = Reflect.apply(call, this, args);
    const fd = fdOf(args, this);
    if (done instanceof Promise) return done.then(() => forget(fd));
    forget(fd);
    return done;
  });
}
for (const name of ["fsyncSync", "fdatasyncSync"]) after(fs, name, ([fd]) => Number(fd));
for (const name of ["sync", "datasync"]) after(handles, name, (_, self) => numberOf(self));
syncBuiltinESMExports();
