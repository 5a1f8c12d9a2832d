import { LIST_ENDINGS } from "@lehrpfad/contract";
import { type ClipboardEvent, useRef, useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { listDraftOf } from "../questionLists/listed.ts";

/** Characters that are read at once, and bytes of a file. */
const LONGEST = 500_000;
const FILE_BYTES = 20 * 1024 * 1024;

interface ListInputProps {
  slug: string;
  error: unknown;
  isPending: boolean;
  onRead: (body: Blob) => void;
}

/** Where a list of questions is pasted, with its looks where the clipboard has some, or chosen as a file. */
export function ListInput({ slug, error, isPending, onRead }: ListInputProps) {
  const { t } = useTranslation("lists");
  const { t: imports } = useTranslation("imports");
  const f = useFormats();
  const sentence = useErrorSentence();
  const draft = listDraftOf(slug);
  const [text, setText] = useState(() => draft.read() ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  /** What was pasted last into the empty field, as it looked. */
  const styled = useRef<{ text: string; html: string } | null>(null);
  const write = (next: string) => {
    draft.keep(next);
    setText(next);
    setFault(null);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    styled.current = html !== "" && text.trim() === "" ? { text: plain, html } : null;
  };
  const readText = () => {
    if (text.trim() === "") setFault(t("paste_empty"));
    else if (text.length > LONGEST) setFault(t("paste_too_long", { number: f.number(LONGEST) }));
    else {
      const looks = styled.current;
      const isSame = looks !== null && looks.text.trim() === text.trim();
      // Marked as a page: what is pasted may begin with anything.
      onRead(new Blob([isSame ? `<html>${looks.html}</html>` : text]));
    }
  };
  const readFile = ([chosen]: File[]) => {
    if (!chosen || isPending) return;
    const name = chosen.name.toLowerCase();
    const isKnown = LIST_ENDINGS.some((ending) => name.endsWith(ending));
    if (!isKnown) setFile(t("wrong_ending", { name: chosen.name }));
    else if (chosen.size > FILE_BYTES)
      setFile(imports("too_large", { name: chosen.name, size: f.bytesOfLimit(FILE_BYTES) }));
    else {
      setFile(null);
      onRead(chosen);
    }
  };
  return (
    <div className="space-y-6">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) readText();
        }}
      >
        <TextArea
          label={t("paste_label")}
          help={t("paste_help")}
          rows={12}
          value={text}
          error={fault ?? undefined}
          onPaste={paste}
          onChange={write}
        />
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {t("example_title")}
          </summary>
          <pre className="whitespace-pre-wrap rounded-card border border-line bg-surface p-4 text-md">
            {t("example")}
          </pre>
        </details>
        <Button type="submit" isPending={isPending}>
          {t("read")}
        </Button>
      </form>
      <FileDrop
        label={t("drop_label")}
        hint={t("drop_hint", { size: f.bytesOfLimit(FILE_BYTES) })}
        chooseLabel={imports("drop_choose")}
        accept={LIST_ENDINGS}
        multiple={false}
        onFiles={readFile}
      />
      {isPending ? (
        <p className="flex items-center gap-2.5">
          <Spinner />
          {t("reading")}
        </p>
      ) : null}
      {file ? <Notice tone="danger">{file}</Notice> : null}
      {error && !isPending && !file ? (
        <Notice tone="danger">
          <p className="font-semibold">{t("failed")}</p>
          <p>{sentence(error)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
