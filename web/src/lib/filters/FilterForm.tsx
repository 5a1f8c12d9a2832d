import type { ReactNode } from "react";
import { SearchField } from "./SearchField.tsx";

interface FilterFormProps {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** The field that orders the list; on a phone it has a row of its own. */
  order: ReactNode;
  /** Two filters. */
  children: ReactNode;
}

/** What a list shows: search, order and filters, at work as soon as they are changed. */
export function FilterForm({ searchLabel, search, onSearch, order, children }: FilterFormProps) {
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-full">
        <SearchField label={searchLabel} search={search} onSearch={onSearch} />
      </div>
      <div className="max-sm:col-span-full">{order}</div>
      {children}
    </search>
  );
}
