import { afterEach, expect, it, vi } from "vitest";
import { toast, toasts } from "./toast.ts";

const titles = () => toasts.current().map(({ title, description }) => [title, description].join(" "));

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
});

it("says the same thing once, as the newest", () => {
  toast.error("Not saved");
  toast.error("Not saved", "No connection");
  toast.error("Not saved");
  expect(titles()).toEqual(["Not saved No connection", "Not saved "]);
});

it("keeps each message with which something can be undone", () => {
  const undo = { label: "Undo", onAction: vi.fn() };
  toast.success("Deleted", undefined, undo);
  toast.success("Deleted", undefined, undo);
  expect(titles()).toEqual(["Deleted ", "Deleted "]);
});
