import type { Language, StepText } from "@lehrpfad/contract";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { TwoVersions } from "../../../lib/TwoVersions.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { isSameText } from "../text/merge.ts";

interface TextsProps {
  texts: StepText;
  other: StepText;
  language: Language;
}

/** What of the texts differs from the other version. */
function Texts({ texts, other, language }: TextsProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  return (
    <>
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
    </>
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
  return (
    <TwoVersions
      title={t("conflict_title")}
      text={t("conflict_text")}
      areLong
      theirs={{
        name: t("conflict_theirs"),
        action: (
          <Button look="quiet" onPress={() => onChoose(theirs)}>
            {t("conflict_take_theirs")}
          </Button>
        ),
        children: <Texts texts={theirs} other={mine} language={language} />,
      }}
      mine={{
        name: t("conflict_mine"),
        action: <Button onPress={() => onChoose(mine)}>{t("conflict_keep_mine")}</Button>,
        children: <Texts texts={mine} other={theirs} language={language} />,
      }}
    />
  );
}
