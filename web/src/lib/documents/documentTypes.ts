/** Endings of the files that can be read. */
export const DOCUMENT_TYPES = [
  ".pdf",
  ".docx",
  ".txt",
  ".pptx",
  ".odt",
  ".epub",
  ".html",
  ".htm",
  ".md",
  ".markdown",
  ".srt",
  ".vtt",
  ".zip",
];

/** Archives hold anything: their ending promises nothing of what is in them. */
const ARCHIVE = ".zip";

/**
 * The ending of a file that promises a document which its content is not, as of a picture that was renamed; null where the
 * name promises nothing, or something else is wrong.
 *
 * @param code why the file was refused
 */
export function falseEnding(name: string, code: string): string | null {
  if (code !== "document_type_unsupported") return null;
  const ending = DOCUMENT_TYPES.find((one) => name.toLowerCase().endsWith(one));
  return ending === undefined || ending === ARCHIVE ? null : ending;
}
