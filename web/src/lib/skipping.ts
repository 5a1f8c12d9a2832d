/** The id of a page's text where it comes behind navigation of its own: the skip link leads there. */
export const TEXT_ID = "text";
