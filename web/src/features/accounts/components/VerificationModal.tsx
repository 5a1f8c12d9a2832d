import type { OwnProfile } from "@lehrpfad/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { fetchProfile, rememberProfile } from "../../../lib/profile.ts";
import { SignOut } from "../../../lib/SignOut.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { useWatchConfirmation } from "../useWatchConfirmation.ts";
import { ResendButton } from "./ResendButton.tsx";

/** Reads the profile anew for somebody who says that the link was opened. */
function useLook(id: string) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    try {
      const fresh = await fetchProfile(id);
      rememberProfile(queries, fresh);
      if (!fresh.is_email_verified) toast.info(t("modal_not_yet"));
    } catch (error) {
      toast.error(sentence(error));
    }
    setLooking(false);
  };
  return { look, isLooking };
}

interface VerificationModalProps {
  profile: OwnProfile;
  countdownHours: number | null;
  /** Null from 48 hours on: then nothing but the confirmation, another address or signing out leads on. */
  onLater: (() => void) | null;
}

/** Asks for the confirmation of the address. */
export function VerificationModal({ profile, countdownHours, onLater }: VerificationModalProps) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  const { t: common } = useTranslation();
  const format = useFormats();
  const { look, isLooking } = useLook(profile.id);
  useWatchConfirmation();
  const { blockedAt } = profile.verification;
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={() => onLater?.()}
      title={t("modal_title")}
      actions={
        <>
          {onLater === null ? (
            <SignOut>
              {(leave) => (
                <Button look="plain" onPress={leave}>
                  {common("sign_out")}
                </Button>
              )}
            </SignOut>
          ) : (
            <Button look="plain" onPress={onLater}>
              {t("modal_later")}
            </Button>
          )}
          <ResendButton />
        </>
      }
    >
      <div className="space-y-4">
        <p className="break-words">{t("modal_text", { email: profile.email })}</p>
        {blockedAt === null ? null : (
          <Notice tone="here">
            {t("modal_block", { date: format.dateTime(blockedAt) })}
            {countdownHours === null ? null : (
              <strong className="mt-1 block" aria-live="polite">
                {t("modal_countdown", { count: countdownHours })}
              </strong>
            )}
          </Notice>
        )}
        <p className="text-muted">{auth("verify_no_mail")}</p>
        <p>
          {t("modal_wrong")}{" "}
          <Link to="/profile?tab=security" onClick={() => onLater?.()} className="text-link">
            {t("modal_change")}
          </Link>
        </p>
        <Button wide onPress={() => void look()} isPending={isLooking}>
          {t("modal_check")}
        </Button>
      </div>
    </Dialog>
  );
}
