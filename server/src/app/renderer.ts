import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/server";
import { REPOSITORY } from "../platform/config.ts";
import type { Work, WorkKind } from "../platform/heavyWork/kind.ts";
import type { AskedPage, AskedStep, Rendered, RenderedStep, Renderer } from "./rendering.ts";

/** A page that cannot be drawn, or not in time, whenever it is tried. */
export class UndrawableError extends Error {}

const RENDERER = pathToFileURL(join(REPOSITORY, "web/dist/render/render.js"));
const MEGABYTE = 1024 * 1024;
/** Milliseconds that a page may take, and that it may wait; one of a book takes some sixty. */
const LONGEST = 2_000;

/** Drawing first views. Whoever waits too long draws the page in the browser, which draws it anyway. */
function viewWork<Asked extends object, View>(module: URL, longest: number): WorkKind<Asked, View> {
  return {
    ...{ name: "view", module, milliseconds: longest, patience: longest },
    ...{ megabytes: 320, outputBytes: 2 * MEGABYTE },
    ...{ places: 1, line: 20, worksPerProcess: 5_000, isUrgent: true },
  };
}

/** Starts what draws pages on the server, where the web app was built. */
export function prepareRenderer(work: Work): void {
  if (existsSync(RENDERER)) work.prepare(viewWork(RENDERER, LONGEST));
}

/**
 * What draws pages on the server; null where the web app was not built. Both functions throw UndrawableError, and
 * WORK_BUSY where others are drawn for too long.
 */
export function createRenderer(work: Work, module = RENDERER, longest = LONGEST): Renderer | null {
  if (!existsSync(module)) return null;
  const draw = async <Asked extends object, View>(asked: Asked): Promise<View> => {
    try {
      return await work.run(viewWork<Asked, View>(module, longest), asked);
    } catch (error) {
      if (error instanceof ORPCError && error.code === "WORK_BUSY") throw error;
      throw new UndrawableError(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    render: (page) => draw<{ page: AskedPage }, Rendered>({ page }),
    renderStep: (step) => draw<{ step: AskedStep }, RenderedStep>({ step }),
  };
}

/**
 * The one of these language tags that words are taken from: of what a browser may invent nothing is left that makes
 * another page of the same one.
 */
export function wordsFor(tags: readonly string[]): InterfaceLanguage[] {
  const wanted = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted
    .flatMap((primary) => INTERFACE_LANGUAGES.filter((language) => language === primary))
    .slice(0, 1);
}
