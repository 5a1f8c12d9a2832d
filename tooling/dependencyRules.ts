import type { IFlattenedRuleSet, IRegularForbiddenRuleType } from "dependency-cruiser";
import { floorRules } from "./floors.ts";

/** Server feature → the features it may use, through their index.ts only. */
const FEATURE_GRAPH: Record<string, string[]> = {
  quotas: [],
  accounts: ["quotas"],
  documents: ["quotas"],
  content: ["documents"],
  courses: ["content", "documents"],
  generation: ["content", "courses", "documents", "quotas"],
  learning: ["accounts", "content", "courses", "documents", "quotas"],
  campus: ["accounts", "content", "courses", "learning"],
  asking: ["content", "courses", "documents", "learning", "quotas"],
  editing: ["content", "courses", "documents", "generation", "learning", "quotas"],
  rewriting: ["content", "courses", "documents", "generation", "learning", "quotas"],
  reviewing: ["content", "courses", "editing"],
  chat: ["content", "courses", "documents", "editing", "generation", "learning", "quotas"],
  reshaping: ["chat", "content", "courses", "editing", "generation", "learning"],
  versions: ["content", "courses", "editing", "generation", "learning", "reshaping", "rewriting"],
  interchange: ["content", "courses", "documents"],
  results: ["content", "courses", "documents", "generation", "learning"],
  studio: ["content", "courses", "documents", "generation", "learning", "quotas"],
  "question-lists": ["chat", "content", "courses", "editing", "generation", "studio"],
  privacy: ["accounts", "chat", "content", "documents", "learning"],
};

/** Web feature → the features whose parts it may show. Pages for learners come first: they know no author's code. */
const WEB_FEATURE_GRAPH: Record<string, string[]> = {
  accounts: [],
  site: [],
  learning: [],
  campus: ["learning"],
  dashboard: [],
  create: [],
  generation: [],
  rewriting: ["generation"],
  chat: [],
  editor: ["reviewing", "rewriting"],
  "course-settings": ["generation", "rewriting"],
  results: [],
  versions: ["rewriting"],
  interchange: [],
  reviewing: ["rewriting"],
};

const LEARNERS_FEATURES = ["accounts", "site", "learning", "campus"];
const AUTHORS_FEATURES = Object.keys(WEB_FEATURE_GRAPH).filter((name) => !LEARNERS_FEATURES.includes(name));

/** What authors see of questions. */
const AUTHORS_QUESTIONS =
  "^web/src/questions/(Author|Preview|authoring|keptDraft|[a-z]+/[A-Za-z]+(Editor|Solution)\\.)";

/** Server feature → what is in its tables, which no other feature queries. */
const TABLES_OF: Record<string, string> = {
  content: "Steps, questions and images",
  learning: "Participations, answers and entry tests",
};

/** What does heavy work in a process of its own, of each feature and for pictures of people. */
const HEAVY_WORK = "(features/[^/]+|platform/media)/heavyWork/";

/** What takes time or memory by what people wrote. */
const PARSERS_AND_DRAWERS =
  "^interchange/src/(?!vocabulary\\.ts)|^engine/src/(figures|steps)\\.ts|(^|/)(pdfkit|sharp|@napi-rs/canvas|csv-stringify|write-excel-file)(/|$)";

const TEST = "\\.test\\.tsx?\\.js$";

const featureRule = (
  workspace: "server" | "web",
  feature: string,
  allowed: string[],
): IRegularForbiddenRuleType => ({
  name: `${workspace === "web" ? "web-" : ""}feature-${feature}-uses-only-allowed-features`,
  comment: `The feature "${feature}" may use ${allowed.join(", ") || "no other feature"}.`,
  severity: "error",
  from: { path: `^${workspace}/src/features/${feature}/`, pathNot: TEST },
  to: {
    path: `^${workspace}/src/features/`,
    pathNot: `^${workspace}/src/features/(${[feature, ...allowed].join("|")})/`,
  },
});

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType => ({ name, comment, severity: "error", from, to });

/**
 * Who may import whom (docs/decisions/0002-dependency-rules.md). Paths are those of the mirror that
 * dependencies.ts makes: the source's path and `.js`. There is no list of exceptions.
 */
