import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

export interface TestStorage {
  /** STORAGE_URL of it. */
  url: string;
  /** Stops answering; the port is free then. */
  stop(): Promise<void>;
  /** Answers again at the same address, with what was stored. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const BUCKET = "courses";

/** A real server of the S3 protocol on this machine, with one empty bucket. */
export async function createTestStorage(): Promise<TestStorage> {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  let port = 0;
  let server: S3rver | null = null;
  const start = async () => {
    server = new S3rver({
      port,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    port = ((await server.run()) as AddressInfo).port;
  };
  const stop = async () => {
    await server?.close();
    server = null;
  };
  await start();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?region=us-east-1`,
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
