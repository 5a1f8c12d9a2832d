import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { buttonClass } from "./Button.tsx";

interface FileButtonProps {
  /** Endings or types, as in `accept` of a file input. Checked by the server, not here. */
  accept: readonly string[];
  /** Takes no presses while a file is on its way. */
  isPending: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that chooses one file. */
export function FileButton({ accept, isPending, onFile, children }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onFile(file);
      }}
    >
      <Button className={buttonClass("quiet")} isPending={isPending}>
        {children}
      </Button>
    </FileTrigger>
  );
}
