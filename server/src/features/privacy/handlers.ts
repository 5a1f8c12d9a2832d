import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { deleteOwnAccount, exportData, previewDeletion } from "./usecases/account.ts";
import { dataArchive } from "./usecases/archive.ts";

const { accounts } = procedures;

/** The procedures of accounts that reach into every feature: what is held about a person, and its deletion. */
export const privacyHandlers = {
  exportData: accounts.exportData.handler(({ input, context: { services, actor } }) =>
    exportData(services, actor, input.id),
  ),
  deletionPreview: accounts.deletionPreview.handler(({ input, context: { services, actor } }) =>
    previewDeletion(services, actor, input.id),
  ),
  deleteAccount: accounts.deleteAccount.handler(async ({ input, context: { services, actor } }) => {
    await deleteOwnAccount(services, actor, input);
    return {};
  }),
};

/** `GET /profiles/{id}/data.zip`: everything held about the person, with the files. */
export function createPrivacyHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get("/profiles/:id/data.zip", async (context) => {
    const { services, actor } = await contextOf(context);
    const archive = await dataArchive(services, actor, context.req.param("id"));
    const headers = {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="data.zip"',
    };
    return context.body(archive, 200, headers);
  });
  return app;
}
