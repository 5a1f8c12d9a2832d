/* What somebody marked as a file: apart from the formats, so that writing it loads none of them. */

export { type NotedCourse, writeNotes } from "./formats/pdf/notes.ts";
