import { type Media, type MediaAddress, parseMediaAddress } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { useParams } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { orpc } from "../api.ts";
import { useTranslation } from "../i18n.ts";
import { useNear } from "./useNear.ts";
import "./recordings.css";

/** An address of a file is good for longer than this. */
const GOOD_MS = 3 * 3_600_000;

/**
 * Asks for another address where the one of a file has run out, and goes on where it stood; where that does not help
 * either, the recording is broken.
 */
function useRenewal(ask: () => void) {
  const stoodAt = useRef<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  return {
    isBroken,
    onError: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (stoodAt.current !== null) return setBroken(true);
      stoodAt.current = currentTarget.currentTime;
      ask();
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (stoodAt.current !== null && stoodAt.current > 0) currentTarget.currentTime = stoodAt.current;
      stoodAt.current = null;
    },
    again: () => {
      stoodAt.current = null;
      setBroken(false);
      ask();
    },
  };
}

interface PlayerProps {
  media: MediaAddress;
  file: Media | undefined;
  titleId: string;
  onError: (event: SyntheticEvent<HTMLMediaElement>) => void;
  onLoadedMetadata: (event: SyntheticEvent<HTMLMediaElement>) => void;
}

/** The browser's own player, in a box that keeps its space free from the beginning. */
function Player({ media: { kind, width, height }, file, titleId, ...events }: PlayerProps) {
  const { t } = useTranslation("answers");
  const shared = {
    ...{ controls: true, preload: "metadata", src: file?.address, "aria-labelledby": titleId },
    ...events,
  } as const;
  const captions = (
    <track kind="captions" src={file?.captions ?? undefined} label={t("recording_captions")} />
  );
  if (kind === "audio") {
    return (
      <div className="prose-media-sound">
        {file ? <audio {...shared}>{file.captions ? captions : null}</audio> : null}
      </div>
    );
  }
  const aspectRatio = width === null || height === null ? "16 / 9" : `${width} / ${height}`;
  return (
    <div className="prose-media-box" style={{ aspectRatio }}>
      {file ? (
        <video {...shared} playsInline>
          {file.captions ? captions : null}
        </video>
      ) : null}
    </div>
  );
}

interface CourseMediaProps {
  address: string;
  title: string;
}

/** Audio or video of the course in the address bar, with what is said in it folded away beneath. */
export default function CourseMedia({ address, title }: CourseMediaProps) {
  const media = parseMediaAddress(address);
  return media === null ? null : <Recording media={media} title={title} />;
}

function Recording({ media, title }: { media: MediaAddress; title: string }) {
  const { slug = "" } = useParams();
  const { t } = useTranslation();
  const { t: a } = useTranslation("answers");
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const near = useNear(box);
  const file = useQuery({
    ...orpc.learning.media.queryOptions({ input: { slug, mediaId: media.id } }),
    enabled: near,
    staleTime: GOOD_MS,
  });
  const { isBroken, again, onError, onLoadedMetadata } = useRenewal(() => void file.refetch());
  return (
    <figure ref={box} data-apart className="prose-media">
      <figcaption id={titleId}>{title}</figcaption>
      {file.isError || isBroken ? (
        <div role="alert" className="space-y-2">
          <p>{a("recording_failed")}</p>
          <Button look="quiet" onPress={again}>
            {t("try_again")}
          </Button>
        </div>
      ) : (
        <Player {...{ media, titleId, onError, onLoadedMetadata }} file={file.data} />
      )}
      {file.data?.transcript ? (
        <details>
          <summary>{a("recording_transcript")}</summary>
          <p>{file.data.transcript}</p>
        </details>
      ) : null}
    </figure>
  );
}
