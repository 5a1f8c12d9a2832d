import { useCallback } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.ts";
import { useTranslation } from "./i18n.ts";
import { currentSession, forgetAccount, signOut } from "./session.ts";

/** Signs the person out, leads home and says what was reached: all devices, or, without a connection, this one. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useCallback(async () => {
    const id = currentSession().user?.id ?? null;
    const everywhere = await signOut();
    await navigate("/");
    // The page that was left may have kept what was on it once more.
    forgetAccount(id);
    if (everywhere) toast.success(t("signed_out"));
    else toast.error(t("signed_out_here"));
  }, [t, navigate]);
}
