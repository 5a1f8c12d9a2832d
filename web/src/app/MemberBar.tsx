import { GraduationCap, LogOut, PencilRuler, Settings, User } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { useProfile } from "../lib/profile.ts";
import { makesCourses } from "../lib/roles.ts";
import { SignOut } from "../lib/SignOut.tsx";
import { useSession } from "../lib/session.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { useHydrated } from "../ui/useHydrated.ts";
import { Brand } from "./Brand.tsx";

const STUDIO = "/dashboard?view=creator";
const CAMPUS = "/dashboard?view=participant";
const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-chip px-3 py-2 text-left text-ink no-underline hover:bg-accent-soft";

function BarLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className="flex min-h-11 items-center rounded-m px-3 text-muted no-underline hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}

function Avatar({ url, initials }: { url: string | null; initials: string }) {
  if (url !== null)
    return <img src={url} alt="" width={36} height={36} className="size-9 rounded-full object-cover" />;
  return (
    <span className="grid size-9 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent">
      {initials || <User size={18} aria-hidden />}
    </span>
  );
}

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <li>
      <Link to={to} className={ENTRY}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

function SignOutEntry() {
  const { t } = useTranslation();
  return (
    <li className="mt-1.5 border-t border-line pt-1.5">
      <SignOut>
        {(leave) => (
          <button type="button" onClick={leave} className={ENTRY}>
            <LogOut size={18} aria-hidden />
            {t("sign_out")}
          </button>
        )}
      </SignOut>
    </li>
  );
}

function AvatarMenu({ creator }: { creator: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  // The server knows no more of a person than that there is one.
  const hydrated = useHydrated();
  const profile = useProfile().data;
  const name = profile ? `${profile.first_name} ${profile.last_name}`.trim() : "";
  const initials = profile
    ? `${profile.first_name.charAt(0)}${profile.last_name.charAt(0)}`.toUpperCase()
    : "";
  return (
    <Disclosure
      label={t("account_menu")}
      face={<Avatar url={profile?.avatar_url ?? null} initials={initials} />}
      faceClass="grid size-11 place-items-center rounded-full hover:bg-accent-soft"
    >
      <div className="mb-1.5 max-w-72 border-b border-line px-3 pb-2.5 pt-2 leading-snug">
        {name ? <p className="truncate font-semibold">{name}</p> : null}
        <p className="truncate text-sm text-muted">{profile?.email ?? (hydrated && user?.email)}</p>
        {profile ? <p className="mt-0.5 text-sm text-muted">{t(`role_${profile.role}`)}</p> : null}
      </div>
      <ul>
        {creator ? (
          <Entry to={STUDIO} icon={<PencilRuler size={18} aria-hidden />}>
            {t("studio")}
          </Entry>
        ) : null}
        <Entry to={CAMPUS} icon={<GraduationCap size={18} aria-hidden />}>
          {t("campus")}
        </Entry>
        <Entry to="/profile" icon={<User size={18} aria-hidden />}>
          {t("profile")}
        </Entry>
        <Entry to="/settings" icon={<Settings size={18} aria-hidden />}>
          {t("settings")}
        </Entry>
        <SignOutEntry />
      </ul>
    </Disclosure>
  );
}

/** The bar of a signed-in person. */
export function MemberBar() {
  const { t } = useTranslation();
  const profile = useProfile().data;
  const location = useLocation();
  const creator = profile !== undefined && makesCourses(profile.role);
  const here = location.pathname + location.search;
  const onDashboard = location.pathname === "/dashboard";
  const inStudio = here === STUDIO || (onDashboard && !location.search.includes("view=") && creator);
  return (
    <header className="flex h-15 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6">
      <Brand to="/dashboard" />
      <nav aria-label={t("main_navigation")} className="hidden gap-1 md:flex">
        {creator ? (
          <BarLink to={STUDIO} current={inStudio}>
            {t("studio")}
          </BarLink>
        ) : null}
        <BarLink to={CAMPUS} current={onDashboard && !inStudio}>
          {t("campus")}
        </BarLink>
      </nav>
      <div className="ml-auto">
        <AvatarMenu creator={creator} />
      </div>
    </header>
  );
}
