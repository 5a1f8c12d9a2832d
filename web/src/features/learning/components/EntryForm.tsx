import { LIMITS } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Legal } from "../../../lib/legal/Legal.tsx";
import { rememberCourse } from "../../../lib/redirect.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { coursePath } from "../steps.ts";
import { type EntryDetails, useStart } from "../useStart.ts";

interface EntryFormProps {
  slug: string;
  submitLabel: string;
  look?: "primary" | "quiet";
  /** Called instead of going to the first open step. */
  onStarted?: () => void;
}

const FIELDS = ["firstName", "lastName", "email"] as const;
type Field = (typeof FIELDS)[number];
type Faults = Partial<Record<Field, Key<"viewer">>>;

const LABELS = { firstName: "first_name", lastName: "last_name", email: "email" } as const;
const AUTO_COMPLETE = { firstName: "given-name", lastName: "family-name", email: "email" } as const;
const LENGTHS = { firstName: LIMITS.nameLength, lastName: LIMITS.nameLength, email: LIMITS.emailLength };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

function faultsOf(person: EntryDetails): Faults {
  const faults: Faults = {};
  if (person.firstName.trim() === "") faults.firstName = "first_name_missing";
  if (person.lastName.trim() === "") faults.lastName = "last_name_missing";
  if (!ADDRESS.test(person.email.trim())) faults.email = "email_invalid";
  return faults;
}

/** First name, last name, email: makes an account, signs it in here and starts the course. */
export function EntryForm({ slug, submitLabel, look = "primary", onStarted }: EntryFormProps) {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  const { register } = useStart(slug, onStarted);
  const [person, setPerson] = useState<EntryDetails>({ firstName: "", lastName: "", email: "" });
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);

  const change = (field: Field, value: string) => {
    setPerson((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(person);
    setFaults(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first === undefined) {
      register.mutate({
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
        email: person.email.trim(),
      });
    } else {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    }
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {FIELDS.map((field) => {
        const fault = faults[field];
        return (
          <TextField
            key={field}
            name={field}
            type={field === "email" ? "email" : "text"}
            label={t(LABELS[field])}
            value={person[field]}
            onChange={(value) => change(field, value)}
            autoComplete={AUTO_COMPLETE[field]}
            maxLength={LENGTHS[field]}
            isRequired
            error={fault === undefined ? undefined : t(fault)}
          />
        );
      })}
      {register.isError ? (
        <Notice tone="danger">
          <p className="font-semibold">{t("register_failed")}</p>
          <p>{sentence(register.error)}</p>
        </Notice>
      ) : null}
      <Legal as="hint" />
      <Button type="submit" look={look} wide isPending={register.isPending}>
        {submitLabel}
      </Button>
      <p className="text-center">
        <Link
          to="/login"
          onClick={() => rememberCourse(coursePath(slug))}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t("have_account")}
        </Link>
      </p>
    </form>
  );
}
