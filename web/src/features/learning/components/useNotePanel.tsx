import type { CourseLanguage } from "@lehrpfad/contract";
import { type ReactNode, useState } from "react";
import { useFetched } from "../../../lib/useFetched.ts";
import type { NotedMark } from "./NoteDialog.tsx";

const loadDialog = async () => (await import("./NoteDialog.tsx")).NoteDialog;

interface NotePanel {
  /** Fetches it before it is wanted. */
  ahead: () => void;
  open: (mark: NotedMark) => void;
  panel: ReactNode;
}

/** The panel in which the note to a highlight is written; fetched when it is first wanted. */
export function useNotePanel(
  slug: string,
  language: CourseLanguage,
  onRemove: (id: string) => void,
): NotePanel {
  const { part: NoteDialog, ahead, want } = useFetched(loadDialog);
  const [mark, setMark] = useState<NotedMark | null>(null);
  return {
    ahead,
    open: (chosen) => want(() => setMark(chosen)),
    panel:
      NoteDialog && mark ? (
        <NoteDialog
          key={mark.id}
          slug={slug}
          mark={mark}
          language={language}
          onClose={() => setMark(null)}
          onRemove={() => {
            setMark(null);
            onRemove(mark.id);
          }}
        />
      ) : null,
  };
}
