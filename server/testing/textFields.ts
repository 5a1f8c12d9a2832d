import { contract } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/client";
import { z } from "zod";
import type { AccessWorld, Place } from "./accessWorld.ts";
import { callsAs, PROCEDURES, VALID_INPUTS } from "./procedures.ts";
import type { TestServer } from "./testServer.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** A text field of a request: where it stands, and the most characters that it may have (null: no limit). */
interface Field {
  path: Path;
  longest: number | null;
}

const isOneOfFew = ({ enum: values, const: value, format }: JsonSchema) =>
  values !== undefined || value !== undefined || format === "uuid" || format === "date-time";

/** The text fields of a value, by the schema that it follows. */
function fieldsOf(value: unknown, schema: JsonSchema, path: Path = []): Field[] {
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (branch) => typeof branch === "object",
  );
  if (typeof value === "string") {
    const texts = branches.filter(({ type }) => type === "string");
    if (texts.length === 0 || texts.every(isOneOfFew)) return [];
    return [{ path, longest: texts.find(({ maxLength }) => maxLength)?.maxLength ?? null }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const inside = branches.flatMap((branch) =>
      Array.isArray(value) ? [branch.items] : [branch.properties?.[key], branch.additionalProperties],
    );
    const found = inside.find((part): part is JsonSchema => typeof part === "object" && !Array.isArray(part));
    return found ? fieldsOf(one, found, [...path, Array.isArray(value) ? Number(key) : key]) : [];
  });
}

/** The value with another one at a place. */
function withValue(value: unknown, [first, ...rest]: Path, put: unknown): unknown {
  if (first === undefined) return put;
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? withValue(one, rest, put) : one));
  const fields = value as Record<string, unknown>;
  return { ...fields, [first]: withValue(fields[first], rest, put) };
}

/** Something for each list that a request has, and for what it may leave out, so that the fields in them are met too. */
function filled(input: object): object {
  const terms = [{ term: "T", meaning: "M" }];
  const sections = { objectives: ["O"], keyPoints: ["K"], reflections: ["R"], terms, next: "N" };
  const admin = { firstName: "Ada", lastName: "M", email: "ada@example.org" };
  return {
    ...input,
    ...("sections" in input ? { sections } : {}),
    ...("settings" in input ? { settings: { name: "N", admin } } : {}),
    ...("instruction" in input ? { instruction: "I" } : {}),
  };
}

/** A text field of a procedure. */
export interface Target {
  id: string;
  field: Field;
  input: (place: Place) => object;
}

function targets(): Target[] {
  const example = new Proxy({} as Place, {
    get: (_, name) =>
      name === "owner" ? { id: crypto.randomUUID(), email: "a@example.org" } : crypto.randomUUID(),
  });
  return PROCEDURES.flatMap(({ id, feature, name }) => {
    const group = contract[feature as keyof typeof contract] as Record<
      string,
      { "~orpc": { inputSchema?: z.ZodType } }
    >;
    const schema = group[name]?.["~orpc"].inputSchema;
    const valid = VALID_INPUTS[id];
    if (!schema || !valid) return [];
    const input = (place: Place) => filled(valid(place));
    const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
    return fieldsOf(input(example), described).map((field) => ({ id, field, input }));
  });
}

/** The text fields of all procedures. */
export const TEXT_FIELDS = targets();

/** Who calls a procedure: who takes the course, or who manages it. */
export const callerOf = (id: string) =>
  /^(learning|campus|asking)\./.test(id) ? ("participant" as const) : ("owner" as const);

/** Calls a procedure with this text in some of its fields, each as long as it may be; answers the status. */
export async function callWith(
  { server, world, place }: { server: TestServer; world: AccessWorld; place: Place },
  fields: readonly Target[],
  textOf: (longest: number) => string,
): Promise<number> {
  const [first] = fields;
  if (!first) return 200;
  const [feature = "", name = ""] = first.id.split(".");
  const call = callsAs(server, world.tokens[callerOf(first.id)])[feature]?.[name];
  const input = fields.reduce<unknown>(
    (given, { field }) => withValue(given, field.path, textOf(field.longest ?? 0)),
    first.input(place),
  );
  try {
    await call?.(input);
    return 200;
  } catch (error) {
    // The client itself cannot write such a text into an address.
    if (error instanceof URIError) return 400;
    return error instanceof ORPCError ? error.status : 0;
  }
}

/** Names a field and a text. */
export const nameOf = ({ id, field }: Target, unit: string) =>
  `${id} ${field.path.join(".")} ${JSON.stringify(unit)}`;
