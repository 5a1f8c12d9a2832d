import type { Editor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { readText, writeText } from "./text/courseText.ts";
import { FollowedHistory, historyOf, restoreHistory } from "./text/keptHistory.ts";

/** How long after the last change what can be undone is kept. */
const KEEP_MS = 400;

interface Edited {
  stepId: string;
  /** Markdown that is shown; it is taken over anew with a new `revision`. */
  markdown: string;
  revision: number;
}

/** Lets a key that nobody else heard undo or redo in the text: after a reload the focus is nowhere yet. */
function undoFromAnywhere(editor: Editor) {
  return (event: KeyboardEvent): void => {
    const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
    if (!isUndo || event.defaultPrevented || event.target !== document.body) return;
    const isHandled = editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, event));
    if (!isHandled) return;
    event.preventDefault();
    editor.commands.focus();
  };
}

/** Goes on where the last page that was open in this tab stopped, if the text is still the same. */
function begin(editor: Editor, stepId: string, markdown: string): FollowedHistory {
  const kept = historyOf(stepId).read();
  const restored = kept?.markdown === markdown ? restoreHistory(editor.state, kept) : null;
  if (restored === null) {
    historyOf(stepId).drop();
    return new FollowedHistory(editor.state);
  }
  editor.view.updateState(restored.state);
  // Whoever shows what can be undone hears of it.
  editor.view.dispatch(editor.state.tr);
  return restored.followed;
}

/** Keeps what can be undone and redone over a reload, until the text is changed elsewhere. */
export function useKeptHistory(editor: Editor, { stepId, markdown, revision }: Edited): void {
  const begun = useRef(markdown);
  const followed = useRef<FollowedHistory>(null);
  useEffect(() => {
    const history = begin(editor, stepId, begun.current);
    followed.current = history;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const kept = history.kept(writeText(editor.state.doc.toJSON()));
      if (kept === null || !historyOf(stepId).keep(kept)) historyOf(stepId).drop();
    };
    const onUpdate = () => {
      history.note(editor.state);
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_MS);
    };
    const onLeave = () => {
      if (timer !== undefined) keep();
    };
    const onKey = undoFromAnywhere(editor);
    editor.on("update", onUpdate);
    document.addEventListener("keydown", onKey);
    addEventListener("pagehide", onLeave);
    return () => {
      onLeave();
      editor.off("update", onUpdate);
      document.removeEventListener("keydown", onKey);
      removeEventListener("pagehide", onLeave);
    };
  }, [editor, stepId]);
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    editor.commands.setContent(readText(markdown), { emitUpdate: false });
    followed.current?.restart(editor.state);
    historyOf(stepId).drop();
  }, [editor, markdown, revision, stepId]);
}
