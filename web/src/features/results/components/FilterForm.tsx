import { LIMITS } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { TextField } from "../../../ui/TextField.tsx";
import { useTypedSearch } from "../../../ui/useTypedSearch.ts";

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
  const [typed, type] = useTypedSearch(search, onSearch);
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-full">
        <TextField
          label={searchLabel}
          type="search"
          maxLength={LIMITS.searchLength}
          value={typed}
          onChange={type}
        />
      </div>
      <div className="max-sm:col-span-full">{order}</div>
      {children}
    </search>
  );
}
