import { useEffect } from "react";
import { useSite } from "./site.ts";

/** Sets `<title>` to the page's name and the brand. */
export function useDocumentTitle(title: string | undefined): void {
  const brand = useSite().data?.brand;
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(" · ") || "…";
  }, [title, brand]);
}
