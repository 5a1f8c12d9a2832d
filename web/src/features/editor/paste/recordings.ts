import { MEDIA_ENDINGS } from "@lehrpfad/contract";

/** The first audio or video among files that were pasted or dropped; what is in it is looked at by the server. */
export function recordingAmong(files: FileList | undefined): File | undefined {
  return Array.from(files ?? []).find(
    ({ type, name }) =>
      /^(?:audio|video)\//.test(type) || MEDIA_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)),
  );
}
