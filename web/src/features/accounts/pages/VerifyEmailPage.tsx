import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { fetchProfile, rememberProfile } from "../../../lib/profile.ts";
import { queryClient } from "../../../lib/queryClient.ts";
import { auth, useSession } from "../../../lib/session.ts";
import { FirstPassword } from "../components/FirstPassword.tsx";
import { LinkFailed, NotArrived, Verified, Verifying, Waiting } from "../components/VerifyStates.tsx";
import { type HeldUp, useArrive } from "../useArrive.ts";
import { useAuthSentence } from "../useAuthSentence.ts";

interface Confirmed {
  id: string;
  hasPassword: boolean;
  /** Whether the account had one until this browser, which did not register it, opened the link. */
  passwordRemoved: boolean;
}

async function confirm(tokenHash: string): Promise<Confirmed> {
  const client = await auth();
  // Renews a session that ran out: it shows that this browser registered, and then the password is kept.
  await client.getSession();
  const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type: "email" });
  if (error) throw error;
  const id = data.user?.id ?? "";
  const profile = await fetchProfile(id);
  rememberProfile(queryClient, profile);
  const passwordRemoved = data.user?.app_metadata.password_removed === true;
  return { id, hasPassword: profile.has_password, passwordRemoved };
}

/** Where to go on: the course the link names, else the person's place. */
function useGoOn(userId: string | undefined): { goOn: () => void; heldUp: HeldUp | null } {
  const [search] = useSearchParams();
  const course = search.get("course");
  const { arrive, heldUp } = useArrive();
  const navigate = useNavigate();
  const goOn = useCallback(() => {
    if (course !== null) void navigate(`/c/${encodeURIComponent(course)}`, { replace: true });
    else if (userId) void arrive(userId);
  }, [course, userId, arrive, navigate]);
  return { goOn, heldUp };
}

function ByLink({ tokenHash }: { tokenHash: string }) {
  const sentence = useAuthSentence();
  const check = useQuery({
    queryKey: ["confirm-address", tokenHash],
    queryFn: () => confirm(tokenHash),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { user } = useSession();
  const { goOn, heldUp } = useGoOn(check.data?.id ?? user?.id);
  if (heldUp) return <NotArrived heldUp={heldUp} />;
  if (check.isPending) return <Verifying />;
  if (check.isSuccess && !check.data.hasPassword) return <FirstPassword {...check.data} onDone={goOn} />;
  if (check.isSuccess) return <Verified onGo={goOn} />;
  if (check.error.name === "AuthRetryableFetchError")
    return <LinkFailed text={sentence(check.error)} onRetry={() => void check.refetch()} />;
  // A link opened twice: what it was for is done.
  if (user?.emailConfirmed) return <Verified onGo={goOn} />;
  return <LinkFailed />;
}

function ByWaiting() {
  const session = useSession();
  const { goOn, heldUp } = useGoOn(session.user?.id);
  if (session.status === "loading") return <Verifying />;
  if (session.status === "signedOut") return <Navigate to="/login?returnTo=/verify-email" replace />;
  if (heldUp) return <NotArrived heldUp={heldUp} />;
  if (session.user.emailConfirmed) return <Verified onGo={goOn} />;
  return <Waiting email={session.user.email} onGo={goOn} />;
}

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const tokenHash = search.get("token_hash");
  return tokenHash === null ? <ByWaiting /> : <ByLink tokenHash={tokenHash} />;
}
