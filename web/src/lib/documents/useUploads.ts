import { type Document, LIMITS } from "@lehrpfad/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { uploadDocument } from "../upload.ts";

/** Endings of the files that can be read. */
export const DOCUMENT_TYPES = [".pdf", ".docx", ".txt"];

/** A file on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  sent: number;
  /** Set when the upload failed; it can be tried again. */
  error: unknown;
}

export type Refusal = { reason: "size"; bytes: number } | { reason: "count" };

interface UploadsOptions {
  /** Bytes that all documents may have together. */
  limit: number;
  /** What has arrived already. */
  arrived: { bytes: number }[];
  onArrived: (document: Document) => void;
}

let lastKey = 0;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Uploads that run at the same time; each can be cancelled, and tried again after a failure. */
export function useUploads({ limit, arrived, onArrived }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const forget = useCallback((key: number) => {
    running.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }, []);

  const start = useCallback(
    async (key: number, file: File) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      const set = (fields: Partial<Upload>) =>
        setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));
      set({ sent: 0, error: undefined });
      try {
        const document = await uploadDocument(file, {
          onProgress: (sent) => set({ sent }),
          signal: controller.signal,
        });
        onArrived(document);
        forget(key);
      } catch (error) {
        if (isAbort(error)) forget(key);
        else set({ error });
      }
    },
    [forget, onArrived],
  );

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const add = (files: readonly File[]) => {
    const sizes = [...arrived.map(({ bytes }) => bytes), ...uploads.map(({ file }) => file.size)];
    const bytes = [...sizes, ...files.map(({ size }) => size)].reduce((sum, size) => sum + size, 0);
    if (bytes > limit) return setRefusal({ reason: "size", bytes });
    if (sizes.length + files.length > LIMITS.documentsPerCourse) return setRefusal({ reason: "count" });
    setRefusal(null);
    const added = files.map((file) => {
      lastKey += 1;
      return { key: lastKey, file, sent: 0, error: undefined };
    });
    setUploads((all) => [...all, ...added]);
    for (const { key, file } of added) void start(key, file);
  };
  const cancel = (key: number) => {
    running.current.get(key)?.abort();
    forget(key);
  };
  return { uploads, refusal, add, cancel, again: start };
}
