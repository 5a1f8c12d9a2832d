/** The few parts of the recognition engine (tesseract, compiled to WebAssembly) that are used here. */
interface TesseractCore {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** 0 where it worked; `mode` 1 is the neural network alone. */
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the file `/input`, turned by `angle` radians; 0 where it worked. */
  SetImageFile(exif: number, angle: number): number;
  FindLines(): number;
  /** Slope of the lines found. */
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  End(): void;
}

declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  export default function start(options: object): Promise<TesseractCore>;
}

declare module "tesseract.js-core/tesseract-core-lstm.js" {
  export default function start(options: object): Promise<TesseractCore>;
}
