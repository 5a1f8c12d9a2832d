import { useState } from "react";
import { flushSync } from "react-dom";

export type Problems<N extends string> = Partial<Record<N, string>>;

/**
 * A small form: values by field name, checked when it is sent. The first wrong field gets the focus, and an
 * error goes away as soon as its field is changed. `check` answers a sentence for each wrong field.
 */
export function useForm<N extends string>(
  initial: Record<N, string>,
  check: (values: Record<N, string>) => Problems<N>,
) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<N>>({});

  const show = (found: Problems<N>): boolean => {
    flushSync(() => setProblems(found));
    const first = Object.entries(found).find(([, sentence]) => sentence !== undefined)?.[0];
    if (first !== undefined) document.getElementsByName(first)[0]?.focus();
    return first === undefined;
  };

  return {
    values,
    problems,
    /** Everything a text field needs. */
    field: (name: N) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (value: string) => {
        setValues((now) => ({ ...now, [name]: value }));
        setProblems((now) => ({ ...now, [name]: undefined }));
      },
    }),
    /** Marks fields that the server refused. */
    show,
    /** True where nothing is wrong. */
    isValid: () => show(check(values)),
  };
}
