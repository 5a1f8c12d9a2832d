import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type Bindings, callerOf, proxiesSchema } from "./caller.ts";

async function caller(remoteAddress: string, forwarded: string | null, proxies: string): Promise<string> {
  const trusted = proxiesSchema.parse(proxies);
  const app = new Hono<{ Bindings: Bindings }>().get("/", (context) =>
    context.text(callerOf(context, trusted)),
  );
  const headers: Record<string, string> = forwarded === null ? {} : { "x-forwarded-for": forwarded };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return await response.text();
}

describe("the caller's address", () => {
  it("is the connection's where no proxy is trusted, whatever the headers say", async () => {
    expect(await caller("203.0.113.9", "1.2.3.4", "")).toBe("203.0.113.9");
    expect(await caller("203.0.113.9", "1.2.3.4", "10.0.0.0/8")).toBe("203.0.113.9");
  });
  it("is the last one that no trusted proxy has, so that invented ones before it count for nothing", async () => {
    expect(await caller("10.0.0.1", "6.6.6.6, 203.0.113.9", "10.0.0.0/8")).toBe("203.0.113.9");
    expect(await caller("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.1.2.3", "10.0.0.0/8")).toBe("203.0.113.9");
    expect(await caller("::ffff:127.0.0.1", "2001:db8::7", "127.0.0.1, ::1")).toBe("2001:db8:0:0::/64");
  });
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0DB8::1:2:3:4:5", "2001:db8:0:1::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("is the network of one customer where it is IPv6: %s", async (address, network) => {
    expect(await caller(address, null, "")).toBe(network);
  });
  it("is the proxy's where it tells nothing usable", async () => {
    expect(await caller("10.0.0.1", null, "10.0.0.0/8")).toBe("10.0.0.1");
    expect(await caller("10.0.0.1", "unknown", "10.0.0.0/8")).toBe("10.0.0.1");
  });
  it("has settings that name what is wrong with them", () => {
    expect(proxiesSchema.parse(" 10.0.0.0/8 , ::1 ")).toEqual(["10.0.0.0/8", "::1"]);
    for (const wrong of ["10.0.0.0/40", "proxy.local", "::1/129", "10.0.0.1/"]) {
      expect(proxiesSchema.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});
