import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "./queryClient.ts";

const MINUTE_MS = 60_000;

/** A component that shows the query: asks when it mounts, answers how to unmount it. */
function show(queryFn: () => Promise<string>): () => void {
  return new QueryObserver(queryClient, { queryKey: ["course"], queryFn, retryDelay: 10 }).subscribe(
    () => undefined,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it("asks once more after a failure, and then gives up", async () => {
  let asked = 0;
  const hide = show(async () => {
    asked++;
    throw new Error("no");
  });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toBe(2);
  hide();
});

it("asks again on mounting after five minutes, and forgets after ten that nobody looks", async () => {
  let asked = 0;
  const ask = async () => `answer ${++asked}`;
  const first = show(ask);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
  show(ask)();
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  show(ask)();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  first();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  expect(queryClient.getQueryData(["course"])).toBe("answer 2");
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryData(["course"])).toBeUndefined();
});

it("does not ask again when the window gets the focus or the connection comes back", async () => {
  let asked = 0;
  queryClient.mount();
  const hide = show(async () => `answer ${++asked}`);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  hide();
  queryClient.unmount();
});
