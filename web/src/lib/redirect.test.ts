import { describe, expect, it, vi } from "vitest";
import { afterSignIn, courseOfPath, loginPath, rememberCourse, safePath } from "./redirect.ts";

describe("safePath", () => {
  it.each(["/create", "/c/bees/steps/3?x=1#here"])("keeps %s", (path) => {
    expect(safePath(path)).toBe(path);
  });
  it.each([
    null,
    "",
    "create",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example/x",
    "/.//evil.example",
    "/c/..//evil.example",
    "/%2e%2e//evil.example",
    "/..\\/evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ])("refuses %s", (path) => {
    expect(safePath(path)).toBeNull();
  });
});

describe("courseOfPath", () => {
  it("finds the slug", () => {
    expect(courseOfPath("/c/wie-bienen/steps/2")).toBe("wie-bienen");
    expect(courseOfPath("/c/wie-bienen")).toBe("wie-bienen");
  });
  it("finds none elsewhere", () => {
    expect(courseOfPath("/create")).toBeNull();
    expect(courseOfPath("/c/")).toBeNull();
  });
});

describe("afterSignIn", () => {
  it("asks for a role first and keeps the way", () => {
    const profile = { role: "course_participant", role_chosen: false } as const;
    expect(afterSignIn(profile, "")).toBe("/select-role");
    expect(afterSignIn(profile, "?returnTo=%2Fcreate")).toBe("/select-role?returnTo=%2Fcreate");
  });
  it("prefers returnTo to the role's place", () => {
    const profile = { role: "course_creator_free", role_chosen: true } as const;
    expect(afterSignIn(profile, "?returnTo=%2Fsettings")).toBe("/settings");
  });
  it("ignores a returnTo that leaves the site", () => {
    const profile = { role: "course_creator_free", role_chosen: true } as const;
    expect(afterSignIn(profile, "?returnTo=%2F%2Fevil.example")).toBe("/dashboard?view=creator");
  });
  it.each([
    ["super_admin", "/dashboard"],
    ["course_creator_premium", "/dashboard?view=creator"],
    ["course_participant", "/dashboard?view=participant"],
  ] as const)("sends %s to %s", (role, place) => {
    expect(afterSignIn({ role, role_chosen: true }, "")).toBe(place);
  });
  it.each([
    ["/c/bees/manage", "", "/c/bees"],
    ["/c/bees/manage", "?returnTo=%2Fdashboard", "/c/bees"],
    ["/c/bees/manage", "?returnTo=%2Fc%2Fbeesandwasps%2Fmanage", "/c/bees"],
    ["/c/bees/manage", "?returnTo=%2Fc%2Fbees%2Fmanage", "/c/bees/manage"],
  ])("goes to the course of %s, with %s to %s, once", (left, search, place) => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const profile = { role: "course_participant", role_chosen: true } as const;
    rememberCourse(left);
    expect(afterSignIn(profile, search)).toBe(place);
    expect(afterSignIn(profile, "")).toBe("/dashboard?view=participant");
  });
  it("goes to the homepage with any other role", () => {
    expect(afterSignIn({ role: "course_reviewer", role_chosen: true }, "")).toBe("/");
  });
});

describe("loginPath", () => {
  it("carries path and query", () => {
    expect(loginPath({ pathname: "/dashboard", search: "?view=creator" })).toBe(
      "/login?returnTo=%2Fdashboard%3Fview%3Dcreator",
    );
  });
});
