import { createReadStream } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import {
  type ScriptedServer,
  scriptedServer,
} from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { createTestServer, eventually, type TestServer } from "../../../testing/testServer.ts";
import { REPOSITORY } from "../../platform/config.ts";
import { exampleCourse } from "../courses/index.ts";
import { makeExampleCourse } from "./index.ts";

let model: ScriptedServer;
let server: TestServer;
beforeAll(async () => {
  model = await scriptedServer(goodReply);
  server = await createTestServer({
    ...{ MODEL_PROVIDER: "compatible", MODEL_NAME: "scripted", MODEL_BASE_URL: model.url },
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
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
