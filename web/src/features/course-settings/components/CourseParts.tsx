import {
  ChartNoAxesColumn,
  Eye,
  FileCheck2,
  History,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Palette,
  ScrollText,
  Settings,
  Share,
} from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";

interface PartProps {
  to: string;
  icon: LucideIcon;
  children: string;
}

function Part({ to, icon: Icon, children }: PartProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-11 items-center gap-2.5 rounded-m border border-line bg-surface px-3.5 py-2.5 font-semibold leading-snug text-ink no-underline hover:border-line-strong hover:bg-accent-soft"
      >
        <Icon size={18} aria-hidden className="shrink-0 text-accent" />
        {children}
      </Link>
    </li>
  );
}

/** The ways from a course to what belongs to it. */
export function CourseParts({ slug }: { slug: string }) {
  const { t } = useTranslation("studio");
  const { t: coverage } = useTranslation("coverage");
  const { t: reviewing } = useTranslation("reviewing");
  const { t: interchange } = useTranslation("interchange");
  const { t: versions } = useTranslation("versions");
  const { t: preview } = useTranslation("preview");
  const { t: generation } = useTranslation("generation");
  const at = (part: string) => `/c/${slug}/${part}`;
  return (
    <nav aria-label={t("manage_parts")} className="mt-4">
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-3">
        <Part to={at("review")} icon={ListChecks}>
          {reviewing("heading")}
        </Part>
        <Part to={at("preview")} icon={Eye}>
          {preview("heading")}
        </Part>
        <Part to={at("results")} icon={ChartNoAxesColumn}>
          {t("results")}
        </Part>
        <Part to={at("settings")} icon={Settings}>
          {t("course_settings")}
        </Part>
        <Part to={at("design")} icon={Palette}>
          {t("design")}
        </Part>
        <Part to={at("versions")} icon={History}>
          {versions("link")}
        </Part>
        <Part to={at("exports")} icon={Share}>
          {interchange("link")}
        </Part>
        <Part to={at("coverage")} icon={FileCheck2}>
          {coverage("link")}
        </Part>
        <Part to={at("debug")} icon={ScrollText}>
          {generation("how_link")}
        </Part>
        <Part to={at("generation")} icon={Hourglass}>
          {t("manage_generation")}
        </Part>
      </ul>
    </nav>
  );
}
