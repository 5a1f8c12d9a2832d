import { describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createPieceSender } from "./pieces.ts";

const log = createLog("silent");

/** Pieces that count how many of them were made, and say when they are given up. */
function pieces(most = Number.POSITIVE_INFINITY) {
  const seen = { made: 0, isGivenUp: false };
  const make = async function* () {
    try {
      while (seen.made < most) {
        seen.made += 1;
        yield "0123456789";
      }
    } finally {
      seen.isGivenUp = true;
    }
  };
  return { seen, made: make() };
}

describe("an answer that is sent piece by piece", () => {
  it("is made as it is taken, one piece ahead", async () => {
    const { send } = createPieceSender();
    const { seen, made } = pieces();
    const reader = send("ada", made, log).getReader();
    for (let taken = 0; taken < 5; taken++) await reader.read();
    expect(seen.made).toBeLessThanOrEqual(6);
    await reader.cancel();
    expect(seen.isGivenUp).toBe(true);
  });

  it("is one of two that somebody takes at the same time", async () => {
    const { send } = createPieceSender();
    const short = () => send("ada", pieces(1).made, log);
    const first = short();
    const second = short();
    expect(short).toThrow(expect.objectContaining({ code: "WORK_PREPARING" }));
    expect(await new Response(send("alan", pieces(1).made, log)).text()).toBe("0123456789");
    await first.cancel();
    expect(await new Response(short()).text()).toBe("0123456789");
    expect(await new Response(second).text()).toBe("0123456789");
    await Promise.all([new Response(short()).text(), new Response(short()).text()]);
  });

  it("leaves places for others where a hundred people take theirs, none above", () => {
    const { send } = createPieceSender();
    for (let at = 0; at < 50; at++) for (const which of ["a", "b"]) send(`${which}${at}`, pieces().made, log);
    expect(() => send("ada", pieces().made, log)).toThrow(expect.objectContaining({ code: "WORK_BUSY" }));
  });

  it("ends without a fault where somebody goes while a piece is made", async () => {
    const { send } = createPieceSender();
    const lines: string[] = [];
    const waiting = Promise.withResolvers<void>();
    const slow = async function* () {
      await waiting.promise;
      yield "[";
    };
    const reader = send("ada", slow(), createLog("info", { write: (line) => lines.push(line) })).getReader();
    const reading = reader.read();
    const leaving = reader.cancel();
    waiting.resolve();
    await Promise.all([reading, leaving]);
    expect(lines).toEqual([]);
  });

  it("breaks off where a piece cannot be made, and frees its place", async () => {
    const { send } = createPieceSender();
    const broken = async function* () {
      yield "[";
      throw new Error("no database");
    };
    for (let time = 0; time < 3; time++)
      await expect(new Response(send("ada", broken(), log)).text()).rejects.toThrow("no database");
  });

  it("is given up where nobody takes it", async () => {
    const { send } = createPieceSender(10);
    const { seen, made } = pieces();
    const reader = send("ada", made, log).getReader();
    await reader.read();
    await expect(reader.closed).rejects.toThrow("Nobody takes");
    expect(seen.isGivenUp).toBe(true);
    expect(await new Response(send("ada", pieces(1).made, log)).text()).toBe("0123456789");
  });
});
