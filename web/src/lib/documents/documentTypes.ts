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
