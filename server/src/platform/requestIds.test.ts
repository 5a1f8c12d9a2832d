import { expect, it } from "vitest";
import { z } from "zod";
import { idOfRequest } from "./requestIds.ts";

it("what a request makes has one id in its scope, and another in every other", () => {
  const id = idOfRequest("course a", "request 1");
  expect(z.uuid({ version: "v8" }).parse(id)).toBe(id);
  expect(idOfRequest("course a", "request 1")).toBe(id);
  expect(idOfRequest("course b", "request 1")).not.toBe(id);
  expect(idOfRequest("course a", "request 2")).not.toBe(id);
});
