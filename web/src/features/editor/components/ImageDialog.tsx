import { figureAddress } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { uploadImage } from "../uploadImage.ts";

interface ImageTexts {
  src: string;
  alt: string;
  title: string;
}

interface ImageDialogProps {
  /** The image to change; null for a new one. */
  image: ImageTexts | null;
  onDone: (image: ImageTexts) => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** Sends the image chosen; the answer is its address. */
function useUpload(onSent: (src: string) => void) {
  const { slug = "" } = useParams();
  return useMutation({
    mutationFn: (file: File) => uploadImage(slug, file),
    onSuccess: (sent) => onSent(figureAddress({ ...sent, page: null })),
  });
}

/** Chooses an image and asks what it shows (statement 3.32: optional): people who do not see it read that instead. */
export function ImageDialog({ image, onDone, onRemove, onClose }: ImageDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [texts, setTexts] = useState<ImageTexts>(image ?? { src: "", alt: "", title: "" });
  const [asked, setAsked] = useState(false);
  const upload = useUpload((src) => setTexts((now) => ({ ...now, src })));
  const done = () => {
    setAsked(true);
    if (texts.src === "") return;
    onDone(texts);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(image ? "image_change" : "image_title")}
      closeLabel={common("close")}
      actions={
        <>
          {onRemove ? (
            <Button look="quiet" onPress={onRemove}>
              {t("image_remove")}
            </Button>
          ) : null}
          <Button onPress={done} isPending={upload.isPending}>
            {t(image ? "apply" : "image_insert")}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {texts.src === "" ? (
          <FileDrop
            label={t("image_drop")}
            hint={t("image_hint")}
            chooseLabel={t("image_choose")}
            accept={["image/png", "image/jpeg"]}
            multiple={false}
            onFiles={([file]) => file && upload.mutate(file)}
          />
        ) : (
          <div className="prose-text max-w-60">
            <CourseFigure address={texts.src} alt={texts.alt} caption="" />
          </div>
        )}
        {upload.isPending ? (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {t("image_uploading")}
          </p>
        ) : null}
        {upload.isError ? <Notice tone="danger">{sentence(upload.error)}</Notice> : null}
        {asked && texts.src === "" && !upload.isError ? (
          <Notice tone="danger">{t("image_missing")}</Notice>
        ) : null}
        <TextField
          label={t("image_alt")}
          help={t("image_alt_help")}
          value={texts.alt}
          maxLength={300}
          onChange={(alt) => setTexts({ ...texts, alt })}
        />
        <TextField
          label={t("image_caption")}
          value={texts.title}
          maxLength={300}
          onChange={(title) => setTexts({ ...texts, title })}
        />
      </div>
    </Dialog>
  );
}
