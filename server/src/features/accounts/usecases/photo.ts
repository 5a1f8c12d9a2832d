import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { OwnProfile } from "@lehrpfad/contract";
import sharp from "sharp";
import type { Actor } from "../../../platform/actor.ts";
import { partKey } from "../../../platform/files.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { storePhoto } from "../repository/profiles.ts";
import { avatarPath } from "../rules.ts";
import { ownProfile, readProfile } from "./profile.ts";

/** Longest edge in pixels. */
const SIZES = { large: 512, small: 128 } as const;
export type PhotoSize = keyof typeof SIZES;

const FORMATS = new Set(["jpeg", "png", "webp"]);
/** More pixels than any camera makes: a small file that unpacks to them is an attack. */
const MAX_PIXELS = 60_000_000;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type PhotoFault = "photo_type" | "photo_failed";

/** The photo cannot be taken; `code` is a sentence of the dictionaries (`errors.<code>`). */
export class PhotoError extends Error {
  readonly code: PhotoFault;
  constructor(code: PhotoFault, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Turned upright, made smaller, and written anew: nothing of the file but its picture is kept. */
async function encoded(bytes: Buffer, edge: number): Promise<Buffer> {
  return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

async function formatOf(bytes: Buffer): Promise<string> {
  try {
    return (await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()).format ?? "";
  } catch (cause) {
    throw new PhotoError("photo_type", { cause });
  }
}

async function sizesOf(bytes: Buffer): Promise<Record<PhotoSize, Buffer>> {
  if (!FORMATS.has(await formatOf(bytes))) throw new PhotoError("photo_type");
  try {
    return { large: await encoded(bytes, SIZES.large), small: await encoded(bytes, SIZES.small) };
  } catch (cause) {
    throw new PhotoError("photo_failed", { cause });
  }
}

const smallKey = (key: string) => partKey(key, "small");

/** Stores a profile photo in two sizes in place of the one there was. Throws PhotoError, UNAUTHORIZED, NOT_FOUND. */
export async function uploadPhoto(
  services: Services,
  actor: Actor,
  id: string,
  bytes: Buffer,
): Promise<OwnProfile> {
  await ownProfile(services, actor, id);
  const photo = await sizesOf(bytes);
  const key = `photos/${randomUUID()}`;
  await services.files.put(key, Readable.from([photo.large]), photo.large.length);
  await services.files.put(smallKey(key), Readable.from([photo.small]), photo.small.length);
  const before = await storePhoto(services.db, id, { key, url: avatarPath(key) }, services.clock.now());
  if (before === undefined) await removeFiles(services, [key]);
  else if (before !== null) await removeFiles(services, [before]);
  return await readProfile(services, actor, id);
}

export async function removePhoto(services: Services, actor: Actor, id: string): Promise<OwnProfile> {
  await ownProfile(services, actor, id);
  const before = await storePhoto(services.db, id, null, services.clock.now());
  if (before) await removeFiles(services, [before]);
  return await readProfile(services, actor, id);
}

/** A stored photo; null where there is none. Who knows its random key may see it. */
export async function readPhoto(
  services: Services,
  key: string,
  size: PhotoSize,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!KEY.test(key)) return null;
  const stored = `photos/${key}`;
  return await services.files.read(size === "large" ? stored : smallKey(stored));
}
