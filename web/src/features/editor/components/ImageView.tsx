import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { imageOf, isMedia } from "../text/extensions.ts";
import { isPending, whenSent } from "../text/pictures.ts";
import { ImageDialog } from "./ImageDialog.tsx";
import { MediaView } from "./MediaView.tsx";

/** A picture that was pasted or dropped and is on its way; it gets its address, or goes, beside what can be undone. */
function PendingView({ node, editor, getPos }: NodeViewProps) {
  const { t } = useTranslation("editor");
  const src = String(node.attrs.src);
  useEffect(() => {
    const settle = (address: string | null) => {
      const at = getPos();
      if (editor.isDestroyed || at === undefined || editor.state.doc.nodeAt(at)?.attrs.src !== src) return;
      const { tr } = editor.state;
      if (address === null) tr.delete(at, at + 1);
      else tr.setNodeAttribute(at, "src", address);
      editor.view.dispatch(tr.setMeta("addToHistory", false));
    };
    whenSent(src).then(settle, () => settle(null));
  }, [editor, getPos, src]);
  return (
    <NodeViewWrapper className="my-6 rounded-m border border-dashed border-line-strong p-6">
      <p role="status" contentEditable={false} className="flex items-center justify-center gap-2 text-md">
        <Spinner /> {t("image_uploading")}
      </p>
    </NodeViewWrapper>
  );
}

/** An image inside the text, as participants see it, with a button to change its texts; audio and video likewise. */
export function ImageView(props: NodeViewProps) {
  const { src } = props.node.attrs;
  if (isPending(src)) return <PendingView {...props} />;
  return isMedia(src) ? <MediaView {...props} /> : <ReadyView {...props} />;
}

function ReadyView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { t } = useTranslation("editor");
  const [open, setOpen] = useState(false);
  const image = imageOf({ attrs: node.attrs });
  return (
    <NodeViewWrapper className={cx("relative my-6 rounded-m", selected && "outline-3 outline-accent")}>
      <CourseFigure address={image.src} alt={image.alt} caption={image.title} />
      <div contentEditable={false} className="mt-2">
        <Button look="quiet" onPress={() => setOpen(true)}>
          <Pencil size={16} aria-hidden />
          {t("image_change")}
        </Button>
      </div>
      {open ? (
        <ImageDialog
          image={image}
          onClose={() => setOpen(false)}
          onDone={(changed) => updateAttributes({ ...changed })}
          onRemove={deleteNode}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
