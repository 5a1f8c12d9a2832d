import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../ui/Button.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Notice } from "../../ui/States.tsx";
import { orpc } from "../api.ts";
import { errorCode, useErrorSentence } from "../errors.ts";
import { useTranslation } from "../i18n.ts";

/** An admin password, the only time it can be read. */
export function ShownPassword({ password }: { password: string }) {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  return (
    <div className="space-y-3">
      <CopyField
        label={s("password_title")}
        value={password}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        failedLabel={t("copy_failed")}
      />
      <Notice tone="here">{s("password_once")}</Notice>
    </div>
  );
}

/** Shows the admin password of a course on request, once. */
export function AdminPassword({ slug, alreadyShown }: { slug: string; alreadyShown: boolean }) {
  const { t: s } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const issue = useMutation(
    orpc.courses.issueAdminPassword.mutationOptions({
      gcTime: 0,
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.courses.get.key({ input: { slug } }) }),
    }),
  );
  const gone = issue.isError && errorCode(issue.error) === "ADMIN_PASSWORD_ALREADY_SHOWN";
  if (issue.data) return <ShownPassword password={issue.data.password} />;
  return (
    <div>
      <p className="font-semibold">{s("password_title")}</p>
      <p className="mb-3 mt-0.5 text-md text-muted">{s("password_help")}</p>
      {alreadyShown || gone ? (
        <p>{s("password_shown")}</p>
      ) : (
        <Button look="quiet" isPending={issue.isPending} onPress={() => issue.mutate({ slug })}>
          {s("password_show")}
        </Button>
      )}
      {issue.isError && !gone ? (
        <p role="alert" className="mt-2 text-danger">
          {sentence(issue.error)}
        </p>
      ) : null}
    </div>
  );
}
