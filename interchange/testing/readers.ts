import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureReaders } from "../../tooling/debian.ts";

const LIMIT_MS = 90_000;

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "readers-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What `qpdf --check` says of a PDF, errors and warnings; empty where it has none. */
export async function checkWithQpdf(pdf: Uint8Array): Promise<string> {
  const { qpdf } = ensureReaders();
  return await inFolder(async (folder) => {
    const file = path.join(folder, "file.pdf");
    await writeFile(file, pdf);
    const { status, stderr, stdout } = spawnSync(qpdf, ["--check", file], { encoding: "utf8" });
    return status === 0 ? stderr : `${stderr}${stdout}`;
  });
}

/** Documents as LibreOffice Writer sets them: PDFs by the same names. Those that it refuses are missing. */
export async function convertWithWriter(
  documents: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const { soffice } = ensureReaders();
  return await inFolder(async (folder) => {
    const files = [...documents.keys()].map((name) => path.join(folder, `${name}.docx`));
    for (const [name, data] of documents) await writeFile(path.join(folder, `${name}.docx`), data);
    const profile = pathToFileURL(path.join(folder, "profile")).href;
    const pdfs = path.join(folder, "pdfs");
    const target = ["--headless", "--convert-to", "pdf", "--outdir", pdfs];
    spawnSync(soffice, [`-env:UserInstallation=${profile}`, ...target, ...files], { timeout: LIMIT_MS });
    const written = await readdir(pdfs).catch(() => []);
    const read = async (name: string): Promise<[string, Uint8Array]> => [
      path.basename(name, ".pdf"),
      await readFile(path.join(pdfs, name)),
    ];
    return new Map(await Promise.all(written.map(read)));
  });
}
