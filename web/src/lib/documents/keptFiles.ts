import { KEPT_FILES } from "../storageKeys.ts";

/** A file on its way, kept by the browser so that its upload goes on after a reload. */
export interface KeptFile {
  /** Of the upload. */
  id: string;
  userId: string;
  /** The page that goes on with it. */
  place: string;
  file: File;
}

const STORE = "files";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser keeps no files"));
  });
}

/** Does something with the kept files; `otherwise` where the browser keeps none (private windows, a full disk). */
async function withStore<T>(
  mode: IDBTransactionMode,
  otherwise: T,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  try {
    const opening = indexedDB.open(KEPT_FILES, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    const database = await settled(opening);
    try {
      return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

function isKept(value: unknown): value is KeptFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "userId" in value &&
    "place" in value &&
    "file" in value &&
    value.file instanceof File
  );
}

/** Keeps a file; where the browser cannot, its upload ends with the page. */
export async function keepFile(kept: KeptFile): Promise<void> {
  await withStore<IDBValidKey | null>(
    "readwrite",
    null,
    (store) => store.put(kept) as IDBRequest<IDBValidKey | null>,
  );
}

/** The files of a person that are still on their way from a page. */
export async function keptFiles(userId: string, place: string): Promise<KeptFile[]> {
  const all = await withStore<unknown[]>("readonly", [], (store) => store.getAll());
  return all.filter(isKept).filter((kept) => kept.userId === userId && kept.place === place);
}

export async function forgetFile(id: string): Promise<void> {
  await withStore<undefined>("readwrite", undefined, (store) => store.delete(id));
}

const lockOf = (id: string) => `upload.${id}`;

/** Says to other tabs that this one sends an upload, until `done` has settled. */
export function holdUpload(id: string, done: Promise<unknown>): void {
  // Browsers have no locks on a page without TLS; two tabs then take turns.
  void navigator.locks?.request(lockOf(id), () => done);
}

/** Whether another tab sends this upload. */
export async function isSentElsewhere(id: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(id));
}
