import { LIMITS } from "@lehrpfad/contract";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { newId } from "../../lib/newId.ts";
import { Button } from "../../ui/Button.tsx";
import { GroupLegend } from "../../ui/Field.tsx";
import { useLineFocus } from "../../ui/useLineFocus.ts";
import { AuthorLine, AuthorRemove } from "../AuthorLine.tsx";
import { AuthorRefusals } from "../AuthorRefusals.tsx";
import type { EditorProps } from "../authoring.ts";
import { useKeyed } from "../useKeyed.ts";
import { SortableList } from "./SortableList.tsx";
import type { OrderDraft } from "./types.ts";

/** The entries in their right order. */
export function OrderEditor({ question, refusals, onChange }: EditorProps<OrderDraft>) {
  const { t } = useTranslation("editor");
  const id = useId();
  const { keyed, change } = useKeyed(question.items, (items) => onChange({ ...question, items }));
  const { root, focusLine } = useLineFocus<HTMLFieldSetElement>();
  const asksMore = refusals.includes("QUESTION_PARTS_TOO_FEW");
  const total = keyed.length;
  const rows = keyed.map(({ key, item }, at) => {
    const number = at + 1;
    return {
      key,
      text: item.text,
      up: t("item_up", { number }),
      down: t("item_down", { number }),
      content: (
        <div className="flex items-start gap-1">
          <AuthorLine
            label={t("item_label", { number })}
            text={item.text}
            maxLength={LIMITS.optionLength}
            isStart
            isInvalid={asksMore && item.text.trim() === ""}
            onChange={(text) => change(keyed.with(at, { key, item: { ...item, text } }))}
          />
          <AuthorRemove
            label={t("item_remove", { number })}
            onPress={() => {
              change(keyed.toSpliced(at, 1));
              focusLine(at);
            }}
          />
        </div>
      ),
    };
  });
  return (
    <fieldset ref={root} className="min-w-0" aria-describedby={`${id}-help`}>
      <GroupLegend id={id} label={<span id={`${id}-name`}>{t("items")}</span>} help={t("items_help")} />
      <SortableList
        rows={rows}
        labelledBy={`${id}-name`}
        isWide
        onOrder={(order) => change(order.flatMap((key) => keyed.find((one) => one.key === key) ?? []))}
        sayMoved={(_row, place) => t("item_moved", { place, total })}
      />
      <div className="-ml-3">
        <Button
          look="plain"
          isDisabled={total >= LIMITS.parts}
          onPress={() => {
            change([...keyed, { key: newId(), item: { id: null, text: "" } }]);
            focusLine(total);
          }}
        >
          <Plus size={18} aria-hidden />
          {t("item_add")}
        </Button>
      </div>
      <AuthorRefusals refusals={refusals} />
    </fieldset>
  );
}
