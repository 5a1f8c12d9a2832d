import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import { ItemList } from "../../ui/ItemList.tsx";
import { TextArea } from "../../ui/TextField.tsx";
import { AuthorLine, AuthorRemove } from "../AuthorLine.tsx";
import type { EditorProps } from "../authoring.ts";
import type { SelfDraft } from "./types.ts";

/** The passage that an answer is compared with, and what a good one says. */
export function SelfEditor({ question, refusals, onChange }: EditorProps<SelfDraft>) {
  const { t } = useTranslation("editor");
  const { t: errors } = useTranslation("errors");
  return (
    <>
      <TextArea
        label={t("self_passage")}
        help={t("self_passage_help")}
        value={question.passage}
        rows={6}
        maxLength={LIMITS.passageLength}
        error={refusals.includes("QUESTION_ANSWER_MISSING") ? errors("QUESTION_ANSWER_MISSING") : undefined}
        onChange={(passage) => onChange({ ...question, passage })}
      />
      <ItemList
        name={t("self_points")}
        help={t("self_points_help")}
        items={question.points}
        empty=""
        most={LIMITS.points}
        addLabel={t("point_add")}
        onChange={(points) => onChange({ ...question, points })}
      >
        {(point, at, { change, remove }) => (
          <li className="flex items-start gap-1">
            <AuthorLine
              label={t("point_label", { number: at + 1 })}
              text={point}
              maxLength={LIMITS.sectionLineLength}
              isStart
              onChange={change}
            />
            <AuthorRemove label={t("point_remove", { number: at + 1 })} onPress={() => remove()} />
          </li>
        )}
      </ItemList>
    </>
  );
}
