import type { Phase } from "@lehrpfad/contract";
import type { CourseStep, GenerationEvent, ModelRequest } from "@lehrpfad/engine";
import { countTokens } from "../../quotas/index.ts";
import { appendLog, lockLeasedRun } from "../repository/leases.ts";
import { insertRequest } from "../repository/requests.ts";
import { laterPhase } from "../rules.ts";
import { endPhase } from "../shared/endRun.ts";
import { changeRun, type RunLease, RunLostError } from "../shared/leaseRun.ts";

async function enterPhase(lease: RunLease, phase: Phase): Promise<void> {
  const startedAt = lease.services.clock.now().toISOString();
  lease.run.phases = [...endPhase(lease), { phase, startedAt, endedAt: null }];
  lease.run.phase = laterPhase(lease.run.phase, phase);
  await changeRun(lease, { phase: lease.run.phase, phases: lease.run.phases });
}

async function saveRequest(lease: RunLease, request: ModelRequest): Promise<void> {
  const { services, run, workerId } = lease;
  services.metrics.model(request.outcome, { input: request.inputTokens, output: request.outputTokens });
  const isKept = await services.db.transaction(async (tx) => {
    // What was used counts also where the run was stopped meanwhile; what was expected is counted already.
    const used = request.inputTokens + request.outputTokens;
    await countTokens(tx, services, lease, used - request.expectedTokens);
    const kept = await lockLeasedRun(tx, run.id, workerId);
    if (kept) await insertRequest(tx, run, request);
    return kept;
  });
  if (!isKept) throw new RunLostError();
}

/** Stores what a generation tells; `save` has each step as it is written. */
export async function storeEvent(
  lease: RunLease,
  event: GenerationEvent,
  save: (lease: RunLease, step: CourseStep) => Promise<void>,
): Promise<void> {
  switch (event.type) {
    case "phase":
      return await enterPhase(lease, event.phase);
    case "plan": {
      const { steps, notices, design = null } = event.plan;
      return await changeRun(lease, { outline: steps, notices, design, totalSteps: steps.length });
    }
    case "step":
      return await save(lease, event.step);
    case "asking": {
      const { services } = lease;
      return await services.db.transaction((tx) => countTokens(tx, services, lease, event.tokens));
    }
    case "request":
      return await saveRequest(lease, event.request);
    case "log": {
      const { phase, message, details } = event;
      const at = lease.services.clock.now().toISOString();
      return await appendLog(lease.services.db, lease.run.id, lease.workerId, {
        at,
        phase,
        message,
        details,
      });
    }
  }
}
