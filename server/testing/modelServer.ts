import { type Asked, type Reply, scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { createTestServer } from "./testServer.ts";

type Script = (asked: Asked, number: number) => Reply | Promise<Reply>;

/** Settings with which a server's writer is the model at this address. */
export const writtenBy = (model: { url: string }) => ({
  MODEL_PROVIDER: "compatible",
  MODEL_NAME: "scripted",
  MODEL_BASE_URL: model.url,
});

/** A server whose courses a scripted model writes. `close` ends both. */
export async function createModelServer(script: Script, settings: Record<string, string> = {}) {
  const model = await scriptedServer(script);
  const server = await createTestServer({ ...writtenBy(model), ...settings });
  const close = async () => {
    await server.close();
    await model.close();
  };
  return { server, model, close };
}
