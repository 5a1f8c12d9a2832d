import { argv } from "node:process";
import { serialize } from "node:v8";
import { endWithParent, keepCompiled } from "@lehrpfad/engine/processes";
import { OUTPUT_TOO_LARGE, type WorkFunction, WorkRefusal, type WorkTools } from "./kind.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

endWithParent();
process.once("disconnect", () => process.exit(0));

const [, , module = "", outputBytes = "0"] = argv;
const { run } = (await import(module)) as { run: WorkFunction<object, unknown> };

const TOO_LARGE = { reason: OUTPUT_TOO_LARGE, detail: null };

const say = (message: FromWorker): void => {
  process.send?.(message);
};
/** Who waits for answers, in the order of the questions. */
const asking: { resolve: (reply: unknown) => void; reject: (error: Error) => void }[] = [];
const tools: WorkTools = {
  tell: (progress) => say({ progress }),
  ask: <Answer>(question: string) =>
    new Promise<Answer>((resolve, reject) => {
      asking.push({ resolve: (reply) => resolve(reply as Answer), reject });
      say({ question });
    }),
};

async function answerTo(task: object): Promise<FromWorker> {
  try {
    const done = await run(task, tools);
    return serialize(done).length > Number(outputBytes) ? { refused: TOO_LARGE } : { done };
  } catch (error) {
    if (error instanceof WorkRefusal) return { refused: { reason: error.reason, detail: error.detail } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("message", (message: ToWorker) => {
  if ("task" in message) void answerTo(message.task).then(say).then(keepCompiled);
  else if ("reply" in message) asking.shift()?.resolve(message.reply);
  else asking.shift()?.reject(new Error(message.unanswered));
});
say({ ready: true });
keepCompiled();
