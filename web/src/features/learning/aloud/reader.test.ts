import { expect, it } from "vitest";
import { createReader, type Spoken } from "./reader.ts";

/** A device that reads when the test says so. */
function makeDevice() {
  const begun: string[] = [];
  const silenced: string[] = [];
  let end: ((how: Spoken) => void) | null = null;
  return {
    begun,
    silenced,
    speak(text: string, onEnd: (how: Spoken) => void) {
      begun.push(text);
      end = onEnd;
      return () => {
        silenced.push(text);
        end = null;
      };
    },
    finish: (how: Spoken = "read") => end?.(how),
  };
}

const SENTENCES = ["One.", "Two.", "Three."];

it("reads sentence by sentence to the end, and from the beginning again", () => {
  const device = makeDevice();
  const reader = createReader(SENTENCES, device.speak);
  const seen: string[] = [];
  reader.subscribe(() => seen.push(`${reader.state().status} ${reader.state().at}`));
  reader.play();
  for (const _ of SENTENCES) device.finish();
  expect(device.begun).toEqual(SENTENCES);
  expect(seen).toEqual(["reading 0", "reading 1", "reading 2", "ended 2"]);
  reader.play();
  expect(device.begun.at(-1)).toBe("One.");
});

it("says nothing and ends nothing while there is no text", () => {
  const device = makeDevice();
  const reader = createReader([], device.speak);
  reader.play();
  expect([device.begun, reader.state().status]).toEqual([[], "paused"]);
});

it("pauses at once and goes on with the same sentence", () => {
  const device = makeDevice();
  const reader = createReader(SENTENCES, device.speak);
  reader.play();
  device.finish();
  reader.pause();
  expect(device.silenced).toEqual(["Two."]);
  expect(reader.state()).toEqual({ status: "paused", at: 1 });
  reader.play();
  expect(device.begun).toEqual(["One.", "Two.", "Two."]);
});

it("goes on and back without leaving the text, silent while it is paused", () => {
  const device = makeDevice();
  const reader = createReader(SENTENCES, device.speak);
  reader.move(-1);
  reader.move(5);
  expect([reader.state(), device.begun]).toEqual([{ status: "paused", at: 2 }, []]);
  reader.play();
  reader.move(-1);
  expect([device.begun, device.silenced]).toEqual([["Three.", "Two."], ["Three."]]);
});

it("reads a sentence once more with another voice, and only while it reads", () => {
  const device = makeDevice();
  const reader = createReader(SENTENCES, device.speak);
  reader.again();
  expect(device.begun).toEqual([]);
  reader.play();
  reader.again();
  expect(device.begun).toEqual(["One.", "One."]);
});

it("stops where the device fails, and can try the sentence again", () => {
  const device = makeDevice();
  const reader = createReader(SENTENCES, device.speak);
  reader.play();
  device.finish("failed");
  expect(reader.state()).toEqual({ status: "failed", at: 0 });
  reader.play();
  expect(device.begun).toEqual(["One.", "One."]);
});

it("begins where it is told to, and never behind the last sentence", () => {
  const device = makeDevice();
  createReader(SENTENCES, device.speak, 1).play();
  createReader(SENTENCES, device.speak, 7).play();
  expect(device.begun).toEqual(["Two.", "Three."]);
});
