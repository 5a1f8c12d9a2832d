import type { CourseDesign } from "@lehrpfad/contract";
import { contrast, nearestPassing, TEXT_CONTRAST } from "@lehrpfad/interchange/design/palette";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";

interface ContrastNoteProps {
  design: CourseDesign;
  /** Paper and accent that a design without its own has. */
  own: { paper: string; accent: string };
  onUse: (highlight: string) => void;
}

/** Whether the highlight can be read on the background: the measured ratio, and the nearest colour that can. */
export function ContrastNote({ design, own, onUse }: ContrastNoteProps) {
  const { t } = useTranslation("manage");
  const language = useLanguage();
  const ratio = (value: number) =>
    // Rounded down: 4.499 is not enough and must not read as 4.5.
    (Math.floor(value * 100) / 100).toLocaleString(language, { maximumFractionDigits: 2 });
  if (design.highlight === null) return null;
  const background = design.background ?? own.paper;
  const measured = contrast(design.highlight, background);
  if (measured >= TEXT_CONTRAST) {
    return <p className="text-muted">{t("contrast_good", { ratio: ratio(measured) })}</p>;
  }
  const colour = nearestPassing(design.highlight, [background]);
  return (
    <Notice tone="here">
      <p role="status">{t("contrast_low", { field: t("highlight"), ratio: ratio(measured) })}</p>
      <div className="mt-2">
        <Button look="quiet" onPress={() => onUse(colour)}>
          <span
            aria-hidden="true"
            className="size-5 rounded-full border border-line-strong"
            style={{ background: colour }}
          />
          {t("contrast_use", { colour, ratio: ratio(contrast(colour, background)) })}
        </Button>
      </div>
    </Notice>
  );
}
