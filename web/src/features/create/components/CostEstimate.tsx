import type { Advice } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** Digits of an estimate that mean something. */
const SURE_DIGITS = 2;

/** What the language model is likely to use; nothing where none writes. */
export function CostEstimate({ cost }: Pick<Advice, "cost">) {
  const { t } = useTranslation("create");
  const f = useFormats();
  if (cost === null) return null;
  const tokens = f.number(Number(cost.tokens.toPrecision(SURE_DIGITS)));
  const { money } = cost;
  return (
    <p className="mt-1 text-md text-muted">
      {money === null
        ? t("preview_cost", { tokens })
        : t("preview_cost_money", { tokens, money: f.money(money) })}
    </p>
  );
}
