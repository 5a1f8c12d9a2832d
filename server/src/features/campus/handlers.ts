import { type CoursePage, slugSchema } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { callerOf } from "../../platform/http/caller.ts";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import { drawCertificate } from "./usecases/drawCertificate.ts";
import { drawNotes } from "./usecases/drawNotes.ts";
import { listDue } from "./usecases/listDue.ts";
import { listHighlights } from "./usecases/listHighlights.ts";
import { listPractice } from "./usecases/listPractice.ts";
import { practise } from "./usecases/practise.ts";
import { putHighlight } from "./usecases/putHighlight.ts";
import { removeHighlight } from "./usecases/removeHighlight.ts";
import { repeat } from "./usecases/repeat.ts";
import { restart } from "./usecases/restart.ts";
import { setNote } from "./usecases/setNote.ts";
import { setReminders } from "./usecases/setReminders.ts";
import { setRepeats } from "./usecases/setRepeats.ts";
import { setRepetitionMails } from "./usecases/setRepetitionMails.ts";
import { setRepetitionMailsByLink } from "./usecases/setRepetitionMailsByLink.ts";
import { showReminders } from "./usecases/showReminders.ts";
import { showRepetitionMails } from "./usecases/showRepetitionMails.ts";
import { showSharedPage } from "./usecases/showSharedPage.ts";
import { showSharePicture } from "./usecases/showSharePicture.ts";
import { verifyCertificate } from "./usecases/verifyCertificate.ts";

const { campus } = procedures;

export const campusHandlers = {
  restart: campus.restart.handler(restart),
  highlights: campus.highlights.handler(listHighlights),
  putHighlight: campus.putHighlight.handler(putHighlight),
  removeHighlight: campus.removeHighlight.handler(removeHighlight),
  setNote: campus.setNote.handler(setNote),
  setRepeats: campus.setRepeats.handler(setRepeats),
  due: campus.due.handler(listDue),
  repeat: campus.repeat.handler(repeat),
  practice: campus.practice.handler(listPractice),
  practise: campus.practise.handler(practise),
  setRepetitionMails: campus.setRepetitionMails.handler(setRepetitionMails),
  repetitionMailSetting: campus.repetitionMailSetting.handler(showRepetitionMails),
  setRepetitionMailsByLink: campus.setRepetitionMailsByLink.handler(setRepetitionMailsByLink),
  certificate: campus.certificate.handler(verifyCertificate),
  reminderSetting: campus.reminderSetting.handler(showReminders),
  setReminders: campus.setReminders.handler(setReminders),
};

/**
 * `GET /c/{slug}` with what link previews read, and its picture; `page` is the web app's own page with a course in it.
 * Everything else under `/c/` is the web app's.
 */
export function createShareHttp(
  services: Services,
  page: (context: Context, course: CoursePage | null) => Promise<string>,
  send: (context: Context, html: string) => Promise<Response>,
): Hono {
  const app = new Hono();
  app.get("/c/:slug", async (context) => {
    const slug = context.req.param("slug");
    return await send(
      context,
      await showSharedPage({
        context: { services },
        input: { slug, page: (course) => page(context, course) },
      }),
    );
  });
  app.get("/c/:slug/share.png", async (context: Context) => {
    const network = callerOf(context, services.config.TRUSTED_PROXIES);
    const picture = await showSharePicture({
      context: { services, asker: { person: null, network } },
      input: { slug: context.req.param("slug") ?? "" },
    });
    if (!picture) return context.notFound();
    return context.body(picture, 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
  return app;
}

/**
 * What is no procedure: `GET /learn/{slug}/certificate.pdf` for who completed the course, `/learn/{slug}/highlights.pdf`
 * for who takes it, and
 * `/reminders/{token}/off` and `/repetition-mails/{token}/off`, which a mail program calls with POST to unsubscribe (RFC 8058); a person who opens
 * it comes to the page, because programs that check links open them too.
 */
export function createCampusHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  const files = [
    ["certificate.pdf", drawCertificate],
    ["highlights.pdf", drawNotes],
  ] as const;
  for (const [name, write] of files) {
    app.get(`/learn/:slug/${name}`, async (context) => {
      const known = await contextOf(context);
      const slug = slugSchema.safeParse(context.req.param("slug"));
      if (!slug.success) throw refusal("COURSE_NOT_FOUND");
      const { signal } = context.req.raw;
      const content = await write({ context: known, input: { slug: slug.data }, signal });
      return context.body(new Uint8Array(content), 200, {
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": `attachment; filename="${name}"`,
      });
    });
  }
  const switches = [
    ["reminders", setReminders],
    ["repetition-mails", setRepetitionMailsByLink],
  ] as const;
  for (const [path, set] of switches) {
    app.post(`/${path}/:token/off`, async (context) => {
      const { services } = await contextOf(context);
      const token = context.req.param("token") ?? "";
      await set({ context: { services }, input: { token, wanted: false } });
      return context.json({ wanted: false });
    });
    app.get(`/${path}/:token/off`, async (context) => {
      const { services } = await contextOf(context);
      const token = encodeURIComponent(context.req.param("token") ?? "");
      return context.redirect(`${services.publicUrl}/${path}/${token}`);
    });
  }
  return app;
}
