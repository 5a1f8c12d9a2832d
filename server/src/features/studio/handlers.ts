import { procedures } from "../../platform/http/context.ts";
import { changeSettings, saveDesign } from "./usecases/change.ts";
import { duplicateCourse } from "./usecases/duplicate.ts";
import { listManagers, removeManager, renewAdminPassword } from "./usecases/managers.ts";

const { studio } = procedures;

export const studioHandlers = {
  change: studio.change.handler(({ input, context }) =>
    changeSettings(context.services, context.actor, input.slug, input.settings),
  ),
  duplicate: studio.duplicate.handler(({ input, context }) =>
    duplicateCourse(context.services, context.actor, input.slug, input.requestId),
  ),
  renewAdminPassword: studio.renewAdminPassword.handler(({ input, context }) =>
    renewAdminPassword(context.services, context.actor, input.slug),
  ),
  managers: studio.managers.handler(({ input, context }) =>
    listManagers(context.services, context.actor, input.slug),
  ),
  removeManager: studio.removeManager.handler(async ({ input, context }) => {
    await removeManager(context.services, context.actor, input.slug, input.userId);
    return {};
  }),
  saveDesign: studio.saveDesign.handler(({ input, context }) =>
    saveDesign(context.services, context.actor, input.slug, input.design),
  ),
};
