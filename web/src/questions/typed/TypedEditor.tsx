import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import { ItemList } from "../../ui/ItemList.tsx";
import { AuthorLine, AuthorRemove } from "../AuthorLine.tsx";
import { AuthorRefusals } from "../AuthorRefusals.tsx";
import type { EditorProps } from "../authoring.ts";
import type { TypedDraft } from "./types.ts";

/** The answers that are accepted; the first one is shown as the solution. */
export function TypedEditor({ question, refusals, onChange }: EditorProps<TypedDraft>) {
  const { t } = useTranslation("editor");
  const isMissing = refusals.includes("QUESTION_ANSWER_MISSING");
  return (
    <ItemList
      name={t("accepted")}
      help={t("accepted_help")}
      items={question.accepted}
      empty=""
      most={LIMITS.parts}
      addLabel={t("accepted_add")}
      onChange={(accepted) => onChange({ ...question, accepted })}
      end={<AuthorRefusals refusals={refusals} />}
    >
      {(text, at, { change, remove }) => (
        <li className="flex items-start gap-1">
          <AuthorLine
            label={t("accepted_label", { number: at + 1 })}
            text={text}
            maxLength={LIMITS.optionLength}
            isStart
            isInvalid={isMissing && at === 0}
            onChange={change}
          />
          <AuthorRemove label={t("accepted_remove", { number: at + 1 })} onPress={() => remove()} />
        </li>
      )}
    </ItemList>
  );
}
