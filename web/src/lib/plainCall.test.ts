import { describe, expect, it } from "vitest";
import { CallError } from "./callError.ts";
import { plainRequest, readAnswer } from "./plainCall.ts";

describe("a plain request", () => {
  it("puts names into the path and the rest into the query of a GET", () => {
    expect(
      plainRequest("/c/:slug/people", { slug: "a b/ü", page: 2, search: "x&y", sort: undefined }),
    ).toEqual({
      method: "GET",
      path: "/c/a%20b%2F%C3%BC/people?page=2&search=x%26y",
    });
  });
  it("sends the rest of other calls as JSON", () => {
    expect(plainRequest("/c/:slug/answers POST", { slug: "s", selected: ["a"], note: null })).toEqual({
      method: "POST",
      path: "/c/s/answers",
      body: '{"selected":["a"],"note":null}',
    });
  });
  it("sends no body where nothing is left", () => {
    expect(plainRequest("/c/:slug DELETE", { slug: "s" })).toEqual({ method: "DELETE", path: "/c/s" });
    expect(plainRequest("/site", undefined)).toEqual({ method: "GET", path: "/site" });
  });
  it("leaves what a query cannot say plainly to the library", () => {
    expect(plainRequest("/c", { steps: ["a", "b"] })).toBeNull();
    expect(plainRequest("/c/:slug", { slug: { a: 1 } })).toBeNull();
    expect(plainRequest("/c POST", ["a"])).toBeNull();
  });
});

const answer = (status: number, body: string) => readAnswer(new Response(body, { status }));

describe("an answer", () => {
  it("is its data", async () => {
    expect(await answer(200, '{"a":1}')).toEqual({ a: 1 });
    expect(await readAnswer(new Response(null, { status: 204 }))).toBeUndefined();
  });
  it("is thrown where it is an error of the contract", async () => {
    const json = { defined: true, code: "STEP_CONFLICT", status: 409, message: "m", data: { stored: 1 } };
    const thrown = await answer(409, JSON.stringify(json)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallError);
    expect(thrown).toMatchObject({ defined: true, code: "STEP_CONFLICT", data: { stored: 1 } });
  });
  it("has a code by its status where something between answers", async () => {
    await expect(answer(502, "<html>Bad Gateway</html>")).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    await expect(answer(404, '{"code":"NOT_FOUND"}')).rejects.toMatchObject({
      code: "NOT_FOUND",
      status: 404,
    });
    await expect(answer(599, "")).rejects.toMatchObject({ code: "UNREADABLE_ANSWER" });
  });
});
