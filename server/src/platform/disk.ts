import { resolve } from "node:path";
import { freeBytes } from "../db/room.ts";
import { StorageUnavailableError } from "./files.ts";
import type { Services } from "./services.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Makes sure that the disk of the data folder keeps `DISK_FLOOR_MEGABYTES` free once so many bytes are stored: what
 * people have done already needs room too. Throws StorageUnavailableError.
 */
export async function ensureDisk({ config }: Services, bytes: number): Promise<void> {
  const left = (await freeBytes(resolve(config.DATA_DIR))) - bytes;
  if (left < config.DISK_FLOOR_MEGABYTES * MEGABYTE) {
    throw new StorageUnavailableError(
      `the disk of DATA_DIR would have ${Math.floor(left / MEGABYTE)} MB left`,
    );
  }
}
