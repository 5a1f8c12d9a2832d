import { Toaster as Sonner } from "sonner";

/** The place where toasts appear; once, at the root. */
export function Toaster({ label }: { label: string }) {
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded-m border border-line-strong bg-surface px-4 py-3 font-ui text-[0.9375rem] text-ink shadow-float",
          title: "font-semibold",
          description: "text-muted",
          success: "[&_svg]:text-accent",
          error: "border-danger [&_svg]:text-danger",
          icon: "mt-0.5 shrink-0",
        },
      }}
    />
  );
}
