import { type ReactNode, Suspense, useState } from "react";

/** A dialog in a chunk of its own: comes when it is first opened, and stays to close by itself. */
export function Opened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
