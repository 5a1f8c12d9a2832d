import type { PlanPart, ShownPlan } from "@lehrpfad/contract";
import { goodReply } from "../../engine/src/writers/model/fixtures/replies.ts";
import type { Asked, Reply } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { towersText } from "../../engine/src/writers/model/fixtures/towers.ts";
import { courseRequest } from "./courses.ts";
import { createModelServer } from "./modelServer.ts";
import { eventually } from "./testServer.ts";

/** An English document of thirteen topics, of which each fills a step of a plan. */
export const THIRTEEN_TOPICS = towersText(13);

const bare = (parts: readonly PlanPart[]): PlanPart[] =>
  parts.map(({ documentId, from, to }) => ({ documentId, from, to }));

/** A plan as it is sent back unchanged. */
export function unchanged({ steps, leftOut }: ShownPlan) {
  return {
    steps: steps.map((step) => ({ ...step, parts: bare(step.parts) })),
    leftOut: bare(leftOut),
  };
}

/** A server whose courses a scripted model plans and writes, and a creator who orders them. */
export async function planningServer(settings: Record<string, string> = {}) {
  let script: (asked: Asked) => Reply | Promise<Reply> = goodReply;
  const { server, model, close } = await createModelServer((asked) => script(asked), {
    ...{ UNCONFIRMED_COURSES: "50", UNCONFIRMED_RUNS_PER_DAY: "50", UNCONFIRMED_DOCUMENTS: "50" },
    ...settings,
  });
  const creator = await server.signUp("course_creator_free");
  return {
    server,
    creator,
    model,
    /** What the model answers from now on. */
    answer: (next: typeof script) => {
      script = next;
    },
    /** Orders a course of thirteen steps; answers its slug. */
    order: async (planFirst = true): Promise<string> => {
      const id = await server.upload(creator.accessToken, "towers.txt", THIRTEEN_TOPICS);
      const request = courseRequest([id], { language: "en", steps: 13, planFirst });
      return (await creator.client.courses.create(request)).slug;
    },
    /** The state of a course as soon as its plan waits. */
    planned: (slug: string) =>
      eventually(async () => {
        const state = await creator.client.generation.get({ slug });
        return state.label === "planned" ? state : null;
      }, 60),
    close,
  };
}
