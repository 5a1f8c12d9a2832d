/** The look of a book; fonts and colours of the text are the reader's choice. */
export const STYLE = `body { line-height: 1.5; margin: 0 4%; }
h1, h2, h3, h4 { line-height: 1.2; page-break-after: avoid; break-after: avoid; }
img, video { max-width: 100%; height: auto; }
audio { width: 100%; }
figure { margin: 1em 0; page-break-inside: avoid; break-inside: avoid; }
figcaption, .instruction, .sources { font-size: 0.9em; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid; padding: 0.25em 0.5em; text-align: left; vertical-align: top; }
.align-center { text-align: center; }
.align-right { text-align: right; }
.call-out-title { font-weight: bold; }
pre { white-space: pre-wrap; font-size: 0.9em; border: 1px solid; padding: 0.5em; }
blockquote, .call-out { border-left: 0.25em solid; margin: 1em 0; padding: 0 0 0 1em; }
.exercise { border: 1px solid; padding: 0 1em; margin: 1em 0; page-break-inside: avoid; break-inside: avoid; }
`;
