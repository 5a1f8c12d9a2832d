import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Debian's packages of programs that read exported files; without the last, LibreOffice leaves formulas out. */
const PACKAGES = ["qpdf", "libreoffice-writer-nogui", "libreoffice-math-nogui"];

/** Where the programs are. */
export interface Readers {
  qpdf: string;
  /** LibreOffice. */
  soffice: string;
}

/** Programs that read exported files; those that are missing are installed. Throws one sentence that says what to do. */
export function ensureReaders(env: NodeJS.ProcessEnv = process.env): Readers {
  const find = () => ({ qpdf: findProgram("qpdf", env), soffice: findProgram("soffice", env) });
  const present = find();
  if (present.qpdf === undefined || present.soffice === undefined) installDebianPackages(PACKAGES, env);
  const { qpdf, soffice } = find();
  if (qpdf !== undefined && soffice !== undefined) return { qpdf, soffice };
  throw new Error("The long tests read exported files with qpdf and LibreOffice Writer: install both.");
}

function findProgram(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** Whether a file may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's packages where that is possible: as root, on a machine of Debian's kind. */
export function installDebianPackages(packages: readonly string[], env: NodeJS.ProcessEnv): void {
  const apt = spawnSync("apt-get", ["--version"], { stdio: "ignore" });
  if (process.getuid?.() !== 0 || apt.status !== 0) return;
  process.stdout.write(`Installing Debian's ${packages.join(", ")} …\n`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[],
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}
