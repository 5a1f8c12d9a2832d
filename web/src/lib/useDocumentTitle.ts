import { useEffect } from "react";
import { useSite } from "./site.ts";

/** Sets `<title>` to the page's name and the brand. */
export function useDocumentTitle(title: string | undefined): void {
  const brand = useSite().data?.brand;
  useEffect(() => {
    const words = [title, brand].filter(Boolean);
    if (words.length > 0) document.title = words.join(" · ");
  }, [title, brand]);
}
