/** Numbers of a text without thousands separators, with a decimal point. */
export function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f’' ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? []).map((number) =>
    number.replace(/[.,\u00a0\u202f’' ](?=\d{3}(?!\d))/gu, "").replace(",", "."),
  );
}
