import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";

interface FileButtonProps {
  /** Endings or types, as in `accept` of a file input. Checked by the server, not here. */
  accept: readonly string[];
  /** Takes no presses while a file is on its way. */
  isPending: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that chooses one file; the same file may be chosen again. */
export function FileButton({ accept, isPending, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button look="quiet" isPending={isPending} onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
