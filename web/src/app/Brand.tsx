import { Link } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { useBrand } from "../lib/site.ts";
import { Logo } from "../ui/Logo.tsx";

/** Mark and name, as a link. */
export function Brand({ to }: { to: string }) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-read text-xl font-semibold text-ink no-underline"
      {...(brand ? {} : { "aria-label": t("home") })}
    >
      <Logo />
      <span className="truncate">{brand}</span>
    </Link>
  );
}
