import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { packagesForPerson } from "../../chat/index.ts";
import { authoredSteps, filesOf } from "../repository.ts";
import { ownData } from "../shared/ownData.ts";

/** A name for a file in the archive: no path of its own, and no two the same. */
function entryName(name: string, index: number): string {
  const plain = name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, "_").replace(/^\.+/, "_");
  return `files/${index + 1} ${plain}`;
}

type Part = { name: string; read: () => AsyncIterable<Uint8Array>; packed: boolean };

/** The pieces of the archive's entries, each handed to it when it is asked for. */
async function* piecesOf(archive: Zip, parts: readonly Part[]): AsyncGenerator<void> {
  for (const { name, read, packed } of parts) {
    const entry = packed ? new ZipDeflate(name) : new ZipPassThrough(name);
    archive.add(entry);
    for await (const piece of read()) yield entry.push(piece);
    yield entry.push(new Uint8Array(), true);
  }
  archive.end();
}

/** Hands the parts to a ZIP archive piece by piece, so that one piece is in memory at a time, and others have their turns. */
function zipped(parts: readonly Part[]): ReadableStream<Uint8Array> {
  let pieces: AsyncGenerator<void>;
  let isFed = false;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const archive = new Zip((error, data, final) => {
        if (error) return controller.error(error);
        controller.enqueue(data);
        isFed = true;
        if (final) controller.close();
      });
      pieces = piecesOf(archive, parts);
    },
    pull: async () => {
      // What packs the pieces keeps some back: a pull that feeds nothing would be the last one.
      for (isFed = false; !isFed; ) {
        await setImmediate();
        if ((await pieces.next()).done) return;
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

/** A list as JSON, one value at a time. */
async function* listed(values: Iterable<object> | AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[";
  for await (const value of values) {
    yield `${before}${JSON.stringify(value, null, 2)}`;
    before = ",\n";
  }
  yield before === "[" ? "[]" : "]";
}

/** An object as JSON that ends with one more field, whose value comes piece by piece. */
async function* withField(
  value: object,
  name: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2).slice(0, -1)},\n${JSON.stringify(name)}: `;
  yield* pieces;
  yield "}";
}

/** Everything held about a person as JSON, piece by piece. */
async function* dataPieces(
  { db }: Services,
  { courses, participations, ...rest }: Awaited<ReturnType<typeof ownData>>,
): AsyncGenerator<Uint8Array> {
  const authored = async function* (courseId: string) {
    yield* listed(authoredSteps(db, courseId));
    yield ',\n"chat": ';
    yield* listed(packagesForPerson(db, courseId));
  };
  const written = async function* () {
    let before = "[";
    for (const course of courses) {
      yield before;
      yield* withField(course, "steps", authored(course.id));
      before = ",\n";
    }
    yield before === "[" ? "[]" : "]";
  };
  const taken = async function* () {
    yield* listed(participations);
    yield ',\n"courses": ';
    yield* written();
  };
  const encoder = new TextEncoder();
  for await (const piece of withField(rest, "participations", taken())) yield encoder.encode(piece);
}

/** Archives that one person may have made in an hour. */
const ARCHIVES: Limit = { name: "archives", points: 10, seconds: 3_600 };

/** What `exportData` answers, with the files, as a ZIP archive. Throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED. */
export async function archiveData({
  context,
  input,
}: Call<{ id: string }>): Promise<ReadableStream<Uint8Array>> {
  const { services } = context;
  const data = await ownData({ context, input });
  await limited(services, ARCHIVES, input.id);
  const files = await filesOf(services.db, input.id);
  return zipped([
    { name: "data.json", read: () => dataPieces(services, data), packed: true },
    ...files.map(({ name, key, bytes }, index) => ({
      name: entryName(name, index),
      read: async function* () {
        const content = await services.files.stream(key, 0, bytes);
        if (content !== null) yield* content;
      },
      packed: false,
    })),
  ]);
}
