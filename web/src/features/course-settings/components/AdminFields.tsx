import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { TextField } from "../../../ui/TextField.tsx";
import { faultsOfAdmin, type SettingsDraft } from "../settings.ts";

interface AdminFieldsProps {
  draft: SettingsDraft;
  tried: boolean;
  change: (change: Partial<SettingsDraft>) => void;
}

/** Who looks after the course; the address is typed twice (statement 5.09). */
export function AdminFields({ draft, tried, change }: AdminFieldsProps) {
  const { t } = useTranslation("create");
  const { t: m } = useTranslation("manage");
  const { admin, emailRepeat } = draft;
  const faults = faultsOfAdmin(draft);
  const words = (name: keyof typeof faults) => {
    const fault = faults[name];
    return tried && fault ? t(fault) : undefined;
  };
  const field = (name: keyof typeof admin) => ({
    name,
    value: admin[name],
    onChange: (value: string) => change({ admin: { ...admin, [name]: value } }),
    error: words(name),
    isRequired: true,
  });
  const address = { type: "email", spellCheck: false, maxLength: LIMITS.emailLength } as const;
  return (
    <fieldset className="min-w-0 space-y-5 border-t border-line pt-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">{m("admin_title")}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">
        <TextField {...field("firstName")} label={t("first_name")} maxLength={LIMITS.nameLength} />
        <TextField {...field("lastName")} label={t("last_name")} maxLength={LIMITS.nameLength} />
        <TextField {...field("email")} {...address} label={t("email")} />
        <TextField
          {...address}
          name="emailRepeat"
          label={t("email_repeat")}
          value={emailRepeat}
          onChange={(value) => change({ emailRepeat: value })}
          error={words("emailRepeat")}
          isRequired
        />
      </div>
    </fieldset>
  );
}
