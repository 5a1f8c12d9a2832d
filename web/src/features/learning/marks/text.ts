/** What stands in a text without belonging to it: exercises. */
export const APART = "[data-apart]";

/** Whether something stands in a text without belonging to it. */
export const isApart = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(APART) != null;

/** The pieces of an element's text, in their order. */
export function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !isApart(node)) yield node;
}

/** The text of an element as spans count it. */
export function textOf(root: Node): string {
  return [...textNodes(root)].map(({ data }) => data).join("");
}
