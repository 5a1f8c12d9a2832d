import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { OwnProfile } from "@lehrpfad/contract";
import sharp from "sharp";
import { removeFiles } from "../../../platform/removal.ts";
import type { Call } from "../../../platform/useCase.ts";
import { storePhoto } from "../repository/profiles.ts";
import { avatarPath } from "../rules.ts";
import { type PhotoSize, SIZES, smallKey } from "../shared/photo.ts";
import { ownProfile } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

const FORMATS = new Set(["jpeg", "png", "webp"]);

/** More pixels than any camera makes: a small file that unpacks to them is an attack. */
const MAX_PIXELS = 60_000_000;

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

/** Stores a profile photo in two sizes in place of the one there was. Throws PhotoError, UNAUTHORIZED, NOT_FOUND. */
export async function uploadPhoto({
  context,
  input: { id, bytes },
}: Call<{ id: string; bytes: Buffer }>): Promise<OwnProfile> {
  const { services, actor } = context;
  await ownProfile(services, actor, id);
  const photo = await sizesOf(bytes);
  const key = `photos/${randomUUID()}`;
  await services.files.put(key, Readable.from([photo.large]), photo.large.length);
  await services.files.put(smallKey(key), Readable.from([photo.small]), photo.small.length);
  const before = await storePhoto(services.db, id, { key, url: avatarPath(key) }, services.clock.now());
  if (before === undefined) await removeFiles(services, [key]);
  else if (before !== null) await removeFiles(services, [before]);
  return await readProfile({ context, input: { id } });
}
