import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { answerFile } from "../studio/index.ts";
import { acceptList } from "./usecases/acceptList.ts";
import { previewList } from "./usecases/previewList.ts";

const { questionLists } = procedures;

export const questionListsHandlers = { accept: questionLists.accept.handler(acceptList) };

/**
 * `POST /courses/{slug}/question-lists/preview`: a list of questions as raw bytes; outside the contract's procedures because
 * bodies are small there. It stores nothing and answers `QuestionListContents`; refused: `{code, params}`.
 */
export function createQuestionListHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/courses/:slug/question-lists/preview", async (context) => {
    const request = await contextOf(context);
    const slug = context.req.param("slug");
    return await answerFile(context, request, async (receive) => ({
      status: 200,
      body: await previewList({ context: request, input: { slug, receive } }),
    }));
  });
  return app;
}
