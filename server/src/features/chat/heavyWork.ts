import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as packChat } from "./heavyWork/packChat.ts";
import type { run as readChat } from "./heavyWork/readChat.ts";
import type { run as readParts } from "./heavyWork/readParts.ts";

export type { ChatReading } from "./heavyWork/readChat.ts";

const MEGABYTE = 1024 * 1024;

/** Reading a chat's answer: what proves its questions is looked for in the texts of their steps. */
export const CHAT_WORK: WorkOf<typeof readChat> = {
  name: "chat",
  module: new URL("./heavyWork/readChat.ts", import.meta.url),
  milliseconds: 20_000,
  megabytes: 500,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 100 },
};

/** What is carried into a chat: steps in packages, and the passages of questions that are asked once more. */
export const PACK_WORK: WorkOf<typeof packChat> = {
  name: "packages of a chat",
  module: new URL("./heavyWork/packChat.ts", import.meta.url),
  milliseconds: 10_000,
  megabytes: 400,
  outputBytes: 20 * MEGABYTE,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 100 },
};

/** Reading the plan of a course, or texts of steps, out of a chat's answer. */
export const PARTS_WORK: WorkOf<typeof readParts> = {
  name: "parts of a course",
  module: new URL("./heavyWork/readParts.ts", import.meta.url),
  milliseconds: 20_000,
  megabytes: 500,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 100 },
};
