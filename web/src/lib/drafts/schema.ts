/**
 * Reads a value of unknown origin; undefined where it is not what it should be. Pages that only look at what this
 * device has stored do without the validation library.
 */
export type Schema<T> = (value: unknown) => T | undefined;

export const text: Schema<string> = (value) => (typeof value === "string" ? value : undefined);

export const number: Schema<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

export function oneOf<V extends string>(choices: readonly V[]): Schema<V> {
  return (value) => choices.find((choice) => choice === value);
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return (value) => (value === null ? null : schema(value));
}

/** Takes `fallback` for what cannot be read. */
export function orElse<T>(schema: Schema<T>, fallback: T): (value: unknown) => T {
  return (value) => schema(value) ?? fallback;
}

/** The entries of a list that can be read. */
export function readableOf<T>(schema: Schema<T>): Schema<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((one: unknown) => {
      const entry = schema(one);
      return entry === undefined ? [] : [entry];
    });
  };
}

/** An object of which each of these fields can be read; others are left out. */
export function object<T extends object>(fields: { [Field in keyof T]: Schema<T[Field]> }): Schema<T> {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const found: Partial<T> = {};
    for (const field in fields) {
      const entry = fields[field](Reflect.get(value, field));
      if (entry === undefined) return undefined;
      found[field] = entry;
    }
    return isWhole(found, fields) ? found : undefined;
  };
}

function isWhole<T extends object>(found: Partial<T>, fields: { [Field in keyof T]: unknown }): found is T {
  return Object.keys(fields).every((field) => field in found);
}
