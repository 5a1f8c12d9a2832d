import type { DocumentErrorCode } from "../types/index.ts";

/** A document was refused; `code` has a sentence in five languages, `params` holds its numbers and names. */
export class DocumentError extends Error {
  code: DocumentErrorCode;
  params: Record<string, string | number>;

  constructor(code: DocumentErrorCode, params: Record<string, string | number> = {}) {
    super(code);
    this.name = "DocumentError";
    this.code = code;
    this.params = params;
  }
}
