/** A file that is no course; the message says where. */
export class CourseFileError extends Error {
  override name = "CourseFileError";
}

export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CourseFileError(`${place} is no object`);
  return Object.fromEntries(Object.entries(value));
}

export function listOf(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new CourseFileError(`${place} is no list`);
  return value;
}

export function textOf(value: unknown, place: string): string {
  if (typeof value !== "string") throw new CourseFileError(`${place} is no text`);
  return value;
}

export const optionalText = (value: unknown): string => (typeof value === "string" ? value : "");
