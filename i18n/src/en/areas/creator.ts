import { coverage } from "../coverage.ts";
import { create } from "../create.ts";
import { debug } from "../debug.ts";
import { documents } from "../documents.ts";
import { editor } from "../editor.ts";
import { faults } from "../faults.ts";
import { generation } from "../generation.ts";
import { imports } from "../imports.ts";
import { interchange } from "../interchange.ts";
import { limits } from "../limits.ts";
import { manage } from "../manage.ts";
import { notices } from "../notices.ts";
import { plan } from "../plan.ts";
import { preview } from "../preview.ts";
import { reshaping } from "../reshaping.ts";
import { results } from "../results.ts";
import { reviewing } from "../reviewing.ts";
import { rewriting } from "../rewriting.ts";
import { studio } from "../studio.ts";
import { versions } from "../versions.ts";

export const creator = {
  coverage,
  create,
  debug,
  documents,
  editor,
  faults,
  generation,
  imports,
  interchange,
  limits,
  manage,
  notices,
  plan,
  preview,
  reshaping,
  results,
  reviewing,
  rewriting,
  studio,
  versions,
};
