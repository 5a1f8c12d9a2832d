import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Call } from "../../../platform/useCase.ts";
import { filesOf } from "../repository.ts";
import { exportData } from "./exportData.ts";

/** A name for a file in the archive: no path of its own, and no two the same. */
function entryName(name: string, index: number): string {
  const plain = name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, "_").replace(/^\.+/, "_");
  return `files/${index + 1} ${plain}`;
}

type Part = { name: string; read: () => Promise<Uint8Array | null>; packed: boolean };

/** Hands the parts to a ZIP archive one after the other, so that one file is in memory at a time. */
function zipped(parts: readonly Part[]): ReadableStream<Uint8Array> {
  const left = parts[Symbol.iterator]();
  let archive: Zip;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      archive = new Zip((error, data, final) => {
        if (error) return controller.error(error);
        controller.enqueue(data);
        if (final) controller.close();
      });
    },
    pull: async () => {
      const next = left.next();
      if (next.done) return archive.end();
      const { name, read, packed } = next.value;
      const content = (await read()) ?? new Uint8Array();
      const entry = packed ? new ZipDeflate(name) : new ZipPassThrough(name);
      archive.add(entry);
      entry.push(content, true);
    },
  });
}

/** What `exportData` answers, with the files, as a ZIP archive. Throws UNAUTHORIZED, NOT_FOUND. */
export async function archiveData({
  context,
  input: { id },
}: Call<{ id: string }>): Promise<ReadableStream<Uint8Array>> {
  const { services } = context;
  const data = JSON.stringify(await exportData({ context, input: { id } }), null, 2);
  const files = await filesOf(services.db, id);
  return zipped([
    { name: "data.json", read: async () => new TextEncoder().encode(data), packed: true },
    ...files.map(({ name, key }, index) => ({
      name: entryName(name, index),
      read: () => services.files.read(key),
      packed: false,
    })),
  ]);
}
