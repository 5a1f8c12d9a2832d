import type { Editor } from "@tiptap/react";
import { Button } from "react-aria-components/Button";
import { Toolbar } from "react-aria-components/Toolbar";
import { useTranslation } from "../../../lib/i18n.ts";
import { buttonClass } from "../../../ui/Button.tsx";

const ACTIONS = [
  { name: "row_add", run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { name: "row_delete", run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { name: "column_add", run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { name: "column_delete", run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  { name: "delete", run: (editor: Editor) => editor.chain().focus().deleteTable().run() },
] as const;

/** Rows and columns of the table in which the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  return (
    <Toolbar
      aria-label={t("table_tools")}
      className="flex gap-1 overflow-x-auto border-t border-line px-1.5 sm:flex-wrap"
    >
      {ACTIONS.map(({ name, run }) => (
        <div key={name} className="shrink-0">
          <Button preventFocusOnPress className={buttonClass("plain")} onPress={() => run(editor)}>
            {t(`table_${name}`)}
          </Button>
        </div>
      ))}
    </Toolbar>
  );
}
