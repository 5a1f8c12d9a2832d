import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { Notice } from "../../../ui/States.tsx";

interface WizardFrameProps {
  slug: string;
  title: string;
  /** Stages that are behind one, of three. */
  done: number;
  error: string | undefined;
  submitLabel: string;
  isPending?: boolean;
  onBack: (() => void) | null;
  onSubmit: () => void;
  /** Another way on, beside the usual one. */
  other?: ReactNode;
  children: ReactNode;
}

const STAGES = 3;

/** A stage of the add-step wizard with its navigation: Cancel, Back, Next (statement 2.73). */
export function WizardFrame(props: WizardFrameProps) {
  const {
    slug,
    title,
    done,
    error,
    submitLabel,
    isPending = false,
    onBack,
    onSubmit,
    other,
    children,
  } = props;
  const { t: common } = useTranslation();
  return (
    <form
      noValidate
      className="mx-auto max-w-xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      <div className="w-28" aria-hidden="true">
        <Path total={STAGES} done={done} here={done + 1} />
      </div>
      <h2 tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
        <LinkButton look="plain" to={`/c/${slug}/edit`}>
          {common("cancel")}
        </LinkButton>
        {onBack ? (
          <Button look="quiet" onPress={onBack}>
            {common("back")}
          </Button>
        ) : null}
        {other}
        <Button type="submit" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
