import { ArrowRight } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { useSite } from "../../../lib/site.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { HeroTrail } from "../components/HeroTrail.tsx";
import { MiniStep } from "../components/MiniStep.tsx";
import { Ways } from "../components/Ways.tsx";

/** The example course in the language of the interface, else one in another; null where there is none. */
function useExample(): string | null {
  const language = useLanguage();
  const examples = useSite().data?.examples ?? [];
  return (examples.find((course) => course.language === language) ?? examples[0])?.slug ?? null;
}

export default function HomePage() {
  const { t } = useTranslation("home");
  const { status } = useSession();
  const example = useExample();
  return (
    <Page title={t("page_title")} width="full">
      <div className="relative overflow-hidden">
        <HeroTrail />
        <div className="relative mx-auto grid max-w-[1180px] items-center gap-12 px-4 pb-14 pt-10 sm:px-6 sm:pb-20 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-20">
          <div>
            <h1 className="text-4xl sm:text-5xl lg:leading-[1.12]">{t("headline")}</h1>
            <p className="mt-5 max-w-[34rem] text-lg text-muted sm:text-xl sm:leading-relaxed">{t("lead")}</p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start">
              <LinkButton to={status === "signedIn" ? "/create" : "/register?returnTo=/create"}>
                {t("start")}
                <ArrowRight size={18} aria-hidden />
              </LinkButton>
              {status === "signedIn" ? (
                <LinkButton look="quiet" to="/dashboard">
                  {t("to_dashboard")}
                </LinkButton>
              ) : null}
              {example === null ? null : (
                <div>
                  <LinkButton look="quiet" wide to={`/c/${example}`}>
                    {t("example")}
                  </LinkButton>
                  <p className="mt-2 text-center text-md text-muted">{t("example_note")}</p>
                </div>
              )}
            </div>
          </div>
          <MiniStep />
        </div>
      </div>
      <Ways />
    </Page>
  );
}
