import type { LegalPage } from "@lehrpfad/contract";
import { Link } from "react-router";
import { useTranslation } from "../i18n.ts";
import { useSite } from "../site.ts";

/** Links to what the operator has to tell everybody: to a page here, or to the operator's own. */
export function LegalLinks({ pages }: { pages?: readonly LegalPage[] }) {
  const { t } = useTranslation("legal");
  const legal = useSite().data?.legal ?? [];
  const shown = pages ? legal.filter(({ page }) => pages.includes(page)) : legal;
  const look = "inline-flex min-h-11 items-center text-link";
  return (
    <ul className="flex flex-wrap gap-x-6">
      {shown.map(({ page, url }) => (
        <li key={page}>
          {url === null ? (
            <Link to={`/legal/${page}`} className={look}>
              {t(page)}
            </Link>
          ) : (
            <a href={url} className={look}>
              {t(page)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The footer of every page. */
export default function LegalFooter() {
  const { t } = useTranslation("legal");
  return (
    <footer className="border-t border-line px-4 py-3 text-sm sm:px-6">
      <nav aria-label={t("label")} className="mx-auto max-w-[1180px]">
        <LegalLinks />
      </nav>
    </footer>
  );
}
