import { LIMITS } from "@lehrpfad/contract";
import { type RefObject, useRef, useState } from "react";
import { type AdminDraft, type AdminFault, adminFaults } from "../../../lib/course/adminFaults.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";

interface DetailsDialogProps {
  isOpen: boolean;
  admin: AdminDraft;
  onChange: (admin: AdminDraft) => void;
  onClose: () => void;
  onSubmit: () => void;
  isPending: boolean;
  error: unknown;
}

const FIELDS = ["firstName", "lastName", "email", "emailRepeat"] as const;
const FORM_ID = "course-details";

type Fields = Record<keyof AdminDraft, RefObject<HTMLInputElement | null>>;

function useFields(): Fields {
  const firstName = useRef<HTMLInputElement>(null);
  const lastName = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const emailRepeat = useRef<HTMLInputElement>(null);
  return { firstName, lastName, email, emailRepeat };
}

/** Third stage: who looks after the course (statement 3.28). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { isOpen, admin, onChange, onClose, onSubmit, isPending, error } = props;
  const { t } = useTranslation("create");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const fields = useFields();
  const [tried, setTried] = useState(false);
  const faults = adminFaults(admin);
  const words = (fault: AdminFault | undefined) => (tried && fault ? t(fault) : undefined);
  const submit = () => {
    setTried(true);
    const wrong = FIELDS.find((name) => faults[name]);
    if (wrong) fields[wrong].current?.focus();
    else if (!isPending) onSubmit();
  };
  const field = (name: keyof AdminDraft) => ({
    ref: fields[name],
    name,
    value: admin[name],
    onChange: (value: string) => onChange({ ...admin, [name]: value }),
    error: words(faults[name]),
    isRequired: true,
  });
  const address = { type: "email", spellCheck: false, maxLength: LIMITS.emailLength } as const;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("details_title")}
      closeLabel={common("close")}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {common("back")}
          </Button>
          <Button onPress={submit} isPending={isPending}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-muted">{t("details_text")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("firstName")}
            label={t("first_name")}
            autoComplete="given-name"
            maxLength={LIMITS.nameLength}
          />
          <TextField
            {...field("lastName")}
            label={t("last_name")}
            autoComplete="family-name"
            maxLength={LIMITS.nameLength}
          />
        </div>
        <TextField {...field("email")} {...address} label={t("email")} autoComplete="email" />
        <TextField {...field("emailRepeat")} {...address} label={t("email_repeat")} autoComplete="off" />
        {error ? <Notice tone="danger">{sentence(error)}</Notice> : null}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
