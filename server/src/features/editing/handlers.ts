import { LIMITS } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { FileTooLargeError } from "../../platform/files.ts";
import { readWhole, TooLargeError } from "../../platform/http/body.ts";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { wholeNumber } from "../../platform/http/headers.ts";
import { PictureError, type PictureFault } from "../../platform/media/pictures.ts";
import { MediaError, type MediaFault } from "../../platform/media/reading.ts";
import { acceptDraft } from "./usecases/acceptDraft.ts";
import { addImage } from "./usecases/addImage.ts";
import { addMedia } from "./usecases/addMedia.ts";
import { addStep } from "./usecases/addStep.ts";
import { checkQuestion } from "./usecases/checkQuestion.ts";
import { deleteExercise } from "./usecases/deleteExercise.ts";
import { deleteQuestion } from "./usecases/deleteQuestion.ts";
import { deleteStep } from "./usecases/deleteStep.ts";
import { getStep } from "./usecases/getStep.ts";
import { listHints } from "./usecases/listHints.ts";
import { listTerms } from "./usecases/listTerms.ts";
import { moveExercise } from "./usecases/moveExercise.ts";
import { moveStep } from "./usecases/moveStep.ts";
import { restoreStep } from "./usecases/restoreStep.ts";
import { saveExercise } from "./usecases/saveExercise.ts";
import { saveMediaTexts } from "./usecases/saveMediaTexts.ts";
import { saveQuestion } from "./usecases/saveQuestion.ts";
import { saveStep } from "./usecases/saveStep.ts";
import { showOutline } from "./usecases/showOutline.ts";
import { skipDraft } from "./usecases/skipDraft.ts";

const { editing } = procedures;

export const editingHandlers = {
  outline: editing.outline.handler(showOutline),
  getStep: editing.getStep.handler(getStep),
  saveStep: editing.saveStep.handler(saveStep),
  addStep: editing.addStep.handler(addStep),
  moveStep: editing.moveStep.handler(moveStep),
  deleteStep: editing.deleteStep.handler(deleteStep),
  restoreStep: editing.restoreStep.handler(restoreStep),
  saveQuestion: editing.saveQuestion.handler(saveQuestion),
  deleteQuestion: editing.deleteQuestion.handler(deleteQuestion),
  saveExercise: editing.saveExercise.handler(saveExercise),
  deleteExercise: editing.deleteExercise.handler(deleteExercise),
  moveExercise: editing.moveExercise.handler(moveExercise),
  acceptDraft: editing.acceptDraft.handler(acceptDraft),
  skipDraft: editing.skipDraft.handler(skipDraft),
  checkQuestion: editing.checkQuestion.handler(checkQuestion),
  saveMediaTexts: editing.saveMediaTexts.handler(saveMediaTexts),
  terms: editing.terms.handler(listTerms),
  hints: editing.hints.handler(listHints),
};

const IMAGE_CODES: Record<PictureFault, string> = {
  type: "image_unreadable",
  pixels: "picture_pixels",
  unreadable: "image_unreadable",
};

/**
 * `POST /courses/{slug}/images`: the raw bytes of a PNG or JPEG. Outside the contract's procedures because
 * bodies are small there; it answers `courseImageSchema`, or `{code, params}`.
 */
export function createImageHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/courses/:slug/images", async (context) => {
    const { services, actor, caller } = await contextOf(context);
    const params = { megabytes: LIMITS.imageBytes / 1024 / 1024 };
    try {
      const read = () => readWhole(context.req.raw.body, LIMITS.imageBytes);
      return context.json(
        await addImage({
          context: { services, actor, caller },
          input: { slug: context.req.param("slug"), read },
        }),
        201,
      );
    } catch (error) {
      if (error instanceof TooLargeError) return context.json({ code: "image_too_large", params }, 413);
      if (error instanceof PictureError) return context.json({ code: IMAGE_CODES[error.fault] }, 422);
      throw error;
    }
  });
  return app;
}

const MEDIA_CODES: Record<MediaFault, string> = { unreadable: "media_unreadable", codec: "media_codec" };

/**
 * `POST /courses/{slug}/media?name=FILE`: the raw bytes of one audio or video file, streamed to the storage; answers
 * `courseMediaSchema`, or `{code, params}`.
 */
export function createMediaUploadHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/courses/:slug/media", async (context) => {
    const { services, actor } = await contextOf(context);
    const { body, signal } = context.req.raw;
    if (!body) return context.json({ code: "upload_failed" }, 400);
    const declared = wholeNumber(context.req.header("content-length"));
    const upload = { name: context.req.query("name") ?? "", declared, body, signal };
    try {
      return context.json(
        await addMedia({
          context: { services, actor },
          input: { ...upload, slug: context.req.param("slug") },
        }),
        201,
      );
    } catch (error) {
      const params = { megabytes: services.config.MEDIA_MEGABYTES };
      if (error instanceof FileTooLargeError) return context.json({ code: "media_too_large", params }, 413);
      if (error instanceof MediaError) return context.json({ code: MEDIA_CODES[error.fault] }, 422);
      // Nobody is there any more to hear of it.
      if (error instanceof DOMException && error.name === "AbortError") {
        return context.json({ code: "upload_failed" }, 400);
      }
      throw error;
    }
  });
  return app;
}
