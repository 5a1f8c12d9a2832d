import type { CourseLanguage, SavedBy, StepText } from "@lehrpfad/contract";
import { useMemo } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { TwoVersions } from "../../../lib/TwoVersions.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { Changes, type ChangeTag, leafOf } from "../../rewriting/components/Changes.tsx";
import type { Differences } from "../../rewriting/differences.ts";
import { useNextChange } from "../../rewriting/useNextChange.ts";
import { compareTexts } from "../../rewriting/useVersions.ts";
import { isSameText } from "../text/merge.ts";
import { ConflictHead } from "./ConflictHead.tsx";

interface TextsProps {
  texts: StepText;
  other: StepText;
  language: CourseLanguage;
  compared: ReturnType<typeof compareTexts>;
  /** Which side of `compared` it is. */
  side: keyof Omit<Differences, "allNew">;
}

/** What of the texts differs from the other version, the words that differ marked. */
function Texts({ texts, other, language, compared, side }: TextsProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const tag: ChangeTag = side === "present" ? "del" : "ins";
  return (
    <div lang={language} className="space-y-4">
      {texts.title === other.title ? null : (
        <p className="font-read text-xl font-semibold">
          <Changes pieces={compared.title[side][0] ?? []} as={tag} />
        </p>
      )}
      {isSameText(texts, other) ? null : (
        <Prose
          markdown={texts.content}
          sections={readSections(texts.sections, language)}
          figure={CourseFigure}
          size="small"
          leaf={leafOf(compared.content[side], tag)}
        />
      )}
      {texts.summary === other.summary ? null : (
        <div>
          <p className="font-semibold">{s("summary")}</p>
          {texts.summary ? (
            <Prose markdown={texts.summary} size="small" leaf={leafOf(compared.summary[side], tag)} />
          ) : (
            <p>{t("summary_none")}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Who made the other version, as a heading. */
function useTitle(savedBy: SavedBy): string {
  const { t } = useTranslation("editor");
  if (savedBy === null) return t("conflict_title");
  return savedBy.isOwn ? t("conflict_title_own") : t("conflict_title_other", { name: savedBy.name });
}

interface ConflictViewProps {
  mine: StepText;
  theirs: StepText;
  savedBy: SavedBy;
  /** Of the course. */
  language: CourseLanguage;
  onChoose: (texts: StepText) => void;
}

/** Two versions of the same text beside each other, what differs marked word for word; one of them is kept. */
export function ConflictView({ mine, theirs, savedBy, language, onChoose }: ConflictViewProps) {
  const { t } = useTranslation("editor");
  const title = useTitle(savedBy);
  const { root, toNext } = useNextChange("section section");
  const compared = useMemo(() => compareTexts(theirs, mine, language), [theirs, mine, language]);
  const shared = { language, compared };
  return (
    <div ref={root}>
      <TwoVersions
        title={title}
        text={t("conflict_text")}
        areLong
        head={<ConflictHead onNext={toNext} />}
        theirs={{
          name: t("conflict_theirs"),
          action: (
            <Button look="quiet" onPress={() => onChoose(theirs)}>
              {t("conflict_take_theirs")}
            </Button>
          ),
          children: <Texts texts={theirs} other={mine} side="present" {...shared} />,
        }}
        mine={{
          name: t("conflict_mine"),
          action: <Button onPress={() => onChoose(mine)}>{t("conflict_keep_mine")}</Button>,
          children: <Texts texts={mine} other={theirs} side="proposed" {...shared} />,
        }}
      />
    </div>
  );
}
