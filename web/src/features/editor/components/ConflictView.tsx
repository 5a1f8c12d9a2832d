import type { Language, StepText } from "@lehrpfad/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { isSameText } from "../text/merge.ts";

interface VersionProps {
  id: string;
  name: string;
  texts: StepText;
  other: StepText;
  language: Language;
  action: ReactNode;
}

function Version({ id, name, texts, other, language, action }: VersionProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 space-y-4">
      <h3 id={id} className="text-lg">
        {name}
      </h3>
      {action}
      {texts.title === other.title ? null : <p className="font-read text-xl font-semibold">{texts.title}</p>}
      {isSameText(texts, other) ? null : (
        <Prose
          markdown={texts.content}
          sections={readSections(texts.sections, language)}
          figure={CourseFigure}
          size="small"
        />
      )}
      {texts.summary === other.summary ? null : (
        <div>
          <p className="font-semibold">{s("summary")}</p>
          {texts.summary ? <Prose markdown={texts.summary} size="small" /> : <p>{t("summary_none")}</p>}
        </div>
      )}
    </Card>
  );
}

interface ConflictViewProps {
  mine: StepText;
  theirs: StepText;
  /** Of the course. */
  language: Language;
  onChoose: (texts: StepText) => void;
}

/** Two versions of the same text, what differs of each beside the other; one of them is kept. */
export function ConflictView({ mine, theirs, language, onChoose }: ConflictViewProps) {
  const { t } = useTranslation("editor");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("conflict_title")}
      </h2>
      <p className="mb-5 mt-2 text-muted">{t("conflict_text")}</p>
      <div className="grid gap-5 xl:grid-cols-2">
        <Version
          id="conflict-theirs"
          name={t("conflict_theirs")}
          texts={theirs}
          other={mine}
          language={language}
          action={
            <Button look="quiet" onPress={() => onChoose(theirs)}>
              {t("conflict_take_theirs")}
            </Button>
          }
        />
        <Version
          id="conflict-mine"
          name={t("conflict_mine")}
          texts={mine}
          other={theirs}
          language={language}
          action={<Button onPress={() => onChoose(mine)}>{t("conflict_keep_mine")}</Button>}
        />
      </div>
    </section>
  );
}
