import type { CourseLanguage } from "@lehrpfad/contract";
import { mergeAttributes } from "@tiptap/core";
import { EditorContent, ReactNodeViewRenderer, useEditor } from "@tiptap/react";
import { tokenize } from "linkifyjs";
import { memo, type Ref, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { readText, writeText } from "../text/courseText.ts";
import { CourseImage, courseExtensions } from "../text/extensions.ts";
import { CourseFormula } from "../text/formula.ts";
import { insertNode } from "../text/insertNode.ts";
import { useKeptHistory } from "../useKeptHistory.ts";
import { usePasting } from "../usePasting.ts";
import { FormulaView } from "./FormulaView.tsx";
import { ImageView } from "./ImageView.tsx";
import { MediaDialog } from "./MediaDialog.tsx";
import { TextToolbar } from "./TextToolbar.tsx";

interface RichTextProps {
  /** The element that holds the text. */
  root: Ref<HTMLDivElement>;
  /** Of the step whose text it is: what can be undone is kept for it. */
  stepId: string;
  label: string;
  /** Markdown to begin with; later changes of it are taken over with a new `revision` only. */
  markdown: string;
  revision: number;
  /** Hears of each change, whose Markdown is written once it is asked for. */
  onChange: (write: () => string) => void;
  /** Of the course. */
  lang: CourseLanguage;
}

const ShownImage = CourseImage.extend({
  addNodeView: () => ReactNodeViewRenderer(ImageView),
  renderHTML: ({ HTMLAttributes }) => ["img", mergeAttributes(HTMLAttributes)],
});

const ShownFormula = CourseFormula.extend({
  addNodeView: () => ReactNodeViewRenderer(FormulaView, { as: "span" }),
});

const isDrawnAlike = (one: RichTextProps, other: RichTextProps) =>
  one.label === other.label &&
  one.lang === other.lang &&
  one.revision === other.revision &&
  one.onChange === other.onChange;

/** Formatted text that is stored as Markdown; what is typed into it does not draw it again. */
export const RichText = memo(function RichText(props: RichTextProps) {
  const { root, stepId, label, markdown, revision, onChange, lang } = props;
  const changed = useRef(onChange);
  changed.current = onChange;
  const [begun] = useState(() => ({
    extensions: courseExtensions([ShownImage, ShownFormula]),
    content: readText(markdown),
  }));
  const [dropped, setDropped] = useState<File | null>(null);
  const pasting = usePasting(setDropped);
  const editor = useEditor({
    ...begun,
    injectCSS: false,
    editorProps: {
      ...pasting,
      attributes: {
        class: "prose-text rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang,
      },
    },
    onUpdate: ({ editor: { state } }) => changed.current(() => writeText(state.doc.toJSON())),
    // What finds links is made when first used: before the first key rather than with it.
    onFocus: () => void afterPaint(() => tokenize("")),
  });
  useKeptHistory(editor, { stepId, markdown, revision });
  return (
    <div className="rounded-card border-[1.5px] border-line-strong bg-surface focus-within:border-accent">
      <TextToolbar editor={editor} lang={lang} />
      <EditorContent innerRef={root} editor={editor} className="px-4 py-4 sm:px-6" />
      {dropped ? (
        <MediaDialog
          media={null}
          file={dropped}
          onClose={() => setDropped(null)}
          onDone={(attrs) => insertNode(editor, { type: "image", attrs })}
        />
      ) : null}
    </div>
  );
}, isDrawnAlike);
