/** What `cleanText` takes out of a text, as it stands in an address. */
const UNWANTED_IN_ADDRESS = /%00|%e2%80%a[a-e]|%e2%81%a[6-9]|%ed%[ab]/i;

/** Whether an address holds what no path and no parameter of ours holds. */
export function hasUnwanted(address: string): boolean {
  return UNWANTED_IN_ADDRESS.test(address);
}
