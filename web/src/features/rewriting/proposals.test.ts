import type { Proposal, ProposalTarget } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { finishedSince, furthestOf, placeOf, proposalFor } from "./proposals.ts";

const proposal = (id: string, target: ProposalTarget, state: Proposal["state"]): Proposal => ({
  id,
  target,
  state,
  stepTitle: null,
  instruction: null,
  writtenSteps: 0,
  totalSteps: 1,
  waiting: null,
  pausedUntil: null,
  failure: null,
  createdAt: "2026-01-01T00:00:00Z",
});
const onStep = { kind: "step", stepId: "a" } as const;
const onQuestion = { kind: "question", stepId: "a" } as const;

it("finds the proposal on the same part of the same step", () => {
  const open = [proposal("1", onQuestion, "ready"), proposal("2", { ...onStep, stepId: "b" }, "ready")];
  expect(proposalFor(open, onStep)).toBeUndefined();
  expect(proposalFor(open, onQuestion)?.id).toBe("1");
});

it("shows of several the one that waits for a decision", () => {
  const open = [proposal("1", onStep, "rewriting"), proposal("2", onQuestion, "ready")];
  expect(furthestOf(open, "a")?.id).toBe("2");
  expect(furthestOf(open, "a", "step")?.id).toBe("1");
  expect(furthestOf(open, "b")).toBeUndefined();
});

it("leads to the page of what a proposal would replace", () => {
  expect(placeOf("bienen", onStep)).toBe("/c/bienen/edit/steps/a");
  expect(placeOf("bienen", onQuestion)).toBe("/c/bienen/edit/questions/a");
  expect(placeOf("bienen", { kind: "course" })).toBe("/c/bienen/edit");
});

it("tells what came to its end since it was last seen, once", () => {
  const before = [proposal("1", onStep, "rewriting"), proposal("2", onQuestion, "ready")];
  const now = [proposal("1", onStep, "ready"), proposal("2", onQuestion, "ready")];
  expect(finishedSince(before, now).map(({ id }) => id)).toEqual(["1"]);
  expect(finishedSince(now, now)).toEqual([]);
  expect(finishedSince([], now)).toEqual([]);
});
