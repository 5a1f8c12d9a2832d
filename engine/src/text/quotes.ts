/** Where a verbatim quote begins in a text. Throws RangeError when it does not stand there. */
export function locateQuote(text: string, quote: string): number {
  const at = text.indexOf(quote);
  if (at < 0) throw new RangeError("The quote does not stand in its passage");
  return at;
}
