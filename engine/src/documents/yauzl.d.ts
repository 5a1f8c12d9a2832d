declare module "yauzl" {
  import type { Readable } from "node:stream";

  export interface Entry {
    fileName: string;
    uncompressedSize: number;
    compressedSize: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    entryCount: number;
    readEntry(): void;
    close(): void;
    on(event: "entry", listener: (entry: Entry) => void): void;
    on(event: "end", listener: () => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    openReadStream(entry: Entry, callback: (error: Error | null, stream: Readable) => void): void;
  }

  export function fromBuffer(
    buffer: Buffer,
    options: { lazyEntries: boolean; validateEntrySizes: boolean; decodeStrings: boolean },
    callback: (error: Error | null, zip: ZipFile) => void,
  ): void;

  const yauzl: { fromBuffer: typeof fromBuffer };
  export default yauzl;
}
