import { resolve } from "node:path";
import { freeBytes } from "../db/room.ts";
import { StorageUnavailableError } from "./files.ts";
import type { Services } from "./services.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes that may be stored until the disk of the data folder has no more than `DISK_FLOOR_MEGABYTES` free. */
export async function roomOnDisk({ config }: Services): Promise<number> {
  return (await freeBytes(resolve(config.DATA_DIR))) - config.DISK_FLOOR_MEGABYTES * MEGABYTE;
}

/**
 * Makes sure that the disk of the data folder keeps `DISK_FLOOR_MEGABYTES` free once so many bytes are stored: what
 * people have done already needs room too. Throws StorageUnavailableError.
 */
export async function ensureDisk(services: Services, bytes: number): Promise<void> {
  const room = await roomOnDisk(services);
  if (room < bytes) {
    const megabytes = Math.floor(room / MEGABYTE);
    throw new StorageUnavailableError(`the disk of DATA_DIR has ${megabytes} MB above DISK_FLOOR_MEGABYTES`);
  }
}
