import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import {
  type Reply,
  type ScriptedServer,
  scriptedServer,
} from "../../engine/src/writers/model/fixtures/scripted.ts";
import { writtenBy } from "../testing/modelServer.ts";

let model: ScriptedServer | null = null;
afterEach(async () => {
  await model?.close();
  model = null;
});

/** Runs the command with these settings and nothing else in its environment. */
async function check(settings: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("checkModel.ts", import.meta.url))], {
    env: settings,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  const [code] = await once(child, "close");
  return { code: Number(code), said: said.join("") };
}

async function asking(reply: Reply) {
  model = await scriptedServer(() => reply);
  return await check({
    ...writtenBy(model),
    MODEL_KEY: "secret-key",
  });
}

it("says that no model is set", async () => {
  const { code, said } = await check({});
  expect(code).toBe(0);
  expect(said).toContain("built-in writer");
});

it("says that the model works", async () => {
  const { code, said } = await asking({ answer: { word: "day" } });
  expect(code).toBe(0);
  expect(said).toContain("It works");
});

it.each<[Reply, string]>([
  [{ status: 401 }, "MODEL_KEY"],
  [{ status: 404 }, "MODEL_NAME"],
  [{ status: 400 }, "JSON"],
])("says what to do about %j, without the key", async (reply, advice) => {
  const { code, said } = await asking(reply);
  expect(code).toBe(1);
  expect(said).toContain(advice);
  expect(said).not.toContain("secret-key");
});

it("names the settings that are missing", async () => {
  const { code, said } = await check({ MODEL_PROVIDER: "anthropic" });
  expect(code).toBe(1);
  expect(said).toContain("MODEL_NAME");
  expect(said).toContain("MODEL_KEY");
});
