import { rewritingReply } from "../../engine/src/writers/model/fixtures/rewriting.ts";
import { type Asked, type Reply, scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { towersText } from "../../engine/src/writers/model/fixtures/towers.ts";
import { test as base } from "./test.ts";

/** An English document that such a model writes ten steps from. */
export const TOWERS = { name: "towers.txt", content: towersText() };

/** The same with three more. */
export const MORE_TOWERS = {
  name: "towers.txt",
  content: towersText(13),
};

/** A model server whose answers a journey directs. It writes English courses. */
export interface DirectedModel {
  /** How the server of the product is told to use it; one step is written after the other. */
  settings: Record<string, string>;
  /** Writes so many more steps, then holds its answers back until it is told to go on. */
  hold(steps: number): void;
  /** Writes so many more steps, then gives this reply to everything. */
  fail(steps: number, reply: Reply): void;
  /** Answers everything well, also what was held back. */
  goOn(): void;
}

/** Whether a text is asked for: of a step of a course, or of one that is written anew. */
const asksText = ({ fields }: Asked): boolean => fields.includes("sections") || fields.includes("content");

/** Cites the first passage for whoever asks a course; a question of a spaceship it does not answer. */
function replyToAsked({ prompt }: Asked): Reply {
  const [, quote = ""] = /\[1\][^\n]*\n([^\n]{20,80}[\p{L}\d])(?=[.,;:]?(?:\s|$))/u.exec(prompt) ?? [];
  const sentences = prompt.includes("Raumschiff") ? [] : [{ text: ANSWERED, passage: 1, quote }];
  return { answer: { sentences } };
}

/** What the model answers to whoever asks a course. */
export const ANSWERED = "So it is told in the course.";

interface Direction {
  steps: number;
  after: Reply | "hold" | "answer";
  over: PromiseWithResolvers<void>;
}

const well = (): Direction => ({ steps: 0, after: "answer", over: Promise.withResolvers() });

async function directedModel(): Promise<DirectedModel & { close(): Promise<void> }> {
  let direction = well();
  const direct = (next: Direction) => {
    const before = direction;
    direction = next;
    before.over.resolve();
  };
  const model = await scriptedServer(async (asked, number) => {
    if (asked.fields.includes("sentences")) return replyToAsked(asked);
    while (direction.after !== "answer") {
      if (direction.steps > 0) {
        if (asksText(asked)) direction.steps--;
        break;
      }
      // The questions of a step that was just written still belong to it.
      if (direction.steps === 0 && !asksText(asked) && !asked.fields.includes("steps")) break;
      if (direction.after !== "hold") return direction.after;
      await direction.over.promise;
    }
    return rewritingReply(asked, number);
  });
  return {
    settings: {
      ...{ MODEL_PROVIDER: "compatible", MODEL_NAME: "scripted", MODEL_BASE_URL: model.url },
      MODEL_CONCURRENCY: "1",
    },
    hold: (steps) => direct({ ...well(), steps, after: "hold" }),
    fail: (steps, reply) => direct({ ...well(), steps, after: reply }),
    goOn: () => direct(well()),
    close: async () => {
      direct(well());
      await model.close();
    },
  };
}

/** `test` with a server that has its courses written by a directed model. */
export const modelTest = base.extend<object, { model: DirectedModel }>({
  model: [
    async ({ browserName: _ }, use) => {
      const model = await directedModel();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ model }, use) => use(model.settings), { scope: "worker" }],
});
