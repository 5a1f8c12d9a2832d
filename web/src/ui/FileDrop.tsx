import { FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { buttonClass } from "./Button.tsx";

interface FileDropProps {
  label: string;
  /** What may be dropped, for example: PDF, DOCX or TXT, together up to 50 MB. */
  hint: ReactNode;
  chooseLabel: string;
  /** Endings or types, as in `accept` of a file input. Checked by the server, not here. */
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files by dropping, pasting or choosing. */
export function FileDrop({ label, hint, chooseLabel, accept, multiple = true, onFiles }: FileDropProps) {
  return (
    <DropZone
      onDrop={(event) => {
        const files = event.items.filter((item) => item.kind === "file").map((item) => item.getFile());
        void Promise.all(files).then((all) => onFiles(multiple ? all : all.slice(0, 1)));
      }}
      className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface px-5 py-9 text-center transition-colors duration-100 data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft data-[focus-visible]:outline-3 data-[focus-visible]:outline-accent"
    >
      <FileUp size={34} strokeWidth={1.6} aria-hidden className="text-accent" />
      <Text slot="label" className="font-read text-lg font-semibold">
        {label}
      </Text>
      <div className="text-md text-muted">{hint}</div>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={multiple}
        onSelect={(list) => {
          if (list) onFiles(Array.from(list));
        }}
      >
        <Button className={buttonClass("quiet")}>{chooseLabel}</Button>
      </FileTrigger>
    </DropZone>
  );
}
