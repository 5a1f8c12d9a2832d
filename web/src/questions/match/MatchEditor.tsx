import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import { ItemList } from "../../ui/ItemList.tsx";
import { AuthorLine, AuthorRemove } from "../AuthorLine.tsx";
import { AuthorRefusals } from "../AuthorRefusals.tsx";
import type { EditorProps } from "../authoring.ts";
import type { MatchDraft } from "./types.ts";

const EMPTY: MatchDraft["pairs"][number] = { id: null, text: "", matchId: null, match: "" };

const isEmpty = (text: string) => text.trim() === "";

/** What belongs together, pair by pair. */
export function MatchEditor({ question, refusals, onChange }: EditorProps<MatchDraft>) {
  const { t } = useTranslation("editor");
  const { pairs } = question;
  const asksParts = refusals.includes("QUESTION_PART_EMPTY");
  const asksMore = refusals.includes("QUESTION_PARTS_TOO_FEW");
  return (
    <ItemList
      name={t("pairs")}
      help={t("pairs_help")}
      items={pairs}
      empty={EMPTY}
      most={LIMITS.parts}
      addLabel={t("pair_add")}
      onChange={(changed) => onChange({ ...question, pairs: changed })}
      end={<AuthorRefusals refusals={refusals} />}
    >
      {(pair, at, { change, remove }) => {
        const [noText, noMatch] = [isEmpty(pair.text), isEmpty(pair.match)];
        const isAsked = noText === noMatch ? asksMore : asksParts;
        const number = at + 1;
        return (
          <li className="flex items-start gap-1">
            <div className="grid grow gap-2 sm:grid-cols-[1fr_2fr]">
              <AuthorLine
                label={t("pair_text", { number })}
                text={pair.text}
                maxLength={LIMITS.optionLength}
                isLabelShown
                isStart
                isInvalid={isAsked && noText}
                onChange={(text) => change({ ...pair, text })}
              />
              <AuthorLine
                label={t("pair_match", { number })}
                text={pair.match}
                maxLength={LIMITS.optionLength}
                isLabelShown
                isInvalid={isAsked && noMatch}
                onChange={(match) => change({ ...pair, match })}
              />
            </div>
            <AuthorRemove label={t("pair_remove", { number })} onPress={() => remove()} />
          </li>
        );
      }}
    </ItemList>
  );
}
