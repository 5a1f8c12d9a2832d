import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { AdminPassword, ShownPassword } from "../../../lib/course/AdminPassword.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";

/** The admin password: shown once, and renewed after asking. */
export function RenewPassword({ slug, alreadyShown }: { slug: string; alreadyShown: boolean }) {
  const { t } = useTranslation("manage");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const renew = useMutation(
    orpc.studio.renewAdminPassword.mutationOptions({ gcTime: 0, onSuccess: () => setAsking(false) }),
  );
  if (renew.data) return <ShownPassword password={renew.data.password} />;
  return (
    <div className="space-y-4">
      <AdminPassword slug={slug} alreadyShown={alreadyShown} />
      {alreadyShown ? (
        <Button look="quiet" onPress={() => setAsking(true)}>
          {t("password_renew")}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asking}
        onCancel={() => {
          renew.reset();
          setAsking(false);
        }}
        onConfirm={() => renew.mutate({ slug })}
        title={t("password_renew_title")}
        confirmLabel={t("password_renew")}
        cancelLabel={common("cancel")}
        isPending={renew.isPending}
        error={renew.isError ? sentence(renew.error) : undefined}
      >
        {t("password_renew_text")}
      </ConfirmDialog>
    </div>
  );
}
