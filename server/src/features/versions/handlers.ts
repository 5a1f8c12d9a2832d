import { procedures } from "../../platform/http/context.ts";
import { compareVersion } from "./usecases/compareVersion.ts";
import { showVersions } from "./usecases/listVersions.ts";
import { restoreVersion } from "./usecases/restoreVersion.ts";

const { versions } = procedures;

export const versionsHandlers = {
  list: versions.list.handler(({ input, context }) =>
    showVersions(context.services, context.actor, input.slug),
  ),
  compare: versions.compare.handler(({ input, context }) =>
    compareVersion(context.services, context.actor, input),
  ),
  restore: versions.restore.handler(({ input, context }) =>
    restoreVersion(context.services, context.actor, input),
  ),
};
