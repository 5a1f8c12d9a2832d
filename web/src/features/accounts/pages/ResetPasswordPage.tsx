import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { api, orpc } from "../../../lib/api.ts";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { forgetSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { NewPasswordFields, useRegistrationSentence } from "../components/NewPasswordFields.tsx";
import { checkNewPassword } from "../registration.ts";

function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const faults = useRegistrationSentence();
  const navigate = useNavigate();
  const form = useForm({ password: "", repeated: "" }, (values) => checkNewPassword(values, faults));
  const reset = useMutation(
    orpc.accounts.resetPassword.mutationOptions({
      onSuccess: async () => {
        // The link has ended every session, this one too.
        await forgetSession();
        toast.success(t("reset_done"), t("reset_sign_in"));
        await navigate("/login", { replace: true });
      },
    }),
  );
  if (reset.isError && errorCode(reset.error) === "LINK_INVALID") return <LinkInvalid />;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) reset.mutate({ token, password: form.values.password });
      }}
    >
      {reset.isError ? <Notice tone="danger">{sentence(reset.error)}</Notice> : null}
      <NewPasswordFields field={form.field} label={t("new_password")} />
      <Button type="submit" wide isPending={reset.isPending}>
        {t("reset_submit")}
      </Button>
    </form>
  );
}

function LinkInvalid() {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  return (
    <div className="space-y-5">
      <Notice tone="danger">{errors("LINK_INVALID")}</Notice>
      <LinkButton look="quiet" to="/forgot-password">
        {t("verify_new_link")}
      </LinkButton>
    </div>
  );
}

/** The form of a link that still opens something; a used one says so at once. */
function Checked({ token }: { token: string }) {
  const check = useQuery({
    queryKey: ["recovery", token],
    queryFn: () => api.accounts.checkRecovery({ token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (check.isPending) return <SkeletonText lines={6} />;
  if (check.isError && errorCode(check.error) === "LINK_INVALID") return <LinkInvalid />;
  return <ResetPasswordForm token={token} />;
}

export default function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  const [search] = useSearchParams();
  const token = search.get("token_hash");
  return (
    <Page title={t("forgot_title")} width="narrow">
      <h1 className="text-3xl sm:text-4xl">{t("forgot_title")}</h1>
      <p className="mb-7 mt-2.5 text-muted">{t("reset_lead")}</p>
      {token ? <Checked token={token} /> : <LinkInvalid />}
    </Page>
  );
}
