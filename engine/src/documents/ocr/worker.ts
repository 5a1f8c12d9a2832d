import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import type { Language } from "../../types/index.ts";
import { type EngineBlock, linesOf } from "./engine-lines.ts";
import type { GreyImage, RecognisedLine, RecognitionAnswer, RecognitionTask } from "./recognition.ts";

const packageFolder = (address: string): string => fileURLToPath(new URL(".", address));

/** The name of each language's model and the folder of its package. */
const MODELS: Record<Language, { name: string; folder: string }> = {
  de: { name: "deu", folder: packageFolder(import.meta.resolve("@tesseract.js-data/deu/package.json")) },
  en: { name: "eng", folder: packageFolder(import.meta.resolve("@tesseract.js-data/eng/package.json")) },
  fr: { name: "fra", folder: packageFolder(import.meta.resolve("@tesseract.js-data/fra/package.json")) },
  es: { name: "spa", folder: packageFolder(import.meta.resolve("@tesseract.js-data/spa/package.json")) },
  it: { name: "ita", folder: packageFolder(import.meta.resolve("@tesseract.js-data/ita/package.json")) },
};
/** The integer models made from the best ones: smaller and as accurate. */
const VARIANT = "4.0.0_best_int";
/** Gives way to whoever waits for an answer, but is not starved (nice(2)). */
const NICENESS = 5;
const NEURAL_NETWORK = 1;
const WHOLE_PAGE = "3";
/** Radians from which on a page is turned upright before it is read. */
const SKEWED = 0.006;
const MOST_SKEWED = 0.3;

interface Engine {
  core: TesseractCore;
  api: TesseractApi;
  language: Language;
}

let engine: Engine | null = null;

const silent = (): void => undefined;
const QUIET = { print: silent, printErr: silent };

/** The engine for processors with relaxed SIMD, else the plain one. */
async function startCore(): Promise<TesseractCore> {
  try {
    const fast = await import("tesseract.js-core/tesseract-core-relaxedsimd-lstm.js");
    return await fast.default(QUIET);
  } catch {
    const plain = await import("tesseract.js-core/tesseract-core-lstm.js");
    return await plain.default(QUIET);
  }
}

/** Models are read from the installed packages into the memory of the engine; nothing is fetched or kept. */
async function engineFor(language: Language): Promise<Engine> {
  if (engine?.language === language) return engine;
  const core = engine?.core ?? (await startCore());
  engine?.api.End();
  const { name, folder } = MODELS[language];
  const model = `${name}.traineddata`;
  core.FS.writeFile(`/${model}`, gunzipSync(readFileSync(join(folder, VARIANT, `${model}.gz`))));
  const api = new core.TessBaseAPI();
  if (api.Init("/", name, NEURAL_NETWORK) !== 0) throw new Error(`no model for ${language}`);
  core.FS.unlink(`/${model}`);
  engine = { core, api, language };
  return engine;
}

/** The image as a portable graymap (netpbm P5). */
function graymap({ data, width, height }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);
}

async function recognise({ image, language }: RecognitionTask): Promise<RecognisedLine[]> {
  const { core, api } = await engineFor(language);
  core.FS.writeFile("/input", graymap(image));
  if (api.SetImageFile(1, 0) !== 0) throw new Error("the image is not accepted");
  api.SetVariable("user_defined_dpi", String(Math.round(image.dpi)));
  api.SetVariable("tessedit_pageseg_mode", WHOLE_PAGE);
  api.FindLines();
  const slope = api.GetGradient();
  const skewed = Math.abs(slope) > SKEWED && Math.abs(slope) < MOST_SKEWED;
  if (skewed) api.SetImageFile(1, slope);
  api.Recognize(null);
  const { blocks }: { blocks: EngineBlock[] } = JSON.parse(api.GetJSONText());
  return linesOf(blocks, image, skewed ? slope : 0);
}

async function answerTo(task: RecognitionTask): Promise<RecognitionAnswer> {
  try {
    return { lines: await recognise(task) };
  } catch (error) {
    return { failed: String(error) };
  }
}

setPriority(NICENESS);
parentPort?.on("message", (task: RecognitionTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});
