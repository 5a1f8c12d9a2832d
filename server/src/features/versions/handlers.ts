import { procedures } from "../../platform/http/context.ts";
import { compareStep } from "./usecases/compareStep.ts";
import { compareVersion } from "./usecases/compareVersion.ts";
import { restoreVersion } from "./usecases/restoreVersion.ts";
import { showVersions } from "./usecases/showVersions.ts";

const { versions } = procedures;

export const versionsHandlers = {
  list: versions.list.handler(showVersions),
  compare: versions.compare.handler(compareVersion),
  compareStep: versions.compareStep.handler(compareStep),
  restore: versions.restore.handler(restoreVersion),
};
