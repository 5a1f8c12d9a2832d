import { useLayoutEffect, useRef, useState } from "react";

/** The first field in which something is missing; the levels, of an answer that one judges. */
function findMissing(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return ["[aria-invalid=true]", "input[type=radio]", "input, textarea, select"]
    .map((fields) => form?.querySelector<HTMLElement>(fields))
    .find(Boolean);
}

/** Whether one wanted to send an answer in which something is missing: each time the keyboard goes there. */
export function useRefused() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => {
    if (times > 0) findMissing(form.current)?.focus();
  }, [times]);
  return {
    form,
    isRefused: times > 0,
    refuse: () => setTimes(times + 1),
    /** The answer was changed. */
    forget: () => setTimes(0),
  };
}
