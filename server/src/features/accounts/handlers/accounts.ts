import { LIMITS } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { procedures, type RequestContext } from "../../../platform/http/context.ts";
import { PictureError, type PictureFault } from "../../../platform/media/pictures.ts";
import { self } from "../shared/profile.ts";
import { cancelEmailChange } from "../usecases/cancelEmailChange.ts";
import { changeOwnPassword } from "../usecases/changeOwnPassword.ts";
import { chooseRole } from "../usecases/chooseRole.ts";
import { confirmByLink } from "../usecases/confirmByLink.ts";
import { confirmEmailChange } from "../usecases/confirmEmailChange.ts";
import { endOtherSessions } from "../usecases/endOtherSessions.ts";
import { endSession } from "../usecases/endSession.ts";
import { enter } from "../usecases/enter.ts";
import { examineLink } from "../usecases/examineLink.ts";
import { listSessions } from "../usecases/listSessions.ts";
import { readPhoto } from "../usecases/readPhoto.ts";
import { readProfile } from "../usecases/readProfile.ts";
import { removePhoto } from "../usecases/removePhoto.ts";
import { requestEmailChange } from "../usecases/requestEmailChange.ts";
import { requestEntry } from "../usecases/requestEntry.ts";
import { requestPasswordReset } from "../usecases/requestPasswordReset.ts";
import { resendVerification } from "../usecases/resendVerification.ts";
import { resetPassword } from "../usecases/resetPassword.ts";
import { updateLanguage } from "../usecases/updateLanguage.ts";
import { updateNotifications } from "../usecases/updateNotifications.ts";
import { updateProfile } from "../usecases/updateProfile.ts";
import { updateVerified } from "../usecases/updateVerified.ts";
import { uploadPhoto } from "../usecases/uploadPhoto.ts";

const { accounts } = procedures;

export const accountsHandlers = {
  profile: accounts.profile.handler(readProfile),
  updateProfile: accounts.updateProfile.handler(updateProfile),
  updateLanguage: accounts.updateLanguage.handler(updateLanguage),
  updateNotifications: accounts.updateNotifications.handler(updateNotifications),
  chooseRole: accounts.chooseRole.handler(chooseRole),
  removePhoto: accounts.removePhoto.handler(removePhoto),
  updateVerified: accounts.updateVerified.handler(updateVerified),
  resendVerification: accounts.resendVerification.handler(resendVerification),
  examineLink: accounts.examineLink.handler(examineLink),
  confirmAddress: accounts.confirmAddress.handler(confirmByLink),
  requestEmailChange: accounts.requestEmailChange.handler(requestEmailChange),
  cancelEmailChange: accounts.cancelEmailChange.handler(cancelEmailChange),
  confirmEmailChange: accounts.confirmEmailChange.handler(confirmEmailChange),
  changePassword: accounts.changePassword.handler(changeOwnPassword),
  requestPasswordReset: accounts.requestPasswordReset.handler(requestPasswordReset),
  resetPassword: accounts.resetPassword.handler(resetPassword),
  requestEntry: accounts.requestEntry.handler(requestEntry),
  enter: accounts.enter.handler(enter),
  sessions: accounts.sessions.handler(listSessions),
  endSession: accounts.endSession.handler(endSession),
  endOtherSessions: accounts.endOtherSessions.handler(endOtherSessions),
};

const PHOTO_CODES: Record<PictureFault, string> = {
  type: "photo_type",
  pixels: "picture_pixels",
  unreadable: "photo_failed",
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
    const { services, actor, caller } = await contextOf(context);
    const { id } = context.req.param();
    self(actor, id);
    try {
      const bytes = Buffer.from(await context.req.arrayBuffer());
      return context.json(await uploadPhoto({ context: { services, actor, caller }, input: { id, bytes } }));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return context.json({ code: PHOTO_CODES[error.fault] }, error.fault === "type" ? 415 : 422);
    }
  });
  app.get("/photos/:key/:file{(?:large|small)\\.webp}", async (context) => {
    const { services } = await contextOf(context);
    const { key, file } = context.req.param();
    const content = await readPhoto({
      context: { services },
      input: { key, size: file.startsWith("large") ? "large" : "small" },
    });
    return content ? context.body(content, 200, IMAGE_HEADERS) : context.json({ code: "NOT_FOUND" }, 404);
  });
  return app;
}
