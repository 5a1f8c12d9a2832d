import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { fetchProfile, rememberProfile } from "../../../lib/profile.ts";
import { queryClient } from "../../../lib/queryClient.ts";
import { adoptSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { OpenedLink } from "../openedLink.ts";
import { checkNewPassword } from "../registration.ts";
import { FirstPassword } from "./FirstPassword.tsx";
import { LinkPassword } from "./LinkPassword.tsx";
import { LinkFrame, StayButton } from "./MailedLinkPage.tsx";
import { NewPasswordFields, useRegistrationSentence } from "./NewPasswordFields.tsx";
import { LinkFailed, Verified, Verifying } from "./VerifyStates.tsx";

interface Given {
  password?: string;
  newPassword?: string;
}

function useConfirm(token: string, { link }: OpenedLink) {
  return useMutation({
    mutationFn: async (given: Given) => {
      const { session } = await api.accounts.confirmAddress({ token, ...given });
      if (session === null) return null;
      await adoptSession(session);
      const profile = await fetchProfile(link.userId);
      rememberProfile(queryClient, profile);
      return profile;
    },
  });
}

type Confirm = ReturnType<typeof useConfirm>;

/** A new password in the place of one that its owner does not know: somebody else may have chosen it. */
function NewPassword({ confirm, press }: { confirm: Confirm; press: string }) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const faults = useRegistrationSentence();
  const form = useForm({ password: "", repeated: "" }, (values) => checkNewPassword(values, faults));
  return (
    <form
      noValidate
      className="w-full space-y-5 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) confirm.mutate({ newPassword: form.values.password });
      }}
    >
      <p>{t("confirm_new_password")}</p>
      {confirm.isError ? <Notice tone="danger">{sentence(confirm.error)}</Notice> : null}
      <NewPasswordFields field={form.field} label={t("new_password")} />
      <Button type="submit" wide isPending={confirm.isPending}>
        {press}
      </Button>
    </form>
  );
}

function Asked({ confirm, opened }: { confirm: Confirm; opened: OpenedLink }) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const [isUnknown, setUnknown] = useState(false);
  const forgo = () => {
    confirm.reset();
    setUnknown(true);
  };
  const { link, other, offer } = opened;
  const press = t(other === null ? "confirm_press" : "confirm_press_as", { email: link.email });
  return (
    <LinkFrame title={t("verify_title")} opened={opened}>
      {link.joins ? <p>{t("confirm_joins")}</p> : null}
      {offer !== "password" ? (
        <>
          {confirm.isError ? <Notice tone="danger">{sentence(confirm.error)}</Notice> : null}
          <Button wide isPending={confirm.isPending} onPress={() => confirm.mutate({})}>
            {press}
          </Button>
        </>
      ) : isUnknown ? (
        <NewPassword confirm={confirm} press={press} />
      ) : (
        <>
          <p>{t("confirm_password")}</p>
          <LinkPassword
            onSend={confirm.mutateAsync}
            error={confirm.error}
            isPending={confirm.isPending}
            press={press}
          >
            <Button look="plain" wide onPress={forgo}>
              {t("confirm_no_password")}
            </Button>
          </LinkPassword>
        </>
      )}
      <StayButton other={other} />
    </LinkFrame>
  );
}

interface AddressConfirmationProps {
  token: string;
  opened: OpenedLink;
  /** What is shown of a link that was used meanwhile. */
  invalid: ReactNode;
  /** Goes on as the person of this id. */
  onGo: (userId: string) => void;
}

/** Confirms an address: at once by its own session, else at a press, with the password where one is asked for. */
export function AddressConfirmation({ token, opened, invalid, onGo }: AddressConfirmationProps) {
  const sentence = useErrorSentence();
  const confirm = useConfirm(token, opened);
  // What is offered as it was when the link was opened: the press may make somebody else of who is signed in.
  const [first] = useState(opened);
  const begun = useRef(false);
  const { mutate } = confirm;
  const isFree = first.offer === "none";
  useEffect(() => {
    if (!isFree || begun.current) return;
    begun.current = true;
    mutate({});
  }, [isFree, mutate]);
  const { userId, email } = first.link;
  const go = () => onGo(userId);
  if (confirm.isSuccess) {
    if (confirm.data === null) return <Navigate to="/login" replace state={{ email }} />;
    return confirm.data.has_password ? <Verified onGo={go} /> : <FirstPassword id={userId} onDone={go} />;
  }
  if (confirm.isError && errorCode(confirm.error) === "LINK_INVALID") return invalid;
  if (!isFree) return <Asked confirm={confirm} opened={first} />;
  if (confirm.isError) return <LinkFailed text={sentence(confirm.error)} onRetry={() => mutate({})} />;
  return <Verifying />;
}
