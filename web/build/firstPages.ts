import { ACCESS, type AccessRule, type contract } from "@lehrpfad/contract";
import type { InferContractRouterInputs } from "@orpc/contract";
import { queryOf } from "../src/features/dashboard/filters.ts";
import { PATHS, POSITION } from "../src/lib/addresses.ts";
import { plainRequest } from "../src/lib/plainCall.ts";
import { DASHBOARD_KEY } from "../src/lib/storageKeys.ts";
import type { AheadPage } from "./fetchAhead.ts";
import { callOf } from "./slimContract.ts";

type Inputs = InferContractRouterInputs<typeof contract>;

/** A call that a page makes first: where it goes, with the places that only the browser fills, and who may make it. */
interface FirstCall {
  address: string;
  access: AccessRule;
}

/**
 * @param input `":slug"` stands for that part of the page's address, `":zone"` for the browser's time zone and
 * `":user"` for the person's id
 */
function callTo<F extends keyof Inputs, C extends keyof Inputs[F] & string>(
  feature: F,
  name: C,
  input: { [Field in keyof Inputs[F][C]]: Inputs[F][C][Field] | `:${string}` },
): FirstCall {
  const { request: call, access } = callOf(`${feature}.${name}`);
  const request = plainRequest(call, input);
  if (request === null || access === undefined) throw new Error(`${feature}.${name} cannot be asked ahead`);
  return { address: request.path.replace(/%3A(\w+)/g, "{$1}"), access };
}

/** What the parts of an address look like; what looks different is left to the page. */
const PARTS: Record<string, RegExp> = { slug: /[^/]+/, position: POSITION, stepId: /[0-9a-f-]{36}/ };

function patternOf(...paths: readonly string[]): string {
  const parts = paths.join("/").replace(/:(\w+)/g, (_part, name: string) => {
    const shape = PARTS[name];
    if (shape === undefined) throw new Error(`${paths.join("/")}: nobody knows what ${name} looks like`);
    return `(?<${name}>${shape.source})`;
  });
  return `^/${parts}/?$`;
}

interface FirstPage extends Omit<AheadPage, "modules" | "area" | "path"> {
  path: string;
  /** Its modules below src/features, beside the app. */
  modules: readonly string[];
  area?: "campus" | "creator" | undefined;
}

type Place = Pick<FirstPage, "area" | "query" | "kept" | "isSent">;

/**
 * Who may make the calls says whether they wait for a session, and, where no area is named, whether the page shows the
 * texts of creators.
 */
function page(
  path: string,
  modules: readonly string[],
  calls: readonly FirstCall[],
  place: Place = {},
): FirstPage {
  const allowed = (caller: "anonymousParticipant" | "participant") =>
    calls.every(({ access }) => ACCESS[access][caller] === "allowed");
  const isOpen = allowed("anonymousParticipant");
  return {
    area: isOpen || allowed("participant") ? undefined : "creator",
    ...place,
    path,
    modules,
    calls: calls.map(({ address }) => address),
    isPrivate: isOpen ? undefined : true,
  };
}

const EDITOR = "editor/pages/EditorLayout.tsx";
const STUDIO = "dashboard/pages/StudioPage.tsx";

const slug = ":slug";
const dashboard = callTo("results", "dashboard", queryOf(new URLSearchParams()));
const outline = callTo("editing", "outline", { slug });

/** The call with which every page for people who are signed in begins. */
export const PROFILE = callTo("accounts", "profile", { id: ":user" }).address;

/** The pages people meet first, and those of the studio where much is shown at once. The first that fits is taken. */
export const FIRST_PAGES: readonly FirstPage[] = [
  page(patternOf(PATHS.course), ["learning/pages/CoursePage.tsx"], [callTo("learning", "course", { slug })]),
  page(
    patternOf(PATHS.step),
    ["learning/pages/StepPage.tsx"],
    [callTo("learning", "step", { slug, position: ":position" })],
    { isSent: true },
  ),
  page(patternOf(PATHS.dashboard), [STUDIO], [dashboard], { query: "^\\?view=creator$" }),
  page(patternOf(PATHS.dashboard), [STUDIO], [dashboard], { query: "^$", kept: [DASHBOARD_KEY, "studio"] }),
  page(patternOf(PATHS.dashboard), ["campus/pages/CampusPage.tsx"], [callTo("learning", "myCourses", {})], {
    area: "campus",
    query: "^(\\?view=participant)?$",
  }),
  page(
    patternOf(PATHS.results),
    ["results/pages/ResultsPage.tsx"],
    [callTo("results", "course", { slug, timeZone: ":zone" })],
  ),
  page(patternOf(PATHS.editor), [EDITOR, "editor/pages/ChoosePage.tsx"], [outline]),
  page(
    patternOf(PATHS.editor, PATHS.editedStep),
    [EDITOR, "editor/pages/StepEditorPage.tsx"],
    [outline, callTo("editing", "getStep", { slug, stepId: ":stepId" })],
  ),
];
