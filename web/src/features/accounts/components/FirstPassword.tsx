import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { checkNewPassword } from "../registration.ts";
import { NewPasswordFields, useRegistrationSentence } from "./NewPasswordFields.tsx";

interface FirstPasswordProps {
  id: string;
  onDone: () => void;
}

/** After a confirmation the account has no password: asks for one, and does without it too. */
export function FirstPassword({ id, onDone }: FirstPasswordProps) {
  const { t } = useTranslation("auth");
  const { t: account } = useTranslation("account");
  const sentence = useErrorSentence();
  const faults = useRegistrationSentence();
  const form = useForm({ password: "", repeated: "" }, (values) => checkNewPassword(values, faults));
  const save = useMutation(
    orpc.accounts.changePassword.mutationOptions({
      onSuccess: () => {
        toast.success(account("password_set"));
        onDone();
      },
    }),
  );
  return (
    <Page title={t("set_password_title")} width="narrow">
      <h1 className="text-3xl">{t("set_password_title")}</h1>
      <p className="mt-2.5 text-muted">{t("set_password_first")}</p>
      <form
        noValidate
        className="mt-7 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid()) save.mutate({ id, password: form.values.password });
        }}
      >
        {save.isError ? <Notice tone="danger">{sentence(save.error)}</Notice> : null}
        <NewPasswordFields field={form.field} label={t("new_password")} />
        <Button type="submit" wide isPending={save.isPending}>
          {t("reset_submit")}
        </Button>
        <Button look="plain" wide onPress={onDone}>
          {t("set_password_later")}
        </Button>
      </form>
    </Page>
  );
}
