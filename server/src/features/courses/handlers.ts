import { procedures } from "../../platform/http/context.ts";
import {
  claimManagement,
  getCourse,
  issueAdminPassword,
  previewStep,
  removeCourse,
  setActive,
  siteSettings,
} from "./usecases.ts";

const { courses, site } = procedures;

export const siteHandlers = {
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
  claimManagement: courses.claimManagement.handler(({ input, context }) =>
    claimManagement(context.services, context.actor, input.slug, input.password),
  ),
  previewStep: courses.previewStep.handler(({ input, context }) =>
    previewStep(context.services, context.actor, input.slug, input.stepId),
  ),
};
