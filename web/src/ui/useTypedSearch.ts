import { useEffect, useRef, useState } from "react";

/** How long typing rests before the list is asked for. */
const TYPING_MS = 250;

/** A search as typed: it is passed on a moment later, and follows the address when that changes. */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (search !== known) {
    setKnown(search);
    setTyped(search);
  }
  // What is called is the newest function: an older one would undo filters chosen since the typing.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(value);
      latest.current(value);
    }, TYPING_MS);
  };
  return [typed, type];
}
