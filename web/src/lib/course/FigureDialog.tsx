import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useTranslation } from "../i18n.ts";
import type { ShownFigure } from "./shownFigure.ts";

/** How many times as wide as the window a figure can be. */
const SCALES = [1, 1.5, 2, 3, 4] as const;
/** On a phone the text is as wide as the window already: there it begins with twice that. */
const firstZoom = () => (matchMedia("(min-width: 40rem)").matches ? 0 : SCALES.indexOf(2));

interface FigureDialogProps {
  figure: ShownFigure;
  isOpen: boolean;
  onClose: () => void;
}

/** A figure as large as the window, and larger: by its buttons, or by two fingers. */
export default function FigureDialog({ figure, isOpen, onClose }: FigureDialogProps) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState<number>(firstZoom);
  const { url, alt, caption, width, height } = figure;
  const scale = SCALES[zoom] ?? 1;
  // The keyboard must reach what scrolls.
  const scrolled = { role: "group", "aria-label": alt, tabIndex: 0 };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={caption || t("figure")} closeLabel={t("close")} isLarge>
      <div className="mb-2 flex gap-1">
        <IconButton
          label={t("zoom_in")}
          isDisabled={zoom === SCALES.length - 1}
          onPress={() => setZoom(zoom + 1)}
        >
          <ZoomIn size={20} aria-hidden />
        </IconButton>
        <IconButton label={t("zoom_out")} isDisabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          <ZoomOut size={20} aria-hidden />
        </IconButton>
      </div>
      <div {...scrolled} className="max-h-[66dvh] touch-manipulation overflow-auto rounded-m bg-sunken">
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          className="h-auto max-w-none"
          style={{ width: `${scale * 100}%` }}
        />
      </div>
    </Dialog>
  );
}
