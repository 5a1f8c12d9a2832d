import type { ExportOptions } from "@lehrpfad/contract";
import { zipOf } from "../archive/zip.ts";
import type { TrackingName } from "../player/data.ts";
import type { Publication } from "../publication/types.ts";
import { carriedRecordings, figureLosses, judgedLosses, packageBytes, recordingBytesOf } from "./assets.ts";
import type { Format } from "./format.ts";
import { playerFiles } from "./playerFiles.ts";

/** The file that tells a platform what a package holds. */
export interface Manifest {
  name: string;
  /** `files` are the names of all others, sorted. */
  content(publication: Publication, options: ExportOptions, files: readonly string[]): string;
}

/** A package of the course with its player, which reports in the words of `name`. */
export function playerPackage(name: Exclude<TrackingName, "local">, manifest: Manifest): Format {
  return {
    name,
    extension: "zip",
    mediaType: "application/zip",
    options: ["passPercent", "figures", "recordings"],
    tellsAnswers: () => true,
    lossesOf: (publication, options) => [...figureLosses(publication, options), ...judgedLosses(publication)],
    recordingsOf: carriedRecordings,
    sizeOf: (publication, options) =>
      packageBytes(publication, options) + recordingBytesOf(carriedRecordings(publication, options)),
    async *write(publication, options) {
      const files = playerFiles(publication, options, name, carriedRecordings(publication, options));
      const names = files.map((file) => file.name).sort();
      yield* zipOf([
        { name: manifest.name, content: manifest.content(publication, options, names) },
        ...files,
      ]);
    },
  };
}
