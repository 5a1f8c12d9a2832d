import { describe, expect, it } from "vitest";
import { compareLanguages, findUnusedKeys } from "./dictionaries.ts";

const en = {
  home: { title: "Learn from your documents, step by step", left_one: "{n} step", left_other: "{n} steps" },
};
const de = {
  home: { title: "Aus Ihren Unterlagen lernen", left_one: "{n} Schritt", left_other: "{n} Schritte" },
};

describe("comparing languages", () => {
  it("finds nothing in equal dictionaries, and allows plural forms of their own", () => {
    const es = { home: { ...de.home, left_many: "{n} de pasos" } };
    expect(compareLanguages({ en, de, es })).toEqual([]);
  });

  it.each([
    [{ home: { title: "Titel" } }, "de: home.left is missing"],
    [{ home: { ...de.home, more: "Mehr" } }, "de: home.more is not in en"],
    [{ home: { ...de.home, title: " " } }, "de: home.title is empty"],
    [
      { home: { ...de.home, left_other: "{m} Schritte" } },
      "de: home.left_other has the placeholders {m} instead of {n}",
    ],
    [{ home: { ...de.home, title: en.home.title } }, "de: home.title is the same text as in en"],
  ])("reports %o", (wrong, says) => {
    expect(compareLanguages({ en, de: wrong })).toContain(says);
  });
});

describe("unused keys", () => {
  const user = (text: string) => [{ path: "web/src/a.tsx", text }];

  it("reports each key that nobody refers to", () => {
    expect(findUnusedKeys(en, user('t("home.left", { n })'))).toEqual(["home.title is not used anywhere"]);
    expect(findUnusedKeys(en, user('t("title")'))).toHaveLength(3);
    expect(findUnusedKeys(en, user('t("home.title2")'))).toHaveLength(3);
  });

  it.each([
    't("home.title"); t("home.left")',
    "t('home:title'); t(`home:left`)",
    'useTranslation("home"); t("title"); t("left")',
    `t(\`home.ti\${x}\`); t(\`home.le\${x}\`)`,
  ])("accepts %s", (text) => {
    expect(findUnusedKeys(en, user(text))).toEqual([]);
  });

  it("joins the files of a web feature, but not two features", () => {
    const component = { path: "web/src/features/home/pages/Home.tsx", text: 'useTranslation("home")' };
    const keys = 'const keys = ["title", "left"];';
    expect(findUnusedKeys(en, [component, { path: "web/src/features/home/keys.ts", text: keys }])).toEqual(
      [],
    );
    expect(
      findUnusedKeys(en, [component, { path: "web/src/features/other/keys.ts", text: keys }]),
    ).toHaveLength(3);
  });

  it("knows the default namespace, and the properties of mail texts", () => {
    const texts = { common: { save: "Save" }, mail: { closing: "Kind regards" } };
    const form = { path: "web/src/ui/Form.tsx", text: 'const { t } = useTranslation(); t("save")' };
    const mail = {
      path: "server/src/a.ts",
      text: 'import { load } from "@lehrpfad/i18n/mail"; texts.closing',
    };
    expect(findUnusedKeys(texts, [form, mail])).toEqual([]);
    expect(findUnusedKeys(texts, [])).toHaveLength(2);
  });

  it("looks for codes as words, wherever they are named", () => {
    const texts = { errors: { NOT_FOUND: "Not found" } };
    const source = (text: string) => [{ path: "contract/src/errors.ts", text }];
    expect(findUnusedKeys(texts, source("NOT_FOUND: { status: 404 }"))).toEqual([]);
    expect(findUnusedKeys(texts, source("COURSE_NOT_FOUND: { status: 404 }"))).toHaveLength(1);
  });
});
