import { type PlanFault, planFaults, type ShownPlan, shownPlanSchema } from "@lehrpfad/contract";
import type { SaveState } from "../../../lib/course/saving/SaveNote.tsx";
import { number, object } from "../../../lib/drafts/schema.ts";
import { type StoredDraft, storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { changedPlanOf, draftOf, linkOf, type PlanDraft } from "./changes.ts";

type KeptPlan = Pick<ShownPlan, "steps" | "leftOut">;

const keptSchema = shownPlanSchema.pick({ steps: true, leftOut: true });

/** Where changes of a plan are kept that are not saved yet. */
function keptPlanOf(id: string): StoredDraft<{ version: number; plan: KeptPlan }> {
  const schema = object<{ version: number; plan: KeptPlan }>({
    version: number,
    plan: (value) => keptSchema.safeParse(value).data,
  });
  return storedDraft(`plan-draft:${id}`, schema);
}

/** A plan as it is kept: links that are not true any more are gone, so that it can begin anew. */
function keptOf({ steps, leftOut }: PlanDraft): KeptPlan {
  const linked = steps.map(({ title, objectives, parts }, at) => ({
    ...{ title, objectives, parts },
    link: linkOf(steps, at),
  }));
  return { steps: linked, leftOut: [...leftOut] };
}

export interface ShownDraft {
  draft: PlanDraft;
  state: SaveState;
  /** What went wrong, while `state` is `failed`. */
  error: unknown;
  /** What somebody else saved, while `state` is `conflict`. */
  theirs: ShownPlan | null;
  /** What keeps the plan from being saved. */
  faults: PlanFault[];
  /** Of the plan that the changes are saved over. */
  version: number;
  minimumSteps: number;
}

/** What the server answers to a plan that is sent over a version. */
export type SentPlan =
  | { kind: "saved"; version: number }
  | { kind: "conflict"; stored: ShownPlan }
  | { kind: "failed"; error: unknown };
export type SendPlan = (version: number, plan: ReturnType<typeof changedPlanOf>) => Promise<SentPlan>;

export interface PlanStore {
  shown(): ShownDraft;
  subscribe(listener: () => void): () => void;
  change(update: (draft: PlanDraft) => PlanDraft): void;
  /** Saves what is not saved; true where everything is, false too where something is missing in it. */
  save(send: SendPlan): Promise<boolean>;
  /** Somebody else's plan was met: one of the two has to be chosen. */
  meet(theirs: ShownPlan): void;
  /** Ends a conflict with what somebody else saved, or with the changes of here over it. */
  resolve(choice: "theirs" | "mine"): void;
  /** Keeps nothing on this device any more. */
  forget(): void;
}

const isSame = (one: PlanDraft, other: PlanDraft): boolean =>
  JSON.stringify(changedPlanOf(one)) === JSON.stringify(changedPlanOf(other));

function beginning(plan: ShownPlan, kept: { version: number; plan: KeptPlan } | null): ShownDraft {
  const { version, minimumSteps } = plan;
  const stored = draftOf(plan);
  const mine = kept === null ? stored : draftOf(kept.plan);
  const isStored = isSame(mine, stored);
  const isOlder = !isStored && kept?.version !== version;
  const draft = isStored ? stored : mine;
  return {
    draft,
    state: isStored ? "saved" : isOlder ? "conflict" : "changed",
    error: null,
    theirs: isOlder ? plan : null,
    faults: planFaults(draft.steps, minimumSteps),
    version,
    minimumSteps,
  };
}

/** A plan while it is changed: kept on this device at once, and saved over the version that was read only. */
export function createPlanStore(plan: ShownPlan): PlanStore {
  const kept = keptPlanOf(plan.id);
  let now = beginning(plan, kept.read());
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const show = (change: Partial<ShownDraft>): void => {
    const next = { ...now, ...change };
    now = { ...next, faults: planFaults(next.draft.steps, next.minimumSteps) };
    for (const listener of listeners) listener();
  };
  const keep = (draft: PlanDraft) => kept.keep({ version: now.version, plan: keptOf(draft) });
  const sendOnce = async (send: SendPlan): Promise<boolean> => {
    const { draft } = now;
    show({ state: "saving" });
    const sent = await send(now.version, changedPlanOf(draft));
    if (sent.kind === "failed") {
      show({ state: "failed", error: sent.error });
      return false;
    }
    if (sent.kind === "conflict" && !isSame(draftOf(sent.stored), draft)) {
      show({ state: "conflict", theirs: sent.stored });
      return false;
    }
    // What is stored already, because the answer was lost or by another tab, is saved.
    const { version } = sent.kind === "saved" ? sent : sent.stored;
    show({ version, error: null });
    if (!isSame(now.draft, draft)) {
      if (now.faults.length === 0) return await sendOnce(send);
      keep(now.draft);
      show({ state: "changed" });
      return false;
    }
    kept.drop();
    show({ state: "saved" });
    return true;
  };

  return {
    shown: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (update) => {
      const draft = update(now.draft);
      if (draft === now.draft) return;
      const stays = now.state === "conflict" || now.state === "saving" || isSame(draft, now.draft);
      if (!isSame(draft, now.draft)) keep(draft);
      show({ draft, state: stays ? now.state : "changed" });
    },
    save: async (send) => {
      if (now.state === "saved") return true;
      if (now.state === "conflict" || (running === null && now.faults.length > 0)) return false;
      running ??= sendOnce(send).finally(() => {
        running = null;
      });
      return await running;
    },
    meet: (theirs) => show({ state: "conflict", theirs }),
    resolve: (choice) => {
      const { theirs } = now;
      if (theirs === null) return;
      const { version, minimumSteps } = theirs;
      const draft = choice === "theirs" ? draftOf(theirs) : now.draft;
      const isTheirs = isSame(draft, draftOf(theirs));
      show({ draft, version, minimumSteps, theirs: null, state: isTheirs ? "saved" : "changed" });
      if (isTheirs) kept.drop();
      else keep(draft);
    },
    forget: kept.drop,
  };
}
