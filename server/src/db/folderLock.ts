import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running server. ` +
        "Stop that server first, or set DATA_DIR to another folder.",
    );
    this.name = "FolderInUseError";
  }
}

/** Unix socket paths are limited to about 100 bytes. */
const LONGEST_SOCKET_PATH = 100;

function socketPath(folder: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\course-data-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 24)}`;
  }
  const inside = join(resolve(folder), "in-use.sock");
  const shorter = relative(process.cwd(), inside);
  const path = shorter.length < inside.length ? shorter : inside;
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return path;
  return join(tmpdir(), `course-data-${createHash("sha256").update(inside).digest("hex").slice(0, 24)}.sock`);
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = connect(path);
    probe.once("connect", () => {
      probe.destroy();
      done(true);
    });
    probe.once("error", () => done(false));
  });
}

function listen(path: string): Promise<() => Promise<void>> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", fail);
    server.listen(path, () => {
      server.unref();
      done(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

/**
 * Holds `folder` for this process until the answered function is called or the process ends, however
 * it ends: the lock is a listening socket, which the operating system closes with the process.
 * Throws FolderInUseError.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  try {
    return await listen(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (await isAlive(path)) throw new FolderInUseError(folder);
    rmSync(path, { force: true });
    return await listen(path);
  }
}
