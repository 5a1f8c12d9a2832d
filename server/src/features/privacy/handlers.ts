import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { archiveData } from "./usecases/archiveData.ts";
import { deleteOwnAccount } from "./usecases/deleteOwnAccount.ts";
import { exportData } from "./usecases/exportData.ts";
import { previewDeletion } from "./usecases/previewDeletion.ts";

const { accounts } = procedures;

/** The procedures of accounts that reach into every feature: what is held about a person, and its deletion. */
export const privacyHandlers = {
  exportData: accounts.exportData.handler(exportData),
  deletionPreview: accounts.deletionPreview.handler(previewDeletion),
  deleteAccount: accounts.deleteAccount.handler(deleteOwnAccount),
};

/** `GET /profiles/{id}/data.zip`: everything held about the person, with the files. */
export function createPrivacyHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get("/profiles/:id/data.zip", async (context) => {
    const { services, actor } = await contextOf(context);
    const archive = await archiveData({
      context: { services, actor },
      input: { id: context.req.param("id") },
    });
    const headers = {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="data.zip"',
    };
    return context.body(archive, 200, headers);
  });
  return app;
}
