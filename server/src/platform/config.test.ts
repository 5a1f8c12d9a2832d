import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("settings", () => {
  it("need nothing for a first start", () => {
    expect(readConfig({})).toMatchObject({ PORT: 4780, PROCESS_MODE: "all", MATERIAL_MEGABYTES: 50 });
  });
  it("take an empty value as not set", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ PORT: 4780 });
  });
  it("name every wrong one", () => {
    expect(() => readConfig({ PORT: "many", DATABASE_URL: "no address" })).toThrow(
      /PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/,
    );
  });
});
