import type { Document } from "@lehrpfad/contract";

/** What people may see of an upload: the name without folders and control characters, at most 200 characters. */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return (clean || "document").slice(0, 200);
}

/** A document that can become part of a course. */
export function isReady(document: Pick<Document, "state">): boolean {
  return document.state === "ready";
}
