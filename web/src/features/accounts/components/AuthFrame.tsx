import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { Trail } from "../../../ui/Trail.tsx";
import { type HeldUp, useArrive } from "../useArrive.ts";
import { ArrivalFailed } from "./ArrivalFailed.tsx";

/** Goes on as soon as somebody is signed in: after sending the form, or when they were already; else says what holds them up. */
function useGoOn(): HeldUp | null {
  const { user, status } = useSession();
  const { arrive, heldUp } = useArrive();
  const begun = useRef<string>(undefined);
  const wasVisitor = useRef(false);
  const userId = user?.id;
  useEffect(() => {
    if (status === "signedOut") wasVisitor.current = true;
    if (userId !== undefined && begun.current !== userId) void arrive(userId, wasVisitor.current);
    begun.current = userId;
  }, [userId, status, arrive]);
  return userId === undefined ? null : heldUp;
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
  const heldUp = useGoOn();
  const stations = [t("trail_material"), t("trail_course"), t("trail_share")];
  return (
    <Page title={title} width="full">
      <div className="mx-auto grid max-w-[1020px] gap-16 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <div className="mx-auto w-full max-w-md">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-2.5 text-muted">{lead}</p>
          <div className="mt-7">{heldUp ? <ArrivalFailed heldUp={heldUp} /> : children}</div>
          {heldUp ? null : <p className="mt-7 border-t border-line pt-5 text-muted">{footer}</p>}
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
