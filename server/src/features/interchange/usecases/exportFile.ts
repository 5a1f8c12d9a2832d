import type { ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import { exportCourse, fileNameOf, formatOf } from "@lehrpfad/interchange";
import pLimit from "p-limit";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { publish } from "./publish.ts";

/** Pieces that are worked on at the same time: figures are read, and made smaller, one of them in memory for each. */
const AT_ONCE = pLimit(2);

/** Each piece of a file takes its turn, so that many downloads hold few pieces in memory. */
async function* inTurn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await AT_ONCE(() => iterator.next());
    if (done) return;
    yield value;
  }
}

/** A course as a file, written while it is sent. Throws what `manageableCourse` throws. */
export async function exportFile({
  context: { services, actor },
  input: wish,
}: Call<{ slug: string; format: ExportFormatName; options: ExportOptions }>): Promise<{
  name: string;
  mediaType: string;
  chunks: AsyncIterable<Uint8Array>;
}> {
  const course = await manageableCourse(services, actor, wish.slug);
  const publication = await publish(services, course.id);
  const format = formatOf(wish.format);
  return {
    name: fileNameOf(publication, format),
    mediaType: format.mediaType,
    chunks: inTurn(exportCourse(publication, wish.format, wish.options)),
  };
}
