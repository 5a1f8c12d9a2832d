import { figureAddress } from "@lehrpfad/contract";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { useMemo, useRef } from "react";
import { useParams } from "react-router";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { asTaken, pictureSource, picturesAmong } from "./paste/pictures.ts";
import { recordingAmong } from "./paste/recordings.ts";
import { tidyPasted } from "./paste/tidyPasted.ts";
import { addPending } from "./text/pictures.ts";
import { uploadImage } from "./uploadImage.ts";

function insertPictures(view: EditorView, sources: readonly string[], at: number | null): void {
  const type = view.state.schema.nodes.image;
  if (!type) return;
  const nodes = sources.map((src) => type.create({ src }));
  const change = view.state.tr;
  if (at === null) for (const node of nodes) change.replaceSelectionWith(node);
  else change.insert(at, nodes);
  view.dispatch(change.scrollIntoView());
}

const hasWords = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(new DOMParser().parseFromString(html, "text/html").body.textContent ?? "");

/**
 * What the editor does with what is pasted or dropped: pictures are sent to the server, HTML of other programs is tidied,
 * audio and video are handed to `onMedia`.
 */
export function usePasting(onMedia: (file: File) => void): EditorProps {
  const { slug = "" } = useParams();
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const send = (file: File): string => {
    const sent = async () =>
      figureAddress({ ...(await uploadImage(slug, await asTaken(file).catch(() => file))), page: null });
    const address = sent();
    address.catch((error: unknown) => toast.error(t("picture_failed"), sentence(error)));
    return addPending(address);
  };
  const tell = (count: number) => {
    if (count > 0) toast.info(t("pictures_lost", { count }));
  };
  const calls = useRef({ send, tell, onMedia });
  calls.current = { send, tell, onMedia };
  return useMemo(() => {
    let clipboard: DataTransfer | null = null;
    return {
      handleDOMEvents: {
        paste: (_view, event) => {
          clipboard = event.clipboardData;
          return false;
        },
        drop: (_view, event) => {
          clipboard = event.dataTransfer;
          return false;
        },
      },
      transformPastedHTML: (html) => {
        const sourceOf = clipboard ? pictureSource(clipboard) : () => null;
        let lost = 0;
        const tidied = tidyPasted(html, (image) => {
          const src = image.getAttribute("src") ?? "";
          if (/^(?:figure|media):/.test(src)) return src;
          const file = sourceOf(image);
          if (file) return calls.current.send(file);
          lost += 1;
          return null;
        });
        calls.current.tell(lost);
        return tidied;
      },
      handlePaste: (view, { clipboardData }) => {
        const recording = recordingAmong(clipboardData?.files);
        if (recording) {
          calls.current.onMedia(recording);
          return true;
        }
        const files = picturesAmong(clipboardData?.files);
        if (files.length === 0 || hasWords(clipboardData?.getData("text/html") ?? "")) return false;
        insertPictures(view, files.map(calls.current.send), null);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const recording = moved ? undefined : recordingAmong(event.dataTransfer?.files);
        if (recording) {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place)
            view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
          calls.current.onMedia(recording);
          return true;
        }
        const files = moved ? [] : picturesAmong(event.dataTransfer?.files);
        if (files.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        insertPictures(view, files.map(calls.current.send), place?.pos ?? view.state.selection.to);
        return true;
      },
    };
  }, []);
}
