import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

interface InspectorAnswer {
  id: number;
  result: unknown;
}

interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

async function connectInspector(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", () => fail(new Error("The inspector does not answer")));
  });
  let last = 0;
  const ask = (method: string): Promise<unknown> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((done) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as InspectorAnswer;
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        done(answer.result);
      };
      socket.addEventListener("message", hear);
    });
  };
  return { ask, close: () => socket.close() };
}

/**
 * What a Node process holds once it threw away what nothing needs, in MB: its heap, and the buffers beside it.
 * Resident memory tells less: it also holds what the next collection would give back.
 *
 * @param port where the process listens with `--inspect`
 */
export async function liveMemory(port: number): Promise<number> {
  const { ask, close } = await connectInspector(port);
  // What the first collection finalises is free for the second.
  await ask("HeapProfiler.collectGarbage");
  await pause(500);
  await ask("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = (await ask("Runtime.getHeapUsage")) as HeapUsage;
  close();
  return (usedSize + backingStorageSize) / 2 ** 20;
}

/** Resident memory of a process in bytes; Linux only. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
