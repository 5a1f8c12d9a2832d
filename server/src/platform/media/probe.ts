import { readMp4 } from "./mp4.ts";
import { type FormatReader, MediaError, type MediaFacts, type Need, see } from "./reading.ts";
import { readFrames, readOgg, readTagged, readWave } from "./sounds.ts";
import { readWebm } from "./webm.ts";

/** Any known format, told by how the file begins. */
function* readMedia(): FormatReader {
  const head = yield* see(4);
  const text = head.toString("latin1");
  if (text === "OggS") return yield* readOgg();
  if (text.startsWith("ID3")) return yield* readTagged(head);
  if (head.readUInt32BE(0) === 0x1a45dfa3) return yield* readWebm();
  if (head[0] === 0xff) return yield* readFrames(head);
  const next = (yield* see(4)).toString("latin1");
  if (next === "ftyp") return yield* readMp4(head.readUInt32BE(0));
  const isWave = text === "RIFF" && (yield* see(4)).toString("latin1") === "WAVE";
  if (isWave) return yield* readWave();
  throw new MediaError("unreadable");
}

/** Tells what an audio or video file is from its bytes, as they come, keeping only what describes it. */
export interface MediaProbe {
  /** Looks at the next bytes. Throws MediaError as soon as it is known that the file is not taken. */
  take(chunk: Uint8Array): void;
  /** What it is, after the last bytes. Throws MediaError. */
  facts(): MediaFacts;
}

export function createMediaProbe(): MediaProbe {
  const reader = readMedia();
  let step = reader.next();
  let held: Buffer[] = [];
  let has = 0;
  /** Bytes that are still to be passed over or looked at. */
  let wants = amount(step);

  const go = (seen: Buffer): void => {
    step = reader.next(seen);
    wants = amount(step);
  };
  const give = (): void => {
    const seen = Buffer.concat(held);
    held = [];
    has = 0;
    go(seen);
  };
  const settle = (): void => {
    while (!step.done && (isPass(step.value) ? wants <= 0 : wants === has)) give();
  };
  settle();
  return {
    take: (chunk) => {
      let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      while (rest.length > 0 && !step.done) {
        const part = rest.subarray(0, isPass(step.value) ? wants : wants - has);
        rest = rest.subarray(part.length);
        if (isPass(step.value)) wants -= part.length;
        else {
          // A copy: the chunk may be used again for other bytes.
          held.push(Buffer.from(part));
          has += part.length;
        }
        settle();
      }
    },
    facts: () => {
      while (!step.done) give();
      return step.value;
    },
  };
}

const isPass = (need: Need): need is { pass: number } => "pass" in need;

function amount(step: IteratorResult<Need, MediaFacts>): number {
  if (step.done) return 0;
  return isPass(step.value) ? step.value.pass : step.value.see;
}
