import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Path } from "../../../ui/Path.tsx";

const RIGHT = "distance";

/** A station in small that one can answer: what a course feels like. */
export function MiniStep() {
  const { t } = useTranslation("home");
  const [chosen, setChosen] = useState<string>();
  const options = [
    { id: "direction", text: t("try_option_direction") },
    { id: RIGHT, text: t("try_option_distance") },
    { id: "amount", text: t("try_option_amount") },
  ];
  return (
    <section
      aria-labelledby="mini-title"
      className="rounded-card border border-line bg-surface p-5 shadow-float sm:p-7"
    >
      <Path total={6} done={3} here={4} />
      <p className="mt-4 text-sm text-muted">{t("try_eyebrow")}</p>
      <h2 id="mini-title" className="mt-1 text-2xl">
        {t("try_title")}
      </h2>
      <p className="mt-2.5 font-read leading-relaxed">{t("try_text")}</p>
      <fieldset className="mt-5">
        <legend className="mb-2.5 font-semibold">{t("try_question")}</legend>
        {options.map((option) => {
          const marked = chosen === option.id;
          const right = option.id === RIGHT;
          return (
            <label
              key={option.id}
              className={cx(
                "mb-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-m border-[1.5px] px-3.5 py-2 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
                !marked && "border-line-strong hover:border-accent",
                marked && (right ? "border-accent bg-accent-soft" : "border-danger bg-danger-soft"),
              )}
            >
              <input
                type="radio"
                name="mini"
                className="sr-only"
                checked={marked}
                onChange={() => setChosen(option.id)}
              />
              <span
                aria-hidden="true"
                className={cx(
                  "grid size-5.5 shrink-0 place-items-center rounded-full border-2",
                  !marked && "border-line-strong",
                  marked && (right ? "border-accent bg-accent text-on-accent" : "border-danger text-danger"),
                )}
              >
                {marked ? (
                  right ? (
                    <Check size={14} strokeWidth={3.5} />
                  ) : (
                    <X size={14} strokeWidth={3.5} />
                  )
                ) : null}
              </span>
              {option.text}
            </label>
          );
        })}
      </fieldset>
      <p
        aria-live="polite"
        className={cx(
          "mt-3 min-h-12 border-l-3 pl-3.5 text-md",
          chosen === undefined ? "border-transparent" : "border-accent",
        )}
      >
        {chosen === undefined ? "" : chosen === RIGHT ? t("try_right") : t("try_wrong")}
      </p>
    </section>
  );
}
