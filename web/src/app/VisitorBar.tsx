import { UserPlus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { rememberCourse } from "../lib/redirect.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Brand } from "./Brand.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The bar of somebody who has not signed in. */
export function VisitorBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const remember = () => rememberCourse(pathname);
  return (
    <header
      data-visitor
      className="flex h-15 items-center gap-1 border-b border-line bg-surface px-4 sm:gap-2 sm:px-6"
    >
      <Brand to="/" />
      <div className="ml-auto flex shrink-0 items-center sm:gap-2">
        <LanguageMenu />
        <Link
          to="/login"
          onClick={remember}
          className={`${buttonClass("plain")} mr-1 whitespace-nowrap max-sm:px-1.5`}
        >
          {t("sign_in")}
        </Link>
        <Link
          to="/register"
          onClick={remember}
          aria-label={t("create_account")}
          className={`${buttonClass("primary")} max-sm:size-11 max-sm:px-0`}
        >
          <UserPlus size={20} aria-hidden className="sm:hidden" />
          <span className="hidden sm:inline">{t("create_account")}</span>
        </Link>
      </div>
    </header>
  );
}
