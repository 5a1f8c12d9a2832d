import { LIMITS } from "@lehrpfad/contract";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ProseFormula } from "../../../ui/ProseFormula.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextArea } from "../../../ui/TextField.tsx";

interface Formula {
  tex: string;
  display: boolean;
}

interface FormulaDialogProps {
  /** The formula to change; null for a new one. */
  formula: Formula | null;
  onDone: (formula: Formula) => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** What keeps it from being drawn; undefined where nothing does. */
async function faultOf({
  tex,
  display,
}: Formula): Promise<"formula_missing" | "formula_unreadable" | undefined> {
  if (tex.trim() === "") return "formula_missing";
  const { drawFormula } = await import("../../../ui/proseDrawing.ts");
  const isWhole =
    !/(?<!\\)(?:\\\\)*\$/.test(tex) && drawFormula(tex, display, document.createElement("span"));
  return isWhole ? undefined : "formula_unreadable";
}

/** A formula as TeX, and how it looks. */
export function FormulaDialog({ formula: begun, onDone, onRemove, onClose }: FormulaDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const [formula, setFormula] = useState<Formula>(begun ?? { tex: "", display: false });
  const [error, setError] = useState<string>();
  const done = async () => {
    const fault = await faultOf(formula);
    if (fault) return setError(t(fault));
    onDone({ ...formula, tex: formula.tex.trim().replace(/\s+/g, " ") });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(begun ? "formula_change" : "formula_title")}
      closeLabel={common("close")}
      actions={
        <>
          {onRemove ? (
            <Button look="quiet" onPress={onRemove}>
              {t("formula_remove")}
            </Button>
          ) : null}
          <Button onPress={() => void done()}>{t(begun ? "apply" : "formula_insert")}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <TextArea
          label={t("formula_tex")}
          help={t("formula_tex_help")}
          value={formula.tex}
          maxLength={LIMITS.formulaLength}
          rows={3}
          autoFocus
          error={error}
          onChange={(tex) => {
            setFormula({ ...formula, tex });
            setError(undefined);
          }}
        />
        <Switch isSelected={formula.display} onChange={(display) => setFormula({ ...formula, display })}>
          {t("formula_display")}
        </Switch>
        <div>
          <p className="mb-1 text-md text-muted">{t("formula_preview")}</p>
          <div className="prose-text min-h-14 overflow-x-auto rounded-m border border-line bg-paper px-4 py-3">
            <ProseFormula tex={formula.tex} display={formula.display} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
