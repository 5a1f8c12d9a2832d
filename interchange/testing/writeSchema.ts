import { writeFileSync } from "node:fs";
import { z } from "zod";
import { courseFileSchema } from "../src/formats/markdown/schema.ts";

/* Writes interchange/course.schema.json anew, after the schema has changed. */
const schema = z.toJSONSchema(courseFileSchema, { io: "input", reused: "ref" });
writeFileSync(new URL("../course.schema.json", import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
