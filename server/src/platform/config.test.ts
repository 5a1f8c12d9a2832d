import { describe, expect, it } from "vitest";
import { pricesOf, readConfig } from "./config.ts";

describe("settings", () => {
  it("need nothing for a first start", () => {
    expect(readConfig({})).toMatchObject({ PORT: 4780, PROCESS_MODE: "all", MATERIAL_MEGABYTES: 50 });
  });
  it("take an empty value as not set", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ PORT: 4780 });
  });
  it("take prices together alone, in a currency", () => {
    const prices = { MODEL_PRICE_INPUT: "0.4", MODEL_PRICE_OUTPUT: "2" };
    expect(pricesOf(readConfig(prices))).toEqual({ input: 0.4, output: 2, currency: "EUR" });
    expect(pricesOf(readConfig({}))).toBeNull();
    expect(() => readConfig({ MODEL_PRICE_OUTPUT: "2" })).toThrow(/MODEL_PRICE_INPUT: is needed/);
    expect(() => readConfig({ ...prices, MODEL_PRICE_CURRENCY: "euro" })).toThrow(/three capital letters/);
  });
  it("name every wrong one", () => {
    expect(() => readConfig({ PORT: "many", DATABASE_URL: "no address" })).toThrow(
      /PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/,
    );
  });
});
