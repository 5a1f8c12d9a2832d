import { createReadStream } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import type { ScriptedServer } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { eventually, type TestServer } from "../../../testing/testServer.ts";
import { REPOSITORY } from "../../platform/config.ts";
import { exampleCourse } from "../courses/index.ts";
import { makeExampleCourse } from "./index.ts";

let model: ScriptedServer;
let close: () => Promise<void>;
let server: TestServer;
beforeAll(async () => {
  ({ server, model, close } = await createModelServer(goodReply));
});
afterAll(async () => {
  await close();
});

it("is the built-in writer's also where a model is set up: nobody ordered it, and somebody pays for a model", async () => {
  const content = createReadStream(join(REPOSITORY, "samples/agua.es.txt"));
  await makeExampleCourse(server.services, { name: "agua.es.txt", content });
  const course = await eventually(async () => {
    const found = await exampleCourse(server.services.db);
    return found?.writer ? found : null;
  }, 120);
  expect(course.writer).toBe("builtin");
  expect(model.asked).toEqual([]);
});
