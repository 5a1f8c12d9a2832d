/**
 * Keeps the child process alive when pdfjs leaves a rejected promise of a damaged object unobserved: the
 * page that needed the object fails by itself and is reported. Every other stray rejection still ends it.
 */
export function tolerateLibraryRejections(): void {
  process.on("unhandledRejection", (reason) => {
    if (reason instanceof Error && reason.stack?.includes("pdfjs-dist")) return;
    throw reason;
  });
}