export const rules: Required<Pick<IFlattenedRuleSet, "forbidden">> = {
  forbidden: [
    forbid("no-cycles", "Modules must not need each other in a circle.", {}, { circular: true }),
    forbid(
      "no-orphans",
      "Nothing imports this file and it imports nothing: connect it or delete it.",
      { orphan: true, pathNot: "\\.(test|config)\\.tsx?\\.js$|\\.d\\.ts\\.js$|^samples/|/fixtures/" },
      {},
    ),
    forbid(
      "no-missing-files",
      "The imported file does not exist.",
      {},
      { couldNotResolve: true, path: "^\\.", pathNot: "\\.(css|json|svg|png|woff2|d\\.ts)$|\\?" },
    ),
    forbid(
      "web-not-server",
      "The web app reaches the server through the contract.",
      { path: "^web/" },
      { path: "^(server|engine)/" },
    ),
    forbid(
      "server-not-web",
      "The server does not know the web app.",
      { path: "^server/" },
      { path: "^web/" },
    ),
    forbid(
      "engine-stands-alone",
      "The engine knows neither web nor server; of the contract only vocabulary, questions, sections, texts and Markdown, beside them the dictionaries.",
      { path: "^engine/", pathNot: TEST },
      {
        path: "^(web|server|contract|e2e|bench|tooling)/",
        pathNot: "^contract/src/(vocabulary|questions|sections|texts|markdown)\\.ts",
      },
    ),
    forbid(
      "engine-has-no-database-and-no-http",
      "The engine is pure: no database, no HTTP server.",
      { path: "^engine/" },
      { path: "(^|/)(drizzle-orm|pg|pg-boss|hono|@hono|@orpc|@electric-sql)(/|$)" },
    ),
    forbid(
      "interchange-stands-alone",
      "Exports and imports know the contract and the dictionaries; web, server and engine know them.",
      { path: "^interchange/src/", pathNot: TEST },
      { path: "^(web|server|engine|e2e|bench|tooling)/" },
    ),
    forbid(
      "contract-imports-only-zod-and-orpc",
      "The contract imports only zod and @orpc/contract.",
      { path: "^contract/src/", pathNot: TEST },
      { pathNot: "^contract/src/|(^|/)zod(/|$)|(^|/)@orpc/contract(/|$)" },
    ),
    forbid(
      "i18n-imports-nothing",
      "The dictionaries import nothing but the contract's vocabulary.",
      { path: "^i18n/src/", pathNot: TEST },
      { pathNot: "^i18n/src/|^contract/src/vocabulary\\." },
    ),
    ...floorRules(TEST).map((rule) => ({ ...rule, severity: "error" as const })),
    forbid(
      "another-feature-only-through-its-index",
      "Import another feature from its index.ts.",
      { path: "^server/src/features/([^/]+)/", pathNot: TEST },
      { path: "^server/src/features/", pathNot: "^server/src/features/($1/|[^/]+/index\\.ts)" },
    ),
    ...Object.entries(FEATURE_GRAPH).map(([feature, allowed]) => featureRule("server", feature, allowed)),
    forbid(
      "feature-in-the-graph",
      "Name a new feature in FEATURE_GRAPH of tooling/dependencyRules.ts.",
      {
        path: "^server/src/features/",
        pathNot: `^server/src/features/(${Object.keys(FEATURE_GRAPH).join("|")})/`,
      },
      {},
    ),
    forbid(
      "only-repositories-speak-sql",
      "Only repository.ts, the files of repository/ and server/src/db import Drizzle.",
      {
        path: "^(server|contract|engine|web)/",
        pathNot: `^server/src/db/|/repository(\\.ts\\.js$|/)|^server/testing/|^server/drizzle\\.config|${TEST}`,
      },
      { path: "(^|/)drizzle-orm(/|$)" },
    ),
    ...Object.entries(TABLES_OF).map(([feature, rows]) =>
      forbid(
        `${feature}-owns-its-tables`,
        `${rows} are queried in server/src/features/${feature} alone: use its index.ts.`,
        {
          path: "^server/src/",
          pathNot: `^server/src/features/${feature}/repository(\\.ts\\.js$|/)|^server/src/db/(?!tables/index)|${TEST}`,
        },
        { path: `^server/src/db/tables/${feature}\\.ts` },
      ),
    ),
    forbid(
      "heavy-work-in-its-place",
      "What parses, draws or exports people's text runs in a process with limits: call it from heavyWork/ and run that by services.work (docs/security.md).",
      { path: "^server/src/(platform|features)/", pathNot: `^server/src/${HEAVY_WORK}|${TEST}` },
      { path: PARSERS_AND_DRAWERS },
    ),
    forbid(
      "heavy-work-runs-in-its-process",
      "Only heavyWork.ts names what runs in a process of its own, and its types: run it by services.work.",
      {
        path: "^server/src/",
        pathNot: `^server/src/${HEAVY_WORK}|^server/src/(features/[^/]+|platform/media)/heavyWork\\.ts|${TEST}`,
      },
      { path: `^server/src/${HEAVY_WORK}` },
    ),
    forbid(
      "rules-are-pure",
      "rules.ts imports only the contract.",
      { path: "^server/src/features/[^/]+/rules\\.ts\\.js$" },
      { pathNot: "^contract/" },
    ),
    forbid(
      "learners-do-not-load-the-studio",
      "Pages for learners do not import the studio's code.",
      { path: `^web/src/features/(${LEARNERS_FEATURES.join("|")})/` },
      { path: `^web/src/features/(${AUTHORS_FEATURES.join("|")})/|${AUTHORS_QUESTIONS}` },
    ),
    ...Object.entries(WEB_FEATURE_GRAPH).map(([feature, allowed]) => featureRule("web", feature, allowed)),
    forbid(
      "web-feature-in-the-graph",
      "Name a new feature in WEB_FEATURE_GRAPH of tooling/dependencyRules.ts.",
      {
        path: "^web/src/features/",
        pathNot: `^web/src/features/(${Object.keys(WEB_FEATURE_GRAPH).join("|")})/`,
      },
      {},
    ),
    forbid(
      "ui-knows-no-product",
      "web/src/ui is the design system: it knows neither the API nor the dictionaries.",
      { path: "^web/src/ui/", pathNot: TEST },
      { path: "^(contract|i18n)/" },
    ),
  ],
};
