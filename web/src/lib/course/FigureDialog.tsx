import { ZoomIn, ZoomOut } from "lucide-react";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { useCloseOnBack } from "../useCloseOnBack.ts";
import type { ShownFigure } from "./shownFigure.ts";
import { MOST_ZOOM, useZoom } from "./useZoom.ts";

interface FigureDialogProps {
  figure: ShownFigure;
  isOpen: boolean;
  onClose: () => void;
}

/** The picture, to be enlarged and moved by fingers, mouse and keys; and the buttons that do it. */
function Viewer({ url, alt, width, height }: ShownFigure) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { box, size, zoom, zoomIn, zoomOut, onKeyDown, onDoubleClick } = useZoom(width, height);
  // The keyboard must reach what scrolls.
  const scrolled = { role: "group", "aria-label": alt, tabIndex: 0, ref: box, onKeyDown, onDoubleClick };
  return (
    <div className="flex h-full flex-col">
      <div {...scrolled} className="flex min-h-0 flex-1 touch-manipulation overflow-auto bg-sunken">
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          className="m-auto max-w-none shrink-0"
          style={size}
        />
      </div>
      <div className="flex items-center justify-center gap-2 py-1.5">
        <IconButton label={t("zoom_out")} isDisabled={zoom <= 1} onPress={zoomOut}>
          <ZoomOut size={20} aria-hidden />
        </IconButton>
        <output aria-live="polite" className="w-16 text-center text-md tabular-nums">
          {percent(Math.round(100 * zoom))}
        </output>
        <IconButton label={t("zoom_in")} isDisabled={zoom >= MOST_ZOOM} onPress={zoomIn}>
          <ZoomIn size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** A figure as large as the window, and larger; the way back closes it too. */
export default function FigureDialog({ figure, isOpen, onClose }: FigureDialogProps) {
  const { t } = useTranslation();
  const title = figure.caption || t("figure");
  useCloseOnBack(isOpen, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t("close")} isFull>
      <Viewer {...figure} />
    </Dialog>
  );
}
