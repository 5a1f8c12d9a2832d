import { CodedError } from "../../lib/errors.ts";

/** Megabytes and types of a profile photo (statement 5.06). */
export const PHOTO_MEGABYTES = 2;
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Throws CodedError `photo_too_large` or `photo_type` for a file that cannot be a profile photo. */
export function checkPhoto(file: { size: number; type: string }): void {
  if (!PHOTO_TYPES.includes(file.type)) throw new CodedError("photo_type");
  if (file.size > PHOTO_MEGABYTES * 1024 * 1024)
    throw new CodedError("photo_too_large", { megabytes: PHOTO_MEGABYTES });
}
