import path from "node:path";
import { parseArgs } from "node:util";
import { type DeskEvent, openDesk } from "./lib/desk.ts";

const USAGE = `Lets a person answer in the place of a language model.

  npm run model:desk -- DIR [--port N]

Each request is written as DIR/NNN.request.md and waits until DIR/NNN.answer.json is there.`;
const PORT = 4790;
/** A day: as long as a person may take for one answer. */
const PATIENCE = 86_400;

const tell = (line: string) => process.stderr.write(`${line}\n`);

function say(event: DeskEvent): void {
  const reason = event.type === "unreadable" ? `, the answer is no JSON yet: ${event.reason}` : "";
  tell(`${event.request} ${event.type}${reason}`);
}

/**
 * A desk at which a person plays the model, for trying what a course needs of it where none is at hand. The asking side's limits
 * are settings, so that a request waits as long as it takes; what is answered can be recorded and replayed:
 *
 *     npm run model:desk -- DIR --port 4790
 *     MODEL_PROVIDER=compatible MODEL_BASE_URL=http://127.0.0.1:4790/v1 MODEL_NAME=desk MODEL_SECONDS=86400 \
 *       MODEL_IDLE_SECONDS=86400 npm run course -- FILE --record DIR2
 */
async function main(): Promise<void> {
  const options = { port: { type: "string", default: String(PORT) } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  const port = Number(values.port);
  if (folder === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(USAGE);
  const desk = await openDesk(path.resolve(folder), { port, tell: say });
  tell(`Requests are written to ${path.resolve(folder)}. Start a course with
MODEL_PROVIDER=compatible MODEL_BASE_URL=${desk.url} MODEL_NAME=desk MODEL_SECONDS=${PATIENCE} MODEL_IDLE_SECONDS=${PATIENCE} npm run course -- FILE`);
}

try {
  await main();
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
