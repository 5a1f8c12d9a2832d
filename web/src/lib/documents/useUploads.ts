import { type Document, LIMITS } from "@lehrpfad/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "../api.ts";
import { useSession } from "../session.ts";
import { forgetFile, holdUpload, isSentElsewhere, keepFile, keptFiles } from "./keptFiles.ts";
import { sendDocument } from "./sendDocument.ts";
import { type Refusal, takeFiles } from "./takeFiles.ts";

/** A file on its way to the server. */
export interface Upload {
  key: number;
  /** What the server knows it by; null until room is held for it. */
  id: string | null;
  file: File;
  sent: number;
  /** The connection is gone; it goes on by itself. */
  lost: boolean;
  /** Set when the upload failed; it can be tried again. */
  error: unknown;
}

interface UploadsOptions {
  /** The page and what it is about: uploads that a reload interrupted go on where they began. */
  place: string;
  /** Bytes that all documents may have together. */
  limit: number;
  /** What has arrived already. */
  arrived: { bytes: number }[];
  onArrived: (document: Document) => void;
}

let lastKey = 0;

function newUpload(file: File, id: string | null): Upload {
  lastKey += 1;
  return { key: lastKey, id, file, sent: 0, lost: false, error: undefined };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Sends files one beside the other, and says how each is. */
function useSending(place: string, onArrived: (document: Document) => void) {
  const userId = useSession().user?.id ?? "";
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const forgetQuotas = useCallback(
    () => queries.invalidateQueries({ queryKey: orpc.quotas.key() }),
    [queries],
  );
  const change = useCallback(
    (key: number, fields: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload))),
    [],
  );
  const forget = useCallback(
    (key: number) => {
      running.current.delete(key);
      setUploads((all) => all.filter((upload) => upload.key !== key));
      void forgetQuotas();
    },
    [forgetQuotas],
  );
  const start = useCallback(
    async ({ key, file, id }: Upload) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let known = id;
      const hold = (begun: string) => {
        if (known !== null && known !== begun) void forgetFile(known);
        known = begun;
        change(key, { id: begun });
        holdUpload(begun, ended);
        void keepFile({ id: begun, userId, place, file });
      };
      if (id !== null) hold(id);
      change(key, { lost: false, error: undefined });
      try {
        const document = await sendDocument(file, {
          id,
          onBegun: hold,
          onProgress: (sent) => change(key, { sent }),
          onConnection: (there) => change(key, { lost: !there }),
          signal: controller.signal,
        });
        void forgetFile(document.id);
        onArrived(document);
        forget(key);
      } catch (error) {
        if (isAbort(error)) forget(key);
        else change(key, { error });
      } finally {
        end();
      }
    },
    [change, forget, onArrived, place, userId],
  );
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  return { userId, uploads, setUploads, running, start, forget, forgetQuotas };
}

/**
 * Uploads that run at the same time; each can be cancelled, and tried again after a failure. One that a reload or
 * leaving the page interrupted goes on when the page is there again.
 */
export function useUploads({ place, limit, arrived, onArrived }: UploadsOptions) {
  const { userId, uploads, setUploads, running, start, forget, forgetQuotas } = useSending(place, onArrived);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const begin = useCallback(
    (added: readonly Upload[]) => {
      setUploads((all) => [...all, ...added]);
      for (const upload of added) void start(upload);
    },
    [setUploads, start],
  );
  const goOn = useRef(begin);
  goOn.current = begin;
  useEffect(() => {
    let left = false;
    const resume = async () => {
      for (const { id, file } of await keptFiles(userId, place)) {
        if (!left && !(await isSentElsewhere(id))) goOn.current([newUpload(file, id)]);
      }
    };
    void resume();
    return () => {
      left = true;
    };
  }, [userId, place]);
  const add = (files: readonly File[]) => {
    const sizes = [...arrived.map(({ bytes }) => bytes), ...uploads.map(({ file }) => file.size)];
    const { taken, refusal: left } = takeFiles(files, { sizes, limit, most: LIMITS.documentsPerCourse });
    setRefusal(left);
    begin(taken.map((file) => newUpload(file, null)));
  };
  const cancel = ({ key, id }: Upload) => {
    running.current.get(key)?.abort();
    forget(key);
    if (id === null) return;
    void forgetFile(id);
    // The server throws unfinished uploads away by itself; one that is gone already is what was wanted.
    api.documents
      .dropUpload({ id })
      .then(forgetQuotas)
      .catch(() => undefined);
  };
  return { uploads, refusal, add, cancel, again: start };
}
