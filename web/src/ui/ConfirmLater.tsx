import { type ComponentProps, lazy, Suspense, useState } from "react";

const ConfirmDialog = lazy(async () => ({ default: (await import("./ConfirmDialog.tsx")).ConfirmDialog }));

/** A `ConfirmDialog` that is fetched when it is first opened. */
export function ConfirmLater(props: ComponentProps<typeof ConfirmDialog>) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  ) : null;
}
