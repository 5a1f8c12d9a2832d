/** To a process that does heavy work. */
export type ToWorker = { task: object } | { reply: unknown } | { unanswered: string };

/** From it: that it is there, what it did, why it did not, or what it says and asks meanwhile. */
export type FromWorker =
  | { ready: true }
  | { done: unknown }
  | { refused: { reason: string; detail: string | null } }
  | { failed: string }
  | { progress: number }
  | { question: string };
