import { LIMITS } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { FileTooLargeError } from "../../platform/files.ts";
import { readWhole, TooLargeError } from "../../platform/http/body.ts";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { wholeNumber } from "../../platform/http/headers.ts";
import { MediaError, type MediaFault } from "../../platform/media/reading.ts";
import { deleteExercise, moveExercise, saveExercise } from "./usecases/exercises.ts";
import { checkQuestion, hints } from "./usecases/hints.ts";
import { addImage, ImageError } from "./usecases/images.ts";
import { addMedia, saveMediaTexts } from "./usecases/media.ts";
import { addStep, deleteStep, moveStep, outline, restoreStep } from "./usecases/outline.ts";
import { deleteQuestion, getStep, saveQuestion, saveStep } from "./usecases/texts.ts";

const { editing } = procedures;

export const editingHandlers = {
  outline: editing.outline.handler(({ input, context }) =>
    outline(context.services, context.actor, input.slug),
  ),
  getStep: editing.getStep.handler(({ input, context }) => getStep(context.services, context.actor, input)),
  saveStep: editing.saveStep.handler(({ input, context }) =>
    saveStep(context.services, context.actor, input),
  ),
  addStep: editing.addStep.handler(({ input, context }) => addStep(context.services, context.actor, input)),
  moveStep: editing.moveStep.handler(({ input, context }) =>
    moveStep(context.services, context.actor, input),
  ),
  deleteStep: editing.deleteStep.handler(({ input, context }) =>
    deleteStep(context.services, context.actor, input),
  ),
  restoreStep: editing.restoreStep.handler(({ input, context }) =>
    restoreStep(context.services, context.actor, input),
  ),
  saveQuestion: editing.saveQuestion.handler(({ input, context }) =>
    saveQuestion(context.services, context.actor, input),
  ),
  deleteQuestion: editing.deleteQuestion.handler(async ({ input, context }) => {
    await deleteQuestion(context.services, context.actor, input);
    return {};
  }),
  saveExercise: editing.saveExercise.handler(({ input, context }) =>
    saveExercise(context.services, context.actor, input),
  ),
  deleteExercise: editing.deleteExercise.handler(async ({ input, context }) => {
    await deleteExercise(context.services, context.actor, input);
    return {};
  }),
  moveExercise: editing.moveExercise.handler(async ({ input, context }) => {
    await moveExercise(context.services, context.actor, input);
    return {};
  }),
  checkQuestion: editing.checkQuestion.handler(({ input, context }) =>
    checkQuestion(context.services, context.actor, input),
  ),
  saveMediaTexts: editing.saveMediaTexts.handler(({ input, context }) =>
    saveMediaTexts(context.services, context.actor, input),
  ),
  hints: editing.hints.handler(({ input, context }) => hints(context.services, context.actor, input.slug)),
};

/**
 * `POST /courses/{slug}/images`: the raw bytes of a PNG or JPEG. Outside the contract's procedures because
 * bodies are small there; it answers `courseImageSchema`, or `{code, params}`.
 */
export function createImageHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/courses/:slug/images", async (context) => {
    const { services, actor } = await contextOf(context);
    const params = { megabytes: LIMITS.imageBytes / 1024 / 1024 };
    try {
      const read = () => readWhole(context.req.raw.body, LIMITS.imageBytes);
      return context.json(await addImage(services, actor, context.req.param("slug"), read), 201);
    } catch (error) {
      if (error instanceof TooLargeError) return context.json({ code: "image_too_large", params }, 413);
      if (error instanceof ImageError) return context.json({ code: "image_unreadable", params }, 422);
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
      return context.json(await addMedia(services, actor, context.req.param("slug"), upload), 201);
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
