import { LIMITS } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";

/** For a creator who does not manage the course of this address yet, but has its admin password. */
export function ClaimForm({ slug }: { slug: string }) {
  const { t } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const claim = useMutation(
    orpc.courses.claimManagement.mutationOptions({
      onSuccess: (course) => {
        queries.setQueryData(orpc.courses.get.queryKey({ input: { slug } }), course);
        void queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      },
      onError: () => field.current?.focus(),
    }),
  );
  const error = missing ? t("claim_missing") : claim.isError ? sentence(claim.error) : undefined;
  return (
    <Page title={t("claim_title")} width="narrow">
      <h1 className="text-3xl">{t("claim_title")}</h1>
      <p className="mb-6 mt-3 text-muted">{t("claim_text")}</p>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(password === "");
          if (password === "") field.current?.focus();
          else if (!claim.isPending) claim.mutate({ slug, password });
        }}
      >
        <PasswordField
          ref={field}
          label={t("claim_password")}
          showLabel={t("claim_show")}
          hideLabel={t("claim_hide")}
          autoComplete="off"
          maxLength={LIMITS.password.maximum}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setMissing(false);
            claim.reset();
          }}
          error={error}
          isRequired
        />
        <Button type="submit" wide isPending={claim.isPending}>
          {t("claim_submit")}
        </Button>
      </form>
    </Page>
  );
}
