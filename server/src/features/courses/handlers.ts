import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { notificationsOff } from "./shared/recipients.ts";
import { getCourse } from "./usecases/getCourse.ts";
import { issueAdminPassword } from "./usecases/issueAdminPassword.ts";
import { previewStep } from "./usecases/previewStep.ts";
import { removeCourse } from "./usecases/removeCourse.ts";
import { setActive } from "./usecases/setActive.ts";
import { setNotifications } from "./usecases/setNotifications.ts";
import { showLegalPage } from "./usecases/showLegalPage.ts";
import { showNotifications } from "./usecases/showNotifications.ts";
import { showSite } from "./usecases/showSite.ts";

const { courses, site } = procedures;

export const siteHandlers = {
  legalPage: site.legalPage.handler(showLegalPage),
  settings: site.settings.handler(showSite),
};

export const coursesHandlers = {
  get: courses.get.handler(getCourse),
  setActive: courses.setActive.handler(setActive),
  remove: courses.remove.handler(removeCourse),
  issueAdminPassword: courses.issueAdminPassword.handler(issueAdminPassword),
  previewStep: courses.previewStep.handler(previewStep),
  notificationSetting: courses.notificationSetting.handler(showNotifications),
  setNotifications: courses.setNotifications.handler(setNotifications),
};

/**
 * What is no procedure: `/notifications/{token}/off`, which a mail program calls with POST to unsubscribe (RFC 8058); a person
 * who opens it comes to the page, because programs that check links open them too.
 */
export function createCoursesHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/notifications/:token/off", async (context) => {
    const { services } = await contextOf(context);
    return context.json(
      await setNotifications({
        context: { services },
        input: { token: context.req.param("token"), wanted: false },
      }),
    );
  });
  app.get("/notifications/:token/off", async (context) => {
    const { services } = await contextOf(context);
    return context.redirect(notificationsOff(services, encodeURIComponent(context.req.param("token"))).page);
  });
  return app;
}
