import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt|webmanifest)$/;
/** Below this size a compressed answer saves no packet. */
const SMALLEST_BYTES = 1_000;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text asset, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    // Only after files were written: a build in memory has no folder.
    async writeBundle({ dir }) {
      if (!dir) throw new Error("The build names no folder to compress");
      const folder = resolve(dir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))),
      );
    },
  };
}
