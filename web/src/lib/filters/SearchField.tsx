import { LIMITS } from "@lehrpfad/contract";
import { TextField } from "../../ui/TextField.tsx";
import { useTypedSearch } from "../useTypedSearch.ts";

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** The search of a list, apart from its filters: those are not drawn again with each letter. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [typed, type] = useTypedSearch(search, onSearch);
  return (
    <TextField label={label} type="search" maxLength={LIMITS.searchLength} value={typed} onChange={type} />
  );
}
