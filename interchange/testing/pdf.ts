import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as pdfjs reads it. */
export function openPdf(data: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: Uint8Array.from(data), verbosity: 0 }).promise;
}

/** All words of a PDF, with one space between them. */
export async function textOfPdf(pdf: PDFDocumentProxy): Promise<string> {
  let text = "";
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
  }
  return text.replace(/\s+/g, " ");
}
