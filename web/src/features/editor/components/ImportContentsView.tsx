import type { CourseLanguage } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LostParts } from "../../../lib/imports/LostParts.tsx";
import { languageName } from "../../../lib/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { ReadFile } from "../imports/useImportInto.ts";

/** Steps that are shown before one asks for all. */
const SHOWN = 10;

/** What a file would bring, step by step, before anything of it is stored. */
export function ImportContentsView({ read, language }: { read: ReadFile; language: CourseLanguage }) {
  const { t } = useTranslation("imports");
  const f = useFormats();
  const { file, contents } = read;
  const { steps, figures, lost } = contents;
  const counted = (key: "steps" | "questions" | "figures" | "words", count: number) =>
    t(key, { count, number: f.number(count) });
  const [showsAll, setShowsAll] = useState(false);
  const shown = steps
    .map((step, at) => ({ ...step, position: at + 1 }))
    .slice(0, showsAll ? steps.length : SHOWN);
  const questions = steps.reduce((sum, step) => sum + step.questions, 0);
  const sums = [
    counted("steps", steps.length),
    counted("questions", questions),
    ...(figures > 0 ? [counted("figures", figures)] : []),
  ];
  return (
    <Card as="section" aria-labelledby="import-contents">
      <h3 id="import-contents" tabIndex={-1} className="break-words text-lg outline-none">
        {t("contents", { name: file.name })}
      </h3>
      <p className="mt-1 text-muted">{sums.join(" · ")}</p>
      <ol className="mt-4 divide-y divide-line">
        {shown.map(({ position, title, words, questions: asked }) => (
          <li key={position} className="py-2.5">
            <span className="block break-words font-semibold">{title}</span>
            <span className="text-sm text-muted">
              {[...(words > 0 ? [counted("words", words)] : []), counted("questions", asked)].join(" · ")}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < steps.length ? (
        <Button look="plain" onPress={() => setShowsAll(true)}>
          {t("all_steps")}
        </Button>
      ) : null}
      <div className="mt-3 space-y-1 text-md text-muted">
        <LostParts lost={lost} />
        {contents.language === language ? null : (
          <p>
            {t("other_language", {
              language: languageName(contents.language),
              course_language: languageName(language),
            })}
          </p>
        )}
        <p>{t("settings_stay")}</p>
      </div>
    </Card>
  );
}
