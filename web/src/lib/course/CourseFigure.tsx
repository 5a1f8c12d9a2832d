import { type FigureAddress, parseFigureAddress } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { Button } from "../../ui/Button.tsx";
import type { ProseFigureProps } from "../../ui/proseFigure.ts";
import { Beside } from "../Beside.tsx";
import { fetchFigure } from "../figures.ts";
import { useLanguage, useTranslation } from "../i18n.ts";
import { latePart } from "../latePart.ts";
import { OpenFigure } from "./OpenFigure.tsx";
import { useNear } from "./useNear.ts";

const CourseMedia = latePart(() => import("./CourseMedia.tsx"), "answers");

/** An address of a file in memory, given back when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

interface FigureProps extends Omit<ProseFigureProps, "address"> {
  figure: FigureAddress;
}

function Figure({ figure, alt, caption }: FigureProps) {
  const { slug = "" } = useParams();
  const { t } = useTranslation();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const { id, width, height, page } = figure;
  const file = useQuery({
    queryKey: ["figure", slug, id],
    queryFn: ({ signal }) => fetchFigure(slug, id, signal),
    enabled: near,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(file.data);
  return (
    <figure>
      <div ref={box} className="prose-figure-box" style={{ width, aspectRatio: `${width} / ${height}` }}>
        {url === null ? null : <OpenFigure {...{ url, alt, caption, width, height }} />}
        {file.isError ? (
          <div className="absolute inset-0 grid content-center justify-items-center gap-2 overflow-auto p-3 text-center">
            <p>
              {t("figure_failed")} <span className="text-muted">{alt}</span>
            </p>
            <Button look="quiet" onPress={() => void file.refetch()}>
              {t("try_again")}
            </Button>
          </div>
        ) : null}
      </div>
      {caption || page !== null ? (
        <figcaption>
          {caption ? <span>{caption}</span> : null}
          {caption && page !== null ? <span aria-hidden="true"> · </span> : null}
          {page === null ? null : <span lang={language}>{t("figure_page", { page })}</span>}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** A figure, audio or video of the course in the address bar (`/c/{slug}/…`); from anywhere else nothing is shown. */
export function CourseFigure({ address, alt, caption }: ProseFigureProps) {
  const figure = parseFigureAddress(address);
  if (figure !== null) return <Figure figure={figure} alt={alt} caption={caption} />;
  return address.startsWith("media:") ? (
    <Beside>
      <CourseMedia address={address} title={alt} />
    </Beside>
  ) : null;
}
