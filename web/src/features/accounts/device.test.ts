import { describe, expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the device of a session", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      "Chrome",
      "Windows",
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`,
      "Chrome",
      "Android",
    ],
  ])("%s", (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
  it("is unknown where nothing is recognised", () => {
    expect(deviceOf("curl")).toEqual({ browser: null, system: null });
  });
});
