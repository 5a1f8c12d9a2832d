import { readFile } from "node:fs/promises";
import path from "node:path";
import { EXCHANGE_FORMATS } from "@lehrpfad/contract";
import { type ExportedCourse, exportCourse, fromCourse } from "@lehrpfad/interchange";

/** A course in a folder whose figures are files called by their ids. */
export interface ExportTask {
  course: Omit<ExportedCourse, "figures" | "editedAt"> & { editedAt: string };
  figures: { id: string; type: string; bytes: number }[];
}

export interface ExportFigures {
  seconds: number;
  cpuSeconds: number;
  /** Of the whole process, from its start. */
  peakBytes: number;
  fileBytes: number;
}

/* Writes one format once and prints what it took; `nothing` only loads what all of them need. */
const [folder = "", wanted = ""] = process.argv.slice(2);
const task: ExportTask = JSON.parse(await readFile(path.join(folder, "course.json"), "utf8"));
const figures = task.figures.map((file) => ({
  ...file,
  read: async () => new Uint8Array(await readFile(path.join(folder, file.id))),
}));
const course: ExportedCourse = { ...task.course, editedAt: new Date(task.course.editedAt), figures };
const format = EXCHANGE_FORMATS.find((name) => name === wanted);
const began = { clock: performance.now(), cpu: process.cpuUsage() };
let fileBytes = 0;
if (format) {
  const publication = await fromCourse(course);
  const options = { passPercent: 80, answers: true, figures: "full", recordings: true } as const;
  for await (const chunk of exportCourse(publication, format, options)) fileBytes += chunk.length;
}
/** Peak of what this program held: the kernel's other count begins with what the parent held. */
async function peakOf(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}

const { user, system } = process.cpuUsage(began.cpu);
const measured: ExportFigures = {
  seconds: (performance.now() - began.clock) / 1000,
  cpuSeconds: (user + system) / 1_000_000,
  peakBytes: await peakOf(),
  fileBytes,
};
process.stdout.write(JSON.stringify(measured));
