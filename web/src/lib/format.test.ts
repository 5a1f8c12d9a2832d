import { describe, expect, it } from "vitest";
import { formats } from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formats", () => {
  it("writes numbers and shares as the language does", () => {
    expect(formats("de").number(1284)).toBe("1.284");
    expect(plain(formats("de").percent(71.4))).toBe("71 %");
    expect(formats("en").percent(71.4)).toBe("71%");
  });
  it("writes dates as the browser's own country does, where it speaks the language", () => {
    const day = "2026-11-25T12:00:00Z";
    expect(formats("en", ["de-DE", "en-GB", "en-US"]).date(day)).toBe("25 November 2026");
    expect(formats("en", ["de-DE"]).date(day)).toBe("November 25, 2026");
    expect(formats("de", ["en-GB", "de"]).date(day)).toBe("25. November 2026");
  });
  it("writes money as the language does, and never as nothing where there was some", () => {
    expect(plain(formats("de").money({ amount: 1.234, currency: "EUR" }))).toBe("1,23 €");
    expect(plain(formats("en").money({ amount: 0.001, currency: "USD" }))).toBe("$0.01");
    expect(plain(formats("de").money({ amount: 0, currency: "EUR" }))).toBe("0,00 €");
  });
  it("writes minutes in words, and hours from 60 on", () => {
    expect(plain(formats("de").minutes(1))).toBe("1 Minute");
    expect(plain(formats("de").minutes(6.4))).toBe("6 Minuten");
    expect(plain(formats("de").minutes(95))).toBe("1 Std. 35 Min.");
    expect(plain(formats("en").minutes(120))).toBe("2 hr");
  });
  it("never says zero minutes or seconds", () => {
    expect(plain(formats("en").minutes(0.2))).toBe("1 minute");
    expect(plain(formats("en").seconds(0))).toBe("1 second");
  });
  it("turns a minute or more of seconds into minutes", () => {
    expect(plain(formats("en").seconds(59))).toBe("59 seconds");
    expect(plain(formats("en").seconds(150))).toBe("3 minutes");
  });
  it("writes bytes in the unit that fits", () => {
    expect(plain(formats("en").bytes(900))).toBe("900 bytes");
    expect(plain(formats("fr").bytes(297))).toBe("297 octets");
    expect(plain(formats("en").bytes(12_400))).toBe("12 kB");
    expect(plain(formats("de").bytes(2_450_000))).toBe("2,5 MB");
    expect(plain(formats("de").bytes(48_600_000))).toBe("49 MB");
  });
  it("writes a size beside a limit as limits are counted", () => {
    expect(plain(formats("de").bytesOfLimit(50 * 1024 * 1024))).toBe("50 MB");
  });
  it("writes a size beyond a limit so that it reads differently", () => {
    const limit = 50 * 1024 * 1024;
    const above = (bytes: number) => plain(formats("de").bytesAbove(bytes, limit));
    expect([above(55_000_000), above(52_600_000), above(limit + 20_000)]).toEqual([
      "52 MB",
      "50,2 MB",
      "50,02 MB",
    ]);
  });
  it("says how long ago something was", () => {
    const now = Date.parse("2026-03-10T12:00:00Z");
    expect(formats("en").ago("2026-03-10T11:55:00Z", now)).toBe("5 minutes ago");
    expect(formats("fr").ago("2026-03-10T11:59:50Z", now)).toBe("maintenant");
    expect(formats("de").ago("2026-03-09T11:00:00Z", now)).toBe("gestern");
    expect(formats("en").ago("2026-01-05T12:00:00Z", now)).toBe("2 months ago");
  });
});
