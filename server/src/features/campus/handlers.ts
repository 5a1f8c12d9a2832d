import { type CoursePage, slugSchema } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import type { Learner } from "../learning/index.ts";
import { certificatePdf, verifyCertificate } from "./usecases/certify.ts";
import { listHighlights, putHighlight, removeHighlight, setNote } from "./usecases/highlight.ts";
import { notesPdf } from "./usecases/notesPdf.ts";
import { practice, practise } from "./usecases/practise.ts";
import { reminderSetting, setReminders } from "./usecases/remind.ts";
import { due, repeat, setRepeats } from "./usecases/repeat.ts";
import { restart } from "./usecases/restart.ts";
import { sharedPage, sharePicture } from "./usecases/share.ts";
import { repetitionMailSetting, setRepetitionMails, setRepetitionMailsByLink } from "./usecases/tellDue.ts";

const { campus } = procedures;

const learner = ({ actor, enrolmentToken }: RequestContext): Learner => ({ actor, enrolmentToken });

export const campusHandlers = {
  restart: campus.restart.handler(({ input, context }) =>
    restart(context.services, learner(context), input.slug, input.timeZone),
  ),
  highlights: campus.highlights.handler(({ input, context }) =>
    listHighlights(context.services, learner(context), input.slug),
  ),
  putHighlight: campus.putHighlight.handler(async ({ input, context }) => {
    await putHighlight(context.services, learner(context), input);
    return {};
  }),
  removeHighlight: campus.removeHighlight.handler(async ({ input, context }) => {
    await removeHighlight(context.services, learner(context), input);
    return {};
  }),
  setNote: campus.setNote.handler(async ({ input, context }) => {
    await setNote(context.services, learner(context), input);
    return {};
  }),
  setRepeats: campus.setRepeats.handler(({ input, context }) =>
    setRepeats(context.services, learner(context), input.slug, input.repeats),
  ),
  due: campus.due.handler(({ context }) => due(context.services, learner(context))),
  repeat: campus.repeat.handler(({ input, context }) => repeat(context.services, learner(context), input)),
  practice: campus.practice.handler(({ input, context }) =>
    practice(context.services, learner(context), input.slug),
  ),
  practise: campus.practise.handler(({ input, context }) =>
    practise(context.services, learner(context), input),
  ),
  setRepetitionMails: campus.setRepetitionMails.handler(({ input, context }) =>
    setRepetitionMails(context.services, learner(context), input),
  ),
  repetitionMailSetting: campus.repetitionMailSetting.handler(({ input, context }) =>
    repetitionMailSetting(context.services, input.token),
  ),
  setRepetitionMailsByLink: campus.setRepetitionMailsByLink.handler(({ input, context }) =>
    setRepetitionMailsByLink(context.services, input.token, input.wanted),
  ),
  certificate: campus.certificate.handler(({ input, context }) =>
    verifyCertificate(context.services, input.code),
  ),
  reminderSetting: campus.reminderSetting.handler(({ input, context }) =>
    reminderSetting(context.services, input.token),
  ),
  setReminders: campus.setReminders.handler(({ input, context }) =>
    setReminders(context.services, input.token, input.wanted),
  ),
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
    return await send(context, await sharedPage(services, slug, (course) => page(context, course)));
  });
  app.get("/c/:slug/share.png", async (context) => {
    const picture = await sharePicture(services, context.req.param("slug"));
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
    ["certificate.pdf", certificatePdf],
    ["highlights.pdf", notesPdf],
  ] as const;
  for (const [name, write] of files) {
    app.get(`/learn/:slug/${name}`, async (context) => {
      const { services, ...known } = await contextOf(context);
      const slug = slugSchema.safeParse(context.req.param("slug"));
      if (!slug.success) throw refusal("COURSE_NOT_FOUND");
      const content = await write(services, learner({ services, ...known }), slug.data);
      return context.body(content, 200, {
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
      await set(services, context.req.param("token") ?? "", false);
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
