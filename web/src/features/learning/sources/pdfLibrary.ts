/** The parts of pdf.js that draw a page; the rest of it is for editors of documents. */
export { GlobalWorkerOptions, getDocument, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
