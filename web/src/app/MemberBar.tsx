import { GraduationCap, LogOut, PencilRuler, Settings, User } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { useProfile } from "../lib/profile.ts";
import { makesCourses } from "../lib/roles.ts";
import { signOut, useSession } from "../lib/session.ts";
import { Menu, type MenuEntry } from "../ui/Menu.tsx";
import { toast } from "../ui/toast.ts";
import { Brand } from "./Brand.tsx";

const STUDIO = "/dashboard?view=creator";
const CAMPUS = "/dashboard?view=participant";

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

function useEntries(creator: boolean): MenuEntry[][] {
  const { t } = useTranslation();
  const { t: auth } = useTranslation("auth");
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const leave = () => {
    const done = () => {
      void navigate("/");
      toast.success(auth("signed_out"));
    };
    signOut().then(done, done);
  };
  const studio = {
    id: "studio",
    label: t("studio"),
    icon: <PencilRuler size={18} aria-hidden />,
    onSelect: go(STUDIO),
  };
  return [
    [
      ...(creator ? [studio] : []),
      {
        id: "campus",
        label: t("campus"),
        icon: <GraduationCap size={18} aria-hidden />,
        onSelect: go(CAMPUS),
      },
    ],
    [
      { id: "profile", label: t("profile"), icon: <User size={18} aria-hidden />, onSelect: go("/profile") },
      {
        id: "settings",
        label: t("settings"),
        icon: <Settings size={18} aria-hidden />,
        onSelect: go("/settings"),
      },
    ],
    [{ id: "out", label: t("sign_out"), icon: <LogOut size={18} aria-hidden />, onSelect: leave }],
  ];
}

/** The bar of a signed-in person. */
export default function MemberBar() {
  const { t } = useTranslation();
  const { user } = useSession();
  const profile = useProfile().data;
  const location = useLocation();
  const creator = profile !== undefined && makesCourses(profile.role);
  const here = location.pathname + location.search;
  const name = profile ? `${profile.first_name} ${profile.last_name}`.trim() : "";
  const initials = profile
    ? `${profile.first_name.charAt(0)}${profile.last_name.charAt(0)}`.toUpperCase()
    : "";
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
        <Menu
          label={t("account_menu")}
          trigger={
            <AriaButton
              aria-label={t("account_menu")}
              className="grid size-11 place-items-center rounded-full"
            >
              <Avatar url={profile?.avatar_url ?? null} initials={initials} />
            </AriaButton>
          }
          header={
            <div className="max-w-64 leading-snug">
              {name ? <div className="truncate font-semibold text-ink">{name}</div> : null}
              <div className="truncate text-sm text-muted">{profile?.email ?? user?.email}</div>
              {profile ? <div className="mt-0.5 text-sm text-muted">{t(`role_${profile.role}`)}</div> : null}
            </div>
          }
          groups={useEntries(creator)}
        />
      </div>
    </header>
  );
}
