import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { OwnProfile } from "@lehrpfad/contract";
import { preparePicture } from "../../../platform/media/pictures.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { storePhoto } from "../repository/profiles.ts";
import { avatarPath } from "../rules.ts";
import { SIZES, smallKey } from "../shared/photo.ts";
import { ownProfile } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

/** Stores a profile photo in two sizes in place of the one there was. Throws PictureError, UNAUTHORIZED, NOT_FOUND. */
export async function uploadPhoto({
  context,
  input: { id, bytes },
}: Call<{ id: string; bytes: Uint8Array }, CallerContext>): Promise<OwnProfile> {
  const { services, actor } = context;
  await ownProfile(services, actor, id);
  const large = await preparePicture(context, bytes, SIZES.large);
  const small = await preparePicture(context, bytes, SIZES.small);
  const key = `photos/${randomUUID()}`;
  await services.files.put(key, Readable.from([large.data]), large.data.length);
  await services.files.put(smallKey(key), Readable.from([small.data]), small.data.length);
  const before = await storePhoto(services.db, id, { key, url: avatarPath(key) }, services.clock.now());
  if (before === undefined) await removeFiles(services, [key]);
  else if (before !== null) await removeFiles(services, [before]);
  return await readProfile({ context, input: { id } });
}
