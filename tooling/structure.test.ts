import { describe, expect, it } from "vitest";
import { jsxTexts } from "./lib/jsxTexts.ts";
import { checkFile, misplacedFiles, namesakes } from "./structure.ts";

describe("file vocabulary", () => {
  it.each([
    "server/src/features/courses/helpers.ts",
    "server/src/features/courses/usecases/sub/create.ts",
    "server/src/features/courses/Usecases.ts",
    "web/src/features/course-settings/Card.tsx",
    "web/src/features/course-settings/widgets/Card.tsx",
  ])("%s is misplaced", (file) => {
    expect(misplacedFiles([file])).toEqual([expect.stringContaining(file)]);
  });

  it("knows the allowed names", () => {
    const names = [
      "handlers",
      "repository",
      "rules",
      "access",
      "jobs",
      "events",
      "config",
      "heavyWork",
      "index",
    ];
    const server = [
      ...names,
      "rules.test",
      "usecases/createCourse",
      "shared/names",
      "heavyWork/drawPicture",
    ].map((name) => `server/src/features/a/${name}.ts`);
    const web = [
      "pages/Page.tsx",
      "components/Card.tsx",
      "queries.ts",
      "drafts.ts",
      "drafts.test.ts",
      "draft/useCourseDraft.ts",
    ];
    expect(
      misplacedFiles([...server, ...web.map((name) => `web/src/features/a/${name}`), "server/src/app/x.ts"]),
    ).toEqual([]);
  });
});

it("reports a use case's file that exports another function, or several", () => {
  const path = "server/src/features/a/usecases/createCourse.ts";
  const create = "export async function createCourse() {}\n";
  expect(checkFile({ path, text: create })).toEqual([]);
  expect(checkFile({ path, text: `${create}export const removeCourse = () => 1;\n` })).toHaveLength(1);
  expect(checkFile({ path, text: "export function removeCourse() {}\n" })).toHaveLength(1);
});

it("reports components of one name", () => {
  const files = [
    "web/src/features/accounts/pages/SettingsPage.tsx",
    "web/src/features/course-settings/pages/SettingsPage.tsx",
    "web/src/features/accounts/queries.ts",
    "web/src/features/course-settings/queries.ts",
  ];
  expect(namesakes(files)).toEqual([expect.stringMatching(/^web.src.features.course-settings.*accounts/)]);
});

describe("texts that are not allowed", () => {
  const wrong: [path: string, text: string, says: string][] = [
    ["engine/src/a.ts", 'const a = "/root/x";', "machine"],
    ["bench/a.ts", 'const a = "/home/anna/x";', "machine"],
    ["engine/src/a.ts", "// https://registry.npmjs.org", "registry"],
    ["engine/src/a.ts", "// TODO later", "issue"],
    ["engine/src/a.test.ts", 'it.skip("x", () => {});', "skipped"],
    ["engine/src/a.test.ts", 'describe.only("x", () => {});', "skipped"],
    [
      "engine/src/a.test.ts",
      'it.each([1]).skip("x", () => {});'.replace(".each([1])", ".concurrent"),
      "skipped",
    ],
    ["e2e/journeys/a.ts", "test.fixme();", "skipped"],
    ["web/src/ui/a.css", "a { color: #fff; }", "Colours"],
    ["web/src/ui/a.tsx", 'const a = "rgb(0 0 0)";', "Colours"],
    ["web/src/ui/a.tsx", 'const a = "bg-red-500";', "palette"],
    ["web/src/ui/a.tsx", 'const a = "text-white";', "palette"],
    ["web/src/ui/a.tsx", 'const a = "sm:text-[0.9rem]";', "sizes"],
    ["web/src/ui/a.tsx", "const a = { fontSize: 14 };", "sizes"],
    ["web/src/ui/a.css", "a { font-size: 1.2em; }", "sizes"],
    ["web/src/ui/a.css", "a { font: 400 1rem / 1.5 var(--ui); }", "sizes"],
    ["web/src/lib/a.ts", 'localStorage.getItem("a-draft");', "storageKeys"],
    ["web/src/features/a/b.ts", 'sessionStorage["a-draft"] = "b";', "storageKeys"],
    ["web/src/features/a/b.ts", 'indexedDB.open("drafts");', "storageKeys"],
    ["web/build/a.ts", 'localStorage.setItem("a-draft", "b");', "before the first paint"],
    ["server/src/a.ts", "const a = b as unknown as C;", "switched off"],
    ["server/src/features/campus/repository.ts", "sql`select 1 from steps`", "features/content alone"],
    ["server/src/a.ts", 'const a = "Lehrpfad";', "BRAND_NAME"],
    ["i18n/src/en/home.ts", 'const a = "Welcome to Lehrpfad";', "BRAND_NAME"],
    ["server/src/platform/config.ts", '"Lehrpfad" "Lehrpfad"', "2 times"],
    ["engine/src/a.ts", `${"\n".repeat(400).replaceAll("\n", "a;\n")}b;`, "401 lines"],
  ];
  it.each(wrong)("in %s: %s", (path, text, says) => {
    expect(checkFile({ path, text })).toEqual([expect.stringContaining(says)]);
  });

  const right: [path: string, text: string][] = [
    ["web/src/ui/tokens.css", ":root { --paper: #fff; --text-sm: 0.875rem; }"],
    ["web/src/ui/a.css", "a { font: 400 var(--text-sm) / 1.5 var(--ui); font-size: var(--text-lg); }"],
    ["web/src/ui/a.tsx", 'const a = "text-sm text-[var(--qr-dark)]";'],
    ["web/src/ui/a.tsx", 'const a = <a href="#main" className="bg-paper">{t("home.skip")}</a>;'],
    ["server/src/platform/config.ts", 'const a = "Lehrpfad";'],
    ["server/src/a.ts", 'import "@lehrpfad/contract";'],
    ["engine/src/a.ts", "a;\n".repeat(390)],
    ["web/src/ui/a.css", "a;\n".repeat(400)],
  ];
  it.each(right)("nothing in %s: %s", (path, text) => {
    expect(checkFile({ path, text })).toEqual([]);
  });

  it("names the line", () => {
    expect(checkFile({ path: "engine/src/a.ts", text: "a;\nb; // TODO" })[0]).toContain("engine/src/a.ts:2:");
  });
});

describe("texts in JSX", () => {
  it.each([
    "const a = <p>Hello there</p>;",
    'const a = <img alt="A tree" src="x" />;',
    'const a = <Field label={t("a.b")} placeholder="Your name" />;',
    "const a = <p>{name} is here</p>;",
  ])("%s is reported", (text) => {
    expect(jsxTexts("a.tsx", text)).toHaveLength(1);
    expect(checkFile({ path: "web/src/app/a.tsx", text })).toEqual([expect.stringContaining("dictionaries")]);
  });

  it.each([
    'const a = <p className="x y">{t("a.b")} · 3 %&nbsp;</p>;',
    'const a = <img alt="" />;',
    'const a = <Notice title="start_failed" />;',
    "const a: Map<string, number> = b;",
  ])("%s is fine", (text) => {
    expect(jsxTexts("a.tsx", text)).toEqual([]);
  });
});
