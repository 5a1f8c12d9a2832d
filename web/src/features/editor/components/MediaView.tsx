import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { imageOf } from "../text/extensions.ts";
import { MediaDialog } from "./MediaDialog.tsx";

/** Audio or video inside the text, as participants see it, with a button to change its texts. */
export function MediaView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { t } = useTranslation("editor");
  const [open, setOpen] = useState(false);
  const { src, alt } = imageOf({ attrs: node.attrs });
  return (
    <NodeViewWrapper className={cx("my-6 rounded-m", selected && "outline-3 outline-accent")}>
      <div contentEditable={false}>
        <CourseFigure address={src} alt={alt} caption="" />
      </div>
      <div contentEditable={false} className="mt-2">
        <Button look="quiet" onPress={() => setOpen(true)}>
          <Pencil size={16} aria-hidden />
          {t("media_change")}
        </Button>
      </div>
      {open ? (
        <MediaDialog
          media={{ src, alt }}
          onClose={() => setOpen(false)}
          onDone={(changed) => updateAttributes({ ...changed })}
          onRemove={deleteNode}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
