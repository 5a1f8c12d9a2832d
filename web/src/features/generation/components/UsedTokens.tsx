import type { GenerationDebug } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { runNumbers } from "../debug.ts";

type Run = NonNullable<GenerationDebug["run"]>;

/** What the requests used, in one line. */
export function UsedTokens({ run }: { run: Run }) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  const { inputTokens, outputTokens } = runNumbers(run);
  const tokens = { sent: f.number(inputTokens), received: f.number(outputTokens) };
  return (
    <p className="mb-5">
      {run.money === null ? t("used", tokens) : t("used_money", { ...tokens, money: f.money(run.money) })}
    </p>
  );
}
