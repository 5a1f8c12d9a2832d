import type { ModelFault } from "@lehrpfad/contract/vocabulary";
import type { CourseNotice } from "../../types/index.ts";
import { isOfService, type ModelError } from "./faults.ts";

/** Steps lost to the service one after the other after which it counts as gone. */
const GONE_AFTER = 3;

/** What the creator is told of a fault; the sentences are `notices.<code>`. */
const NOTICE: Record<ModelFault, CourseNotice["code"]> = {
  key_refused: "model_unavailable",
  model_unknown: "model_unavailable",
  request_refused: "model_unavailable",
  unavailable: "model_unavailable",
  unreachable: "model_network",
  overloaded: "model_overloaded",
  timeout: "model_timeout",
  too_long: "model_too_long",
  answer_refused: "model_answers",
  answer_unusable: "model_answers",
  course_tokens_spent: "model_tokens_spent",
};

/** What a course lost to which fault, and whether asking the model any further makes sense. */
export interface Losses {
  add(error: ModelError): void;
  /** A step was written. */
  won(): void;
  /** The whole generation ends with this error: steps that have not begun are not asked for. */
  end(error: ModelError): void;
  /** Throws the error that the generation ends with. */
  throwIfEnded(): void;
  /** The service fails whatever it is asked: the other steps are not kept waiting for it. */
  isGone(): boolean;
  notices(): CourseNotice[];
}

/** An empty record of losses. */
export function lossesOf(): Losses {
  const codes = new Set<CourseNotice["code"]>();
  let inARow = 0;
  let last: ModelError | null = null;
  return {
    add: (error) => {
      codes.add(NOTICE[error.fault]);
      if (isOfService(error.fault)) inARow++;
    },
    won: () => {
      inARow = 0;
    },
    end: (error) => {
      last ??= error;
    },
    throwIfEnded: () => {
      if (last !== null) throw last;
    },
    isGone: () => inARow >= GONE_AFTER,
    notices: () => [...codes].map((code) => ({ code, params: {} })),
  };
}
