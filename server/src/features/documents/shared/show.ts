import type { Document } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import type { DocumentWithOverview, Overview } from "../repository/documents.ts";

function showRead(overview: Overview): Document["read"] {
  if (overview.language === "other") return null;
  const { format, title, language, pages, words, outline, notices } = overview;
  const languages = overview.languages ?? [{ language, share: 1 }];
  return { format, title, language, languages, pages, words, outline, notices };
}

/** A document as its owner sees it; `ahead` are those that are read before it. */
export function showDocument({ document, overview }: DocumentWithOverview, ahead: number | null): Document {
  return {
    id: document.id,
    name: document.name,
    bytes: document.bytes,
    state: document.state,
    ahead,
    createdAt: document.createdAt.toISOString(),
    read: overview ? showRead(overview) : null,
    refusal: document.refusal,
  };
}

/** Bytes that one upload may have. */
export function uploadLimit(services: Services): number {
  return services.config.MATERIAL_MEGABYTES * 1024 * 1024;
}
