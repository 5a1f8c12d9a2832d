import { type NotedCourse, writeNotes } from "@lehrpfad/interchange/notes";

/** The PDF of what somebody marked. */
export async function run(course: NotedCourse): Promise<Uint8Array> {
  return await writeNotes(course);
}
