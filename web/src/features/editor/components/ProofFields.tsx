import type { CourseLanguage, EditedStep } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import type { Editing } from "../useEditing.ts";
import { passageOf } from "../useQuestionDraft.ts";
import { PassageBelow } from "./Passage.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { WrongOffers } from "./WrongOffers.tsx";

interface ProofFieldsProps {
  slug: string;
  step: EditedStep;
  /** Of the course. */
  language: CourseLanguage;
  draft: Editing["draft"];
}

/** What the text of its step gives a question below its answers: wrong ones to pick, and the passage. */
export function ProofFields({ slug, step, language, draft }: ProofFieldsProps) {
  const { t } = useTranslation("editor");
  const passage = passageOf(draft);
  const about = { step, language };
  return (
    <>
      <WrongOffers {...about} slug={slug} question={draft.question} onChange={draft.change} />
      <PassageBelow {...passage}>
        <PlacePicker {...about} label={t("place_other")} onPick={({ quote }) => passage.onChange(quote)} />
      </PassageBelow>
    </>
  );
}
