import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

interface PagesProps {
  /** What the pages are of. */
  label: string;
  /** "Page 2 of 5". */
  words: string;
  previousLabel: string;
  nextLabel: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list; nothing where there is only one. */
export function Pages({ label, words, previousLabel, nextLabel, page, pages, onPage }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-7 flex items-center justify-center gap-3">
      <IconButton label={previousLabel} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <span aria-live="polite" className="tabular-nums">
        {words}
      </span>
      <IconButton label={nextLabel} isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </nav>
  );
}
