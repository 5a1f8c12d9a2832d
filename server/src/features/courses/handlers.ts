import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import {
  getCourse,
  issueAdminPassword,
  previewStep,
  removeCourse,
  setActive,
  siteSettings,
} from "./usecases/courses.ts";
import { legalPage } from "./usecases/legal.ts";
import { notificationSetting, notificationsOff, setNotifications } from "./usecases/recipients.ts";

const { courses, site } = procedures;

export const siteHandlers = {
  legalPage: site.legalPage.handler(({ input, context }) => legalPage(context.services, input)),
  settings: site.settings.handler(({ context }) => siteSettings(context.services)),
};

export const coursesHandlers = {
  get: courses.get.handler(({ input, context }) => getCourse(context.services, context.actor, input.slug)),
  setActive: courses.setActive.handler(({ input, context }) =>
    setActive(context.services, context.actor, input.slug, input.active),
  ),
  remove: courses.remove.handler(async ({ input, context }) => {
    await removeCourse(context.services, context.actor, input.slug);
    return {};
  }),
  issueAdminPassword: courses.issueAdminPassword.handler(({ input, context }) =>
    issueAdminPassword(context.services, context.actor, input.slug),
  ),
  previewStep: courses.previewStep.handler(({ input, context }) =>
    previewStep(context.services, context.actor, input.slug, input.stepId),
  ),
  notificationSetting: courses.notificationSetting.handler(({ input, context }) =>
    notificationSetting(context.services, input.token),
  ),
  setNotifications: courses.setNotifications.handler(({ input, context }) =>
    setNotifications(context.services, input.token, input.wanted),
  ),
};

/**
 * What is no procedure: `/notifications/{token}/off`, which a mail program calls with POST to unsubscribe (RFC 8058); a person
 * who opens it comes to the page, because programs that check links open them too.
 */
export function createCoursesHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/notifications/:token/off", async (context) => {
    const { services } = await contextOf(context);
    return context.json(await setNotifications(services, context.req.param("token"), false));
  });
  app.get("/notifications/:token/off", async (context) => {
    const { services } = await contextOf(context);
    return context.redirect(notificationsOff(services, encodeURIComponent(context.req.param("token"))).page);
  });
  return app;
}
