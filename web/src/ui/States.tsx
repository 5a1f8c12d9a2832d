import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Path } from "./Path.tsx";

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: says so, and what comes next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-2 py-12 text-center">
      <div className="mb-6 w-40" aria-hidden="true">
        <Path total={4} done={0} />
      </div>
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="mt-2 text-muted">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  /** The sentence of what went wrong. */
  children: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  action?: ReactNode;
}

/** Something could not be loaded: says what, and offers to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, isRetrying, action }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-2 py-12 text-center">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && retryLabel ? (
          <Button onPress={onRetry} isPending={isRetrying ?? false}>
            {retryLabel}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}

/** A sentence in a tinted box inside a page: information, success or a fault. */
export function Notice({
  tone = "info",
  children,
}: {
  tone?: "info" | "here" | "danger";
  children: ReactNode;
}) {
  const tones = {
    info: "border-accent bg-accent-soft text-ink",
    here: "border-here bg-here-soft text-ink",
    danger: "border-danger bg-danger-soft text-ink",
  };
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={`rounded-m border-l-4 px-4 py-3 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
