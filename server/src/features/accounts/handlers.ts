import { procedures } from "../../platform/http/context.ts";
import { chooseRole, readProfile, resendVerification, updateLanguage } from "./usecases.ts";

const { accounts } = procedures;

export const accountsHandlers = {
  profile: accounts.profile.handler(({ input, context }) =>
    readProfile(context.services, context.actor, input.id),
  ),
  updateLanguage: accounts.updateLanguage.handler(({ input, context }) =>
    updateLanguage(context.services, context.actor, input.id, input.preferred_language),
  ),
  chooseRole: accounts.chooseRole.handler(({ input, context }) =>
    chooseRole(context.services, context.actor, input.id, input.role),
  ),
  resendVerification: accounts.resendVerification.handler(({ context }) =>
    resendVerification(context.services, context.actor),
  ),
};
