import { LIMITS } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { procedures, type RequestContext } from "../../../platform/http/context.ts";
import { enter } from "../usecases/entry.ts";
import { PhotoError, readPhoto, removePhoto, uploadPhoto } from "../usecases/photo.ts";
import {
  chooseRole,
  readProfile,
  self,
  updateLanguage,
  updateNotifications,
  updateProfile,
  updateVerified,
} from "../usecases/profile.ts";
import {
  cancelEmailChange,
  changeOwnPassword,
  checkRecovery,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  listSessions,
  requestEmailChange,
  requestEntry,
  requestPasswordReset,
  resetPassword,
} from "../usecases/security.ts";
import { resendVerification } from "../usecases/verification.ts";

const { accounts } = procedures;

export const accountsHandlers = {
  profile: accounts.profile.handler(({ input, context: { services, actor } }) =>
    readProfile(services, actor, input.id),
  ),
  updateProfile: accounts.updateProfile.handler(({ input, context: { services, actor } }) =>
    updateProfile(services, actor, input),
  ),
  updateLanguage: accounts.updateLanguage.handler(({ input, context: { services, actor } }) =>
    updateLanguage(services, actor, input.id, input.preferred_language),
  ),
  updateNotifications: accounts.updateNotifications.handler(({ input, context: { services, actor } }) =>
    updateNotifications(services, actor, input.id, input),
  ),
  chooseRole: accounts.chooseRole.handler(({ input, context: { services, actor } }) =>
    chooseRole(services, actor, input.id, input.role),
  ),
  removePhoto: accounts.removePhoto.handler(({ input, context: { services, actor } }) =>
    removePhoto(services, actor, input.id),
  ),
  updateVerified: accounts.updateVerified.handler(({ input, context: { services, actor } }) =>
    updateVerified(services, actor, input.id),
  ),
  resendVerification: accounts.resendVerification.handler(({ input, context: { services, actor } }) =>
    resendVerification(services, actor, input.email),
  ),
  requestEmailChange: accounts.requestEmailChange.handler(({ input, context: { services, actor } }) =>
    requestEmailChange(services, actor, input),
  ),
  cancelEmailChange: accounts.cancelEmailChange.handler(({ input, context: { services, actor } }) =>
    cancelEmailChange(services, actor, input.id),
  ),
  confirmEmailChange: accounts.confirmEmailChange.handler(({ input, context: { services, actor } }) =>
    confirmEmailChange(services, actor, input),
  ),
  changePassword: accounts.changePassword.handler(async ({ input, context: { services, actor } }) => {
    await changeOwnPassword(services, actor, input);
    return {};
  }),
  requestPasswordReset: accounts.requestPasswordReset.handler(({ input, context: { services, caller } }) =>
    requestPasswordReset(services, input.email, caller),
  ),
  checkRecovery: accounts.checkRecovery.handler(async ({ input, context: { services } }) => {
    await checkRecovery(services, input.token);
    return {};
  }),
  resetPassword: accounts.resetPassword.handler(({ input, context: { services } }) =>
    resetPassword(services, input.token, input.password),
  ),
  requestEntry: accounts.requestEntry.handler(({ input, context: { services, caller } }) =>
    requestEntry(services, input, caller),
  ),
  enter: accounts.enter.handler(({ input, context: { services, userAgent } }) =>
    enter(services, input.token, userAgent),
  ),
  sessions: accounts.sessions.handler(({ input, context: { services, actor } }) =>
    listSessions(services, actor, input.id),
  ),
  endSession: accounts.endSession.handler(({ input, context: { services, actor } }) =>
    endSession(services, actor, input.id, input.sessionId),
  ),
  endOtherSessions: accounts.endOtherSessions.handler(({ input, context: { services, actor } }) =>
    endOtherSessions(services, actor, input.id),
  ),
};

const IMAGE_HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
};

/**
 * `PUT /profiles/{id}/photo`: the raw bytes of a photo; answers the profile, or `{code, params}`.
 * `GET /photos/{key}/{size}.webp`: a stored photo, by a key that only those know who may see the profile.
 */
export function createAccountHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  const params = { megabytes: LIMITS.photoBytes / 1024 / 1024 };
  const tooLarge = (context: Context) => context.json({ code: "photo_too_large", params }, 413);
  const limit = bodyLimit({ maxSize: LIMITS.photoBytes, onError: tooLarge });
  app.put("/profiles/:id/photo", limit, async (context) => {
    const { services, actor } = await contextOf(context);
    const { id } = context.req.param();
    self(actor, id);
    try {
      const bytes = Buffer.from(await context.req.arrayBuffer());
      return context.json(await uploadPhoto(services, actor, id, bytes));
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      return context.json({ code: error.code }, error.code === "photo_type" ? 415 : 422);
    }
  });
  app.get("/photos/:key/:file{(?:large|small)\\.webp}", async (context) => {
    const { services } = await contextOf(context);
    const { key, file } = context.req.param();
    const content = await readPhoto(services, key, file.startsWith("large") ? "large" : "small");
    return content ? context.body(content, 200, IMAGE_HEADERS) : context.json({ code: "NOT_FOUND" }, 404);
  });
  return app;
}
