import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether a bench only has to run to its end (`--smallest`): few requests, and no figure is judged. */
export const SMALLEST = process.argv.includes("--smallest");

/** How much of something: the usual amount, or that of the smallest form. */
export const size = <Amount>(usual: Amount, smallest: Amount): Amount => (SMALLEST ? smallest : usual);

/** What follows `--name` on the command line. */
function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** The number that follows `--name`, else the usual one, or that of the smallest form. */
export const numberOption = (name: string, usual: number, smallest = usual): number =>
  Number(option(name)) || size(usual, smallest);

export const DATABASES = ["postgres", "embedded"] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** The databases to measure: the one that follows `--database`, else all of `usual`; the smallest form takes one. */
export const databaseOption = (usual: readonly DatabaseName[]): readonly DatabaseName[] => {
  const named = option("database");
  return named === undefined
    ? usual.slice(0, size(usual.length, 1))
    : DATABASES.filter((name) => name === named);
};

const SAMPLES = join(import.meta.dirname, "../../samples");

/** A folder as `bench:corpus` wants it, of one sample and one damaged file. */
async function makeCorpus(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "bench-corpus-"));
  for (const part of ["good", "bad", "reference"]) await mkdir(join(folder, part));
  const text = await readFile(join(SAMPLES, "agua.es.txt"));
  for (const part of ["good", "reference"]) await writeFile(join(folder, part, "agua.txt"), text);
  const pdf = await readFile(join(SAMPLES, "bienen.de.pdf"));
  await writeFile(join(folder, "bad", "torn.pdf"), pdf.subarray(0, 2_000));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** The corpus of documents that was named, or a small one that goes at the end. Throws `usage` where none was named. */
export async function openCorpus(
  named: string | undefined,
  usage: string,
): Promise<{ folder: string } & AsyncDisposable> {
  if (SMALLEST) return await makeCorpus();
  if (named === undefined) throw new Error(usage);
  return { folder: named, [Symbol.asyncDispose]: async () => undefined };
}
