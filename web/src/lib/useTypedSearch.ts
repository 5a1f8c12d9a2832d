import { useEffect, useRef, useState } from "react";
import { presentSearch } from "./presentSearch.ts";

/** How long typing rests before the list is asked for. */
const TYPING_MS = 250;

/**
 * A search as typed, of a list that keeps it as `search` in its address: it is passed on a moment later, and follows
 * the address when something else changes that.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const passedOn = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is called is the newest function: an older one would undo filters chosen since the typing.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    // The list is drawn behind the typing: only an address that was not written here takes letters back.
    if ((presentSearch().get("search") ?? "") === passedOn.current) return;
    passedOn.current = search;
    clearTimeout(timer.current);
    setTyped(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      passedOn.current = value;
      latest.current(value);
    }, TYPING_MS);
  };
  return [typed, type];
}
