import type { InterfaceLanguage } from "@lehrpfad/contract";
import { INTERFACE_LANGUAGES, type OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { rememberProfile, useChangeLanguage } from "../../../lib/profile.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { missingFields } from "../missingFields.ts";

type Salutation = OwnProfile["salutation"];
const SALUTATIONS: readonly Salutation[] = ["none", "ms", "mr", "diverse"];

/** Salutation, names and language. */
export function PersonalPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  const { t: settings } = useTranslation("settings");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const changeLanguage = useChangeLanguage();
  const [salutation, setSalutation] = useState(profile.salutation);
  const [language, setLanguage] = useState<InterfaceLanguage>(profile.preferred_language);
  const names = { firstName: profile.first_name, lastName: profile.last_name };
  const form = useForm(names, (values) => missingFields(values, auth("field_required")));
  const save = useMutation({
    mutationFn: async ({ firstName, lastName }: typeof names) => {
      const saved = await api.accounts.updateProfile({
        id: profile.id,
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        salutation,
      });
      rememberProfile(queries, saved);
      if (language !== saved.preferred_language) await changeLanguage(language);
    },
    onSuccess: () => toast.success(t("saved")),
    onError: (error) => toast.error(t("save_failed"), sentence(error)),
  });
  return (
    <form
      noValidate
      className="max-w-xl space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) save.mutate(form.values);
      }}
    >
      {save.isError ? <Notice tone="danger">{sentence(save.error)}</Notice> : null}
      <Select<Salutation>
        label={t("salutation")}
        value={salutation}
        onChange={setSalutation}
        choices={SALUTATIONS.map((value) => ({ value, label: t(`salutation_${value}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("firstName")}
          label={auth("first_name")}
          autoComplete="given-name"
          maxLength={120}
          isRequired
        />
        <TextField
          {...form.field("lastName")}
          label={auth("last_name")}
          autoComplete="family-name"
          maxLength={120}
          isRequired
        />
      </div>
      <Select<InterfaceLanguage>
        label={settings("language_label")}
        value={language}
        onChange={setLanguage}
        choices={INTERFACE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <Button type="submit" isPending={save.isPending}>
        {t("save")}
      </Button>
    </form>
  );
}
