export type ToastTone = "success" | "error" | "info";

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  title: string;
  description?: string | undefined;
  /** A button in the toast, for example to undo what it tells of. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onAction: () => void;
}

const MOST_AT_ONCE = 3;
let shown: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function isSame(message: ToastMessage, { title, description }: Pick<ToastMessage, "title" | "description">) {
  return message.title === title && message.description === description && !message.action;
}

function show(tone: ToastTone, title: string, description?: string, action?: ToastAction): void {
  lastId += 1;
  // What succeeded now makes an earlier fault yesterday's news.
  const still = shown.filter(
    // The same words again are the same message: it begins anew instead of standing there twice.
    (message) => (tone !== "success" || message.tone !== "error") && !isSame(message, { title, description }),
  );
  change([...still, { id: lastId, tone, title, description, action }].slice(-MOST_AT_ONCE));
}

/** Words about what happened elsewhere or in the background; errors of a field or a page stay there instead. */
export const toast = {
  success: (title: string, description?: string, action?: ToastAction) =>
    show("success", title, description, action),
  error: (title: string, description?: string) => show("error", title, description),
  info: (title: string, description?: string) => show("info", title, description),
};

/** For the Toaster: what is shown now, and how to take it away. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
  dismiss: (id: number) => change(shown.filter((message) => message.id !== id)),
};
