import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";
import { memo, useDeferredValue, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { useTranslation } from "../../../lib/i18n.ts";
import { ImageDialog } from "./ImageDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { TableTools } from "./TableTools.tsx";

const TOOL =
  "grid size-9 shrink-0 place-items-center rounded-m hover:bg-accent-soft data-[disabled]:opacity-40 data-[selected]:bg-accent-soft data-[selected]:text-accent pointer-coarse:size-11";

interface ToolProps {
  label: string;
  icon: LucideIcon;
  isActive?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Pressing it leaves the focus in the text: the caret stays, and so does the keyboard of a phone. */
function Tool({ label, icon: Icon, isActive = false, isDisabled = false, onPress }: ToolProps) {
  return (
    <ToggleButton
      aria-label={label}
      isSelected={isActive}
      isDisabled={isDisabled}
      preventFocusOnPress
      onPress={onPress}
      className={TOOL}
    >
      <Icon size={18} aria-hidden />
    </ToggleButton>
  );
}

const MARKS = [
  { name: "bold", icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: "italic", icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
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

/** Drawn after what was typed is shown, not with it. */
const Tools = memo(function Tools({ editor, tools }: { editor: Editor; tools: ReturnType<typeof useTools> }) {
  const { t } = useTranslation("editor");
  const [dialog, setDialog] = useState<"link" | "image" | null>(null);
  const { active, level, link, table, undo, redo } = tools;
  const heading = (wanted: 2 | 3) => editor.chain().focus().toggleHeading({ level: wanted }).run();
  const toggles = (list: typeof MARKS | typeof BLOCKS) =>
    list.map(({ name, icon, run }) => (
      <Tool
        key={name}
        label={t(`tool_${name}`)}
        icon={icon}
        isActive={active.includes(name)}
        onPress={() => run(editor)}
      />
    ));
  return (
    <div className="sticky top-15 z-10 rounded-t-card border-b border-line bg-surface">
      <Toolbar aria-label={t("toolbar")} className="flex gap-0.5 overflow-x-auto p-1.5 lg:flex-wrap">
        <Tool label={t("tool_heading2")} icon={Heading2} isActive={level === 2} onPress={() => heading(2)} />
        <Tool label={t("tool_heading3")} icon={Heading3} isActive={level === 3} onPress={() => heading(3)} />
        {toggles(MARKS)}
        {toggles(BLOCKS)}
        <Tool label={t("link")} icon={LinkIcon} isActive={link} onPress={() => setDialog("link")} />
        <Tool label={t("image_title")} icon={ImagePlus} onPress={() => setDialog("image")} />
        <Tool
          label={t("tool_table")}
          icon={Table}
          isActive={table}
          isDisabled={table}
          onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool
          label={t("tool_undo")}
          icon={Undo2}
          isDisabled={!undo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <Tool
          label={t("tool_redo")}
          icon={Redo2}
          isDisabled={!redo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar>
      {table ? <TableTools editor={editor} /> : null}
      {dialog === "link" ? <LinkTool editor={editor} onClose={() => setDialog(null)} /> : null}
      {dialog === "image" ? (
        <ImageDialog
          image={null}
          onClose={() => setDialog(null)}
          onDone={(attrs) => editor.chain().focus().insertContent({ type: "image", attrs }).run()}
        />
      ) : null}
    </div>
  );
});

/** What can be done with the text, one row of buttons; the arrow keys go from one to the next. */
export function TextToolbar({ editor }: { editor: Editor }) {
  const tools = useDeferredValue(useTools(editor));
  return <Tools editor={editor} tools={tools} />;
}
