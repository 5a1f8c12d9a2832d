import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { Trail } from "../../../ui/Trail.tsx";
import { useArrive } from "../useArrive.ts";

/** Goes on as soon as somebody is signed in: after sending the form, or because he was already. */
function useGoOn(): void {
  const { user } = useSession();
  const arrive = useArrive();
  const begun = useRef(false);
  useEffect(() => {
    if (user === null || begun.current) return;
    begun.current = true;
    void arrive(user.id);
  }, [user, arrive]);
}

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other page. */
  footer: ReactNode;
}

/** The frame of sign-in and registration: the form, and beside it on wide screens the way that follows. */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  const { t } = useTranslation("auth");
  useGoOn();
  const stations = [t("trail_material"), t("trail_course"), t("trail_share")];
  return (
    <Page title={title} width="full">
      <div className="mx-auto grid max-w-[1020px] gap-16 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <div className="mx-auto w-full max-w-md">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-2.5 text-muted">{lead}</p>
          <div className="mt-7">{children}</div>
          <p className="mt-7 border-t border-line pt-5 text-muted">{footer}</p>
        </div>
        <div className="hidden items-center rounded-card bg-accent-soft p-14 font-read lg:flex [&_li]:pb-16 [&_ol]:text-lg">
          <Trail
            label={t("trail_label")}
            stations={stations.map((label, index) => ({
              id: label,
              label,
              state: index === 0 ? "here" : "open",
              stateLabel: String(index + 1),
            }))}
          />
        </div>
      </div>
    </Page>
  );
}
