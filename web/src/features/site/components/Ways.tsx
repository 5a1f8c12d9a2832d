import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";

/** The three steps as stations of a trail: side by side, or one under the other on a phone. */
export function Ways() {
  const { t } = useTranslation("home");
  const asksItself = useSite().data?.writer === "model";
  const ways = [
    { title: t("way_upload_title"), text: t("way_upload_text") },
    {
      title: t("way_generate_title"),
      text: t(asksItself ? "way_generate_text" : "way_generate_text_builtin"),
    },
    { title: t("way_share_title"), text: t("way_share_text") },
  ];
  return (
    <section aria-labelledby="ways" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-[1180px] px-4 py-12 sm:px-6 sm:py-16">
        <h2 id="ways" className="text-2xl sm:text-3xl">
          {t("ways_title")}
        </h2>
        <ol className="mt-8 grid md:mt-10 md:grid-cols-3">
          {ways.map((way, index) => (
            <li key={way.title} className="relative pb-9 pl-14 last:pb-0 md:pb-0 md:pl-0 md:pr-10">
              {index < ways.length - 1 ? (
                <span
                  aria-hidden="true"
                  className="absolute bottom-0 left-[17px] top-9 w-0.5 bg-[repeating-linear-gradient(var(--accent)_0_2px,transparent_2px_9px)] md:bottom-auto md:left-9 md:right-0 md:top-[17px] md:h-0.5 md:w-auto md:bg-[repeating-linear-gradient(90deg,var(--accent)_0_2px,transparent_2px_9px)]"
                />
              ) : null}
              <span
                aria-hidden="true"
                className={`absolute left-0 top-0 grid size-9 place-items-center rounded-full font-semibold md:static md:mb-5 ${
                  index === ways.length - 1
                    ? "border-[3px] border-here text-here"
                    : "bg-accent text-on-accent"
                }`}
              >
                {index + 1}
              </span>
              <h3 className="pt-1 text-xl md:pt-0">{way.title}</h3>
              <p className="mt-2 text-muted">{way.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
