import type { CourseLanguage } from "@lehrpfad/contract";
import { CALL_OUT_LABELS } from "@lehrpfad/i18n/callOuts";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Film,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Lightbulb,
  Link as LinkIcon,
  List,
  ListOrdered,
  Radical,
  Redo2,
  SquareCode,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";
import { memo, useDeferredValue, useState } from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import { useTranslation } from "../../../lib/i18n.ts";
import { callOutAt, unwrapCallOut, wrapInCallOut } from "../text/callOuts.ts";
import { insertNode, insertTable } from "../text/insertNode.ts";
import { CallOutTools } from "./CallOutTools.tsx";
import { FormulaDialog } from "./FormulaDialog.tsx";
import { ImageDialog } from "./ImageDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { MediaDialog } from "./MediaDialog.tsx";
import { TableTools } from "./TableTools.tsx";
import { ToolButton } from "./ToolButton.tsx";

const MARKS = [
  { name: "bold", icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: "italic", icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: "subscript",
    icon: Subscript,
    run: (editor: Editor) => editor.chain().focus().toggleMark("subscript").run(),
  },
  {
    name: "superscript",
    icon: Superscript,
    run: (editor: Editor) => editor.chain().focus().toggleMark("superscript").run(),
  },
  { name: "code", icon: Code, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
] as const;

const BLOCKS = [
  {
    name: "bulletList",
    icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    icon: TextQuote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "codeBlock",
    icon: SquareCode,
    run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
] as const;

/** Which buttons are pressed, and what cannot be done now. */
function useTools(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...MARKS, ...BLOCKS].filter(({ name }) => now.isActive(name)).map(({ name }) => name),
      callOut: callOutAt(now)?.kind ?? null,
      level: now.isActive("heading", { level: 2 }) ? 2 : now.isActive("heading", { level: 3 }) ? 3 : 0,
      link: now.isActive("link"),
      table: now.isActive("table"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
}

function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, " ");
}

function LinkTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLink = editor.isActive("link");
  if (isLink && editor.state.selection.empty) editor.commands.extendMarkRange("link");
  const { href } = editor.getAttributes("link");
  return (
    <LinkDialog
      href={typeof href === "string" ? href : ""}
      text={selectedText(editor)}
      isLink={isLink}
      onClose={onClose}
      onRemove={() => {
        editor.chain().focus().extendMarkRange("link").unsetLink().run();
        onClose();
      }}
      onDone={({ href: address, text }) => {
        const marks = [{ type: "link", attrs: { href: address } }];
        editor.chain().focus().insertContent({ type: "text", text, marks }).run();
      }}
    />
  );
}

function CallOutTool({
  editor,
  isActive,
  lang,
}: {
  editor: Editor;
  isActive: boolean;
  lang: CourseLanguage;
}) {
  const { t } = useTranslation("editor");
  const titles = CALL_OUT_LABELS[lang];
  const press = () => {
    const place = callOutAt(editor);
    if (place) unwrapCallOut(editor, place, titles);
    else wrapInCallOut(editor, "note", titles);
  };
  return <ToolButton label={t("tool_callout")} icon={Lightbulb} isActive={isActive} onPress={press} />;
}

interface ToolsProps {
  editor: Editor;
  tools: ReturnType<typeof useTools>;
  lang: CourseLanguage;
}

interface InsertionProps {
  editor: Editor;
  what: "link" | "image" | "media" | "formula" | null;
  onClose: () => void;
}

/** The dialog of what is to be inserted. */
function Insertion({ editor, what, onClose }: InsertionProps) {
  const insert = (type: string) => (attrs: object) => insertNode(editor, { type, attrs });
  if (what === "link") return <LinkTool editor={editor} onClose={onClose} />;
  if (what === "image") return <ImageDialog image={null} onClose={onClose} onDone={insert("image")} />;
  if (what === "media") return <MediaDialog media={null} onClose={onClose} onDone={insert("image")} />;
  if (what === "formula")
    return <FormulaDialog formula={null} onClose={onClose} onDone={insert("formula")} />;
  return null;
}

/** Drawn after what was typed is shown, not with it. */
const Tools = memo(function Tools({ editor, tools, lang }: ToolsProps) {
  const { t } = useTranslation("editor");
  const [dialog, setDialog] = useState<InsertionProps["what"]>(null);
  const { active, callOut, level, link, table, undo, redo } = tools;
  const heading = (wanted: 2 | 3) => editor.chain().focus().toggleHeading({ level: wanted }).run();
  const toggles = (list: typeof MARKS | typeof BLOCKS) =>
    list.map(({ name, icon, run }) => (
      <ToolButton
        key={name}
        label={t(`tool_${name}`)}
        icon={icon}
        isActive={active.includes(name)}
        onPress={() => run(editor)}
      />
    ));
  return (
    <div className="sticky top-15 z-10 rounded-t-card border-b border-line bg-surface">
      <Toolbar aria-label={t("toolbar")} className="flex gap-0.5 overflow-x-auto p-1.5 lg:flex-wrap lg:gap-0">
        <ToolButton
          label={t("tool_heading2")}
          icon={Heading2}
          isActive={level === 2}
          onPress={() => heading(2)}
        />
        <ToolButton
          label={t("tool_heading3")}
          icon={Heading3}
          isActive={level === 3}
          onPress={() => heading(3)}
        />
        {toggles(MARKS)}
        {toggles(BLOCKS)}
        <CallOutTool editor={editor} isActive={callOut !== null} lang={lang} />
        <ToolButton label={t("link")} icon={LinkIcon} isActive={link} onPress={() => setDialog("link")} />
        <ToolButton label={t("image_title")} icon={ImagePlus} onPress={() => setDialog("image")} />
        <ToolButton label={t("media_title")} icon={Film} onPress={() => setDialog("media")} />
        <ToolButton label={t("formula_title")} icon={Radical} onPress={() => setDialog("formula")} />
        <ToolButton
          label={t("tool_table")}
          icon={Table}
          isActive={table}
          isDisabled={table}
          onPress={() => insertTable(editor)}
        />
        <ToolButton
          label={t("tool_undo")}
          icon={Undo2}
          isDisabled={!undo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <ToolButton
          label={t("tool_redo")}
          icon={Redo2}
          isDisabled={!redo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar>
      {table ? <TableTools editor={editor} /> : null}
      {callOut ? <CallOutTools editor={editor} kind={callOut} titles={CALL_OUT_LABELS[lang]} /> : null}
      <Insertion editor={editor} what={dialog} onClose={() => setDialog(null)} />
    </div>
  );
});

/** What can be done with the text, one row of buttons; the arrow keys go from one to the next. */
export function TextToolbar({ editor, lang }: { editor: Editor; lang: CourseLanguage }) {
  const tools = useDeferredValue(useTools(editor));
  return <Tools editor={editor} tools={tools} lang={lang} />;
}
