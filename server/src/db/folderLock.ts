import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { OperatorError } from "./errors.ts";

/** Another process has the data folder open. */
export class FolderInUseError extends OperatorError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running server. ` +
        "Stop that server first, or set DATA_DIR to another folder.",
    );
    this.name = "FolderInUseError";
  }
}

/** Paths of sockets are limited to about 100 bytes by the operating system. */
const LONGEST_SOCKET_PATH = 100;
/** Sockets in a data folder: one of them belongs to who holds it, the others to processes that are gone. */
const SOCKET = /^in-use(?:-(\d+))?\.sock$/;
/** What connecting answers where nobody listens. */
const NOBODY = new Set(["ECONNREFUSED", "ENOENT", "ENOTSOCK"]);

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
const nameOf = (turn: number) => (turn === 0 ? "in-use.sock" : `in-use-${turn}.sock`);

/** Turns of the sockets in a folder. */
function turnsIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const found = SOCKET.exec(name);
    return found ? [Number(found[1] ?? 0)] : [];
  });
}

/** Hands over a path of the same folder that is short enough for sockets in it. */
async function underShortPath<T>(folder: string, use: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(join(folder, nameOf(999_999))) <= LONGEST_SOCKET_PATH) return await use(folder);
  const links = mkdtempSync(join(tmpdir(), "lock-"));
  try {
    symlinkSync(folder, join(links, "to"));
    return await use(join(links, "to"));
  } finally {
    rmSync(links, { recursive: true, force: true });
  }
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = connect(path);
    probe.once("connect", () => {
      probe.destroy();
      done(true);
    });
    probe.once("error", (error) => done(!NOBODY.has(codeOf(error))));
  });
}

async function someAlive(folder: string, turns: readonly number[]): Promise<boolean> {
  for (const turn of turns) if (await isAlive(join(folder, nameOf(turn)))) return true;
  return false;
}

/** Listens at a path; answers how to end that, null where something is there already. */
function listen(path: string): Promise<(() => Promise<void>) | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => {
      if (codeOf(error) === "EADDRINUSE") done(null);
      else fail(error);
    });
    server.listen(path, () => {
      server.unref();
      done(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

/**
 * Takes the turn after those of dead processes, then looks whether somebody else came: of two that hold a socket at
 * the same time, the later one sees the earlier. Null where the turn went to another.
 */
async function takeTurn(
  folder: string,
): Promise<{ turn: number; end: () => Promise<void> } | "taken" | null> {
  const before = turnsIn(folder);
  if (await someAlive(folder, before)) return "taken";
  const turn = Math.max(-1, ...before) + 1;
  const end = await listen(join(folder, nameOf(turn)));
  if (end === null) return null;
  if (
    await someAlive(
      folder,
      turnsIn(folder).filter((other) => other !== turn),
    )
  ) {
    await end();
    return "taken";
  }
  for (const dead of before) rmSync(join(folder, nameOf(dead)), { force: true });
  return { turn, end };
}

async function lockPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 24);
  const end = await listen(`\\\\.\\pipe\\course-data-${name}`);
  if (end === null) throw new FolderInUseError(folder);
  return end;
}

/**
 * Holds `folder` for this process until the answered function is called or the process ends, however it ends: the lock
 * is a socket in the folder, by whichever path it is reached, which the operating system closes with the process.
 * Throws FolderInUseError.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform === "win32") return await lockPipe(folder);
  const home = resolve(folder);
  return await underShortPath(home, async (short) => {
    for (;;) {
      const taken = await takeTurn(short);
      if (taken === "taken") throw new FolderInUseError(folder);
      if (taken === null) continue;
      return async () => {
        // Ending to listen removes it under the path it was made with, which is gone where that was a short one.
        if (short !== home) rmSync(join(home, nameOf(taken.turn)), { force: true });
        await taken.end();
      };
    }
  });
}
