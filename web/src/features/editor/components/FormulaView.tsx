import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { ProseFormula } from "../../../ui/ProseFormula.tsx";
import { FormulaDialog } from "./FormulaDialog.tsx";

/** A formula inside the text, as participants see it; pressing it opens its TeX. */
export function FormulaView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { t } = useTranslation("editor");
  const [open, setOpen] = useState(false);
  const formula = { tex: String(node.attrs.tex), display: node.attrs.display === true };
  return (
    <NodeViewWrapper as="span" className={cx(formula.display && "block")}>
      <button
        type="button"
        contentEditable={false}
        aria-label={t("formula_edit", { tex: formula.tex })}
        aria-haspopup="dialog"
        className={cx(
          "cursor-pointer rounded-m px-1 hover:bg-accent-soft",
          formula.display && "block w-full py-2",
          selected && "outline-3 outline-accent",
        )}
        onClick={() => setOpen(true)}
      >
        <ProseFormula {...formula} />
      </button>
      {open ? (
        <FormulaDialog
          formula={formula}
          onClose={() => setOpen(false)}
          onDone={(changed) => updateAttributes({ ...changed })}
          onRemove={deleteNode}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
