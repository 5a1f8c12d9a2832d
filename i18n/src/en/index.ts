import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { campus } from "./campus.ts";
import { common } from "./common.ts";
import { coverage } from "./coverage.ts";
import { create } from "./create.ts";
import { debug } from "./debug.ts";
import { documents } from "./documents.ts";
import { editor } from "./editor.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { generation } from "./generation.ts";
import { home } from "./home.ts";
import { manage } from "./manage.ts";
import { notices } from "./notices.ts";
import { results } from "./results.ts";
import { rewriting } from "./rewriting.ts";
import { settings } from "./settings.ts";
import { studio } from "./studio.ts";
import { viewer } from "./viewer.ts";

export const dictionary = {
  account,
  auth,
  campus,
  common,
  coverage,
  create,
  debug,
  documents,
  editor,
  errors,
  faults,
  generation,
  home,
  manage,
  notices,
  results,
  rewriting,
  settings,
  studio,
  viewer,
};
