import type { DocumentErrorCode } from "../types/index.ts";

/** A document was refused; `code` has a sentence in five languages, `params` holds its numbers and names. */
export class DocumentError extends Error {
  code: DocumentErrorCode;
  params: Record<string, string | number>;

  /** `cause`: what the reader died of, for who runs it; people are not told. */
  constructor(code: DocumentErrorCode, params: Record<string, string | number> = {}, cause?: string) {
    super(code, cause === undefined ? {} : { cause });
    this.name = "DocumentError";
    this.code = code;
    this.params = params;
  }
}
