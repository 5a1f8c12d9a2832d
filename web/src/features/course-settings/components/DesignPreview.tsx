import { type CourseDesign, OWN_DESIGN, parseDesign } from "@lehrpfad/contract";
import { useEffect, useState } from "react";
import { designProperties } from "../../../lib/design/designStyle.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";

/** A piece of a course in the design that is being made. */
export function DesignPreview({ design }: { design: CourseDesign }) {
  const { t } = useTranslation("manage");
  const [properties, setProperties] = useState<Record<string, string>>({});
  const key = JSON.stringify(design);
  useEffect(() => {
    setProperties(designProperties(parseDesign(key) ?? OWN_DESIGN));
  }, [key]);
  const { "color-scheme": colorScheme, ...tokens } = properties;
  return (
    <section aria-label={t("preview_label")} className="lg:sticky lg:top-6">
      <p className="mb-2 font-semibold" aria-hidden="true">
        {t("preview_label")}
      </p>
      <div
        data-design-preview=""
        style={{ ...tokens, ...(colorScheme === undefined ? {} : { colorScheme }) }}
        className="rounded-card border border-line bg-paper p-5 text-ink sm:p-7"
      >
        <Path total={5} done={2} here={3} />
        <h3 className="mb-3 mt-5 text-2xl">{t("sample_heading")}</h3>
        <p className="text-lg leading-relaxed" style={{ fontFamily: "var(--course-body-font, var(--read))" }}>
          {t("sample_text")}
        </p>
        <div className="mt-5 rounded-m border border-line bg-surface p-4">
          <p className="text-muted">{t("sample_text")}</p>
          <p className="mt-2">
            <span className="text-link">{t("sample_link")}</span>
          </p>
        </div>
        <div className="mt-5">
          <span className={buttonClass()}>{t("sample_button")}</span>
        </div>
      </div>
    </section>
  );
}
