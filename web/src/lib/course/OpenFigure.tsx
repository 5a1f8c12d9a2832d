import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import type { ShownFigure } from "./shownFigure.ts";

const FigureDialog = lazy(() => import("./FigureDialog.tsx"));

/** A figure in the text; a press shows it large. */
export function OpenFigure(figure: ShownFigure) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const { url, alt, width, height } = figure;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("figure_open", { alt }).replace(/[\s:]+$/u, "")}
        onClick={() => setDialog("open")}
        className="block size-full cursor-zoom-in"
      >
        <img src={url} alt={alt} width={width} height={height} decoding="async" />
      </button>
      {dialog === "unused" ? null : (
        <Suspense fallback={null}>
          <FigureDialog figure={figure} isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </>
  );
}
