import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n.ts";

/** A table of a course's text: where it is wider than its column it says so, and can be moved by keyboard. */
export function CourseTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const moves = isWider ? { role: "region", "aria-label": t("table_wide"), tabIndex: 0 } : {};
  return (
    <div>
      <div ref={box} className="prose-table" {...moves}>
        {children}
      </div>
      {isWider ? (
        <p data-apart aria-hidden="true" className="mt-1.5 font-ui text-sm text-muted">
          {t("table_scroll")} →
        </p>
      ) : null}
    </div>
  );
}
