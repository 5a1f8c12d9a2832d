import { useCallback } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { sessionLost, useSession } from "../../../lib/session.ts";
import { AddressConfirmation } from "../components/AddressConfirmation.tsx";
import { MailedLinkPage } from "../components/MailedLinkPage.tsx";
import {
  EndedElsewhere,
  LinkFailed,
  NotArrived,
  Verified,
  Verifying,
  Waiting,
} from "../components/VerifyStates.tsx";
import { type HeldUp, useArrive } from "../useArrive.ts";

/** Where to go on: the course the link names, else the person's place. */
function useGoOn(): { goOn: (userId: string) => void; heldUp: HeldUp | null } {
  const [search] = useSearchParams();
  const course = search.get("course");
  const { arrive, heldUp } = useArrive();
  const navigate = useNavigate();
  const goOn = useCallback(
    (userId: string) => {
      if (course !== null) void navigate(`/c/${encodeURIComponent(course)}`, { replace: true });
      else void arrive(userId);
    },
    [course, arrive, navigate],
  );
  return { goOn, heldUp };
}

function ByLink({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const { user } = useSession();
  const { goOn, heldUp } = useGoOn();
  if (heldUp) return <NotArrived heldUp={heldUp} />;
  // A link opened twice: what it was for is done.
  const invalid = user?.emailConfirmed ? <Verified onGo={() => goOn(user.id)} /> : <LinkFailed />;
  return (
    <MailedLinkPage kind="signup" token={token} title={t("verify_title")} invalid={invalid}>
      {(opened) => <AddressConfirmation token={token} opened={opened} invalid={invalid} onGo={goOn} />}
    </MailedLinkPage>
  );
}

function ByWaiting() {
  const session = useSession();
  const { goOn, heldUp } = useGoOn();
  const { user } = session;
  const go = useCallback(() => {
    if (user) goOn(user.id);
  }, [user, goOn]);
  if (session.status === "loading") return <Verifying />;
  if (session.status === "signedOut") {
    const email = sessionLost()?.email;
    return email ? <EndedElsewhere email={email} /> : <Navigate to="/login?returnTo=/verify-email" replace />;
  }
  if (heldUp) return <NotArrived heldUp={heldUp} />;
  if (session.user.emailConfirmed) return <Verified onGo={go} />;
  return <Waiting email={session.user.email} onGo={go} />;
}

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token_hash");
  return token === null ? <ByWaiting /> : <ByLink key={token} token={token} />;
}
