import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { linkAddress } from "../text/links.ts";

interface LinkDialogProps {
  href: string;
  /** The words of the link. */
  text: string;
  /** Whether there is a link to remove. */
  isLink: boolean;
  onDone: (link: { href: string; text: string }) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Address and words of a link (statement 5.08). */
export function LinkDialog({ href, text, isLink, onDone, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const [link, setLink] = useState({ href, text });
  const [error, setError] = useState<string>();
  const done = () => {
    const address = linkAddress(link.href);
    if (address === null) return setError(t(link.href.trim() === "" ? "link_missing" : "link_invalid"));
    onDone({ href: address, text: link.text.trim() || address });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("link")}
      closeLabel={common("close")}
      actions={
        <>
          {isLink ? (
            <Button look="quiet" onPress={onRemove}>
              {t("link_remove")}
            </Button>
          ) : null}
          <Button onPress={done}>{t("apply")}</Button>
        </>
      }
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          label={t("link_address")}
          value={link.href}
          inputMode="url"
          autoFocus
          isRequired
          error={error}
          onChange={(changed) => {
            setLink({ ...link, href: changed });
            setError(undefined);
          }}
        />
        <TextField
          label={t("link_text")}
          help={t("link_text_help")}
          value={link.text}
          onChange={(changed) => setLink({ ...link, text: changed })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
