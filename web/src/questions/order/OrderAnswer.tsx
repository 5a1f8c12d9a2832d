import { useEffect, useId } from "react";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, FieldsProps, MissedProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { MarkedOption } from "../MarkedOption.tsx";
import { compareOrder } from "./checking.ts";
import { orderOf } from "./moving.ts";
import { SortableList } from "./SortableList.tsx";
import type { OpenOrder, OrderAnswer, OrderSolution } from "./types.ts";

/** There is always an order: nothing can be missing. */
export function OrderWords({ part }: WordsProps<OpenOrder, OrderAnswer>) {
  const { t } = useTranslation("answers");
  return <CheckedWords part={part} instruction={t("order_instruction")} missing={null} />;
}

/** The entries in an order that one changes. */
export function OrderFields({
  question,
  answer,
  lang,
  isDisabled,
  labelledBy,
  onChange,
}: FieldsProps<OpenOrder, OrderAnswer>) {
  const { t } = useTranslation("answers");
  const { number } = useFormats();
  const { kind } = answer;
  const order = orderOf(question, answer.order);
  const isFitting = order.join(" ") === answer.order.join(" ");
  // A kept answer to a question that was changed since is one to the question as it is now.
  useEffect(() => {
    if (!isFitting) onChange({ kind, order });
  });
  const rows = order.map((id) => {
    const item = question.items.find((one) => one.id === id)?.text ?? "";
    return {
      key: id,
      text: item,
      up: t("order_up", { item }),
      down: t("order_down", { item }),
      content: item,
    };
  });
  const total = number(rows.length);
  return (
    <SortableList
      rows={rows}
      labelledBy={labelledBy}
      lang={lang}
      isDisabled={isDisabled}
      onOrder={(keys) => onChange({ kind, order: keys })}
      sayMoved={({ text }, place) => t("order_moved", { item: text, place: number(place), total })}
    />
  );
}

/** The right order, and where each entry stood in the answer. */
export function CheckedOrder({
  question,
  answer,
  solution,
  lang,
}: CheckedProps<OpenOrder, OrderAnswer, OrderSolution>) {
  const { t } = useTranslation("answers");
  const { number } = useFormats();
  const id = useId();
  return (
    <>
      <h3 id={id} className="mb-2 font-ui text-base font-semibold">
        {t("order_solution")}
      </h3>
      <ol aria-labelledby={id} className="space-y-2.5">
        {compareOrder(question, answer, solution).map(({ id: item, text, place, isRight }, at) => (
          <MarkedOption
            key={item}
            text={`${number(at + 1)}. ${text}`}
            lang={lang}
            mark={isRight ? "right" : "missed"}
          >
            {isRight ? t("order_right") : place === null ? null : t("order_wrong", { place: number(place) })}
          </MarkedOption>
        ))}
      </ol>
    </>
  );
}

/** How many entries have to be moved. */
export function MissedInOrder({
  question,
  answer,
  solution,
}: MissedProps<OpenOrder, OrderAnswer, OrderSolution>) {
  const { t } = useTranslation("answers");
  const wrong = compareOrder(question, answer, solution).filter(({ isRight }) => !isRight);
  return <>{t("order_count", { count: wrong.length })}</>;
}
