/** What SCORM calls its run-time: the functions of 1.2 begin with LMS, those of 2004 do not. */
export interface ScormApi {
  initialize(empty: ""): string;
  getValue(name: string): string;
  setValue(name: string, value: string): string;
  commit(empty: ""): string;
  terminate(empty: ""): string;
}

/** Windows above this one in which it is looked for. */
const DEPTH = 10;

/** A property of a window, which another host may refuse to show. */
function read(window: Window, name: string): object | null {
  try {
    const value: unknown = Reflect.get(window, name);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

function lookAbove(from: Window, name: string): object | null {
  let window = from;
  for (let depth = 0; depth < DEPTH; depth++) {
    const found = read(window, name);
    if (found) return found;
    if (window.parent === window) return null;
    window = window.parent;
  }
  return null;
}

/** The run-time that a platform offers under this name, in a window above this one or in the one that opened it. */
function findObject(name: string): object | null {
  const here = lookAbove(window, name);
  if (here) return here;
  try {
    return window.opener ? lookAbove(window.opener, name) : null;
  } catch {
    return null;
  }
}

/** The run-time of a platform, whatever its version; null where there is none. */
export function findApi(name: "API" | "API_1484_11"): ScormApi | null {
  const found = findObject(name);
  if (found === null) return null;
  const prefix = name === "API" ? "LMS" : "";
  const end = name === "API" ? "Finish" : "Terminate";
  const call = (method: string, ...args: string[]): string => {
    const run: unknown = Reflect.get(found, `${prefix}${method}`);
    return typeof run === "function" ? String(Reflect.apply(run, found, args)) : "";
  };
  return {
    initialize: (empty) => call("Initialize", empty),
    getValue: (key) => call("GetValue", key),
    setValue: (key, value) => call("SetValue", key, value),
    commit: (empty) => call("Commit", empty),
    terminate: (empty) => call(end, empty),
  };
}

const two = (number: number) => String(Math.floor(number)).padStart(2, "0");

/** Hours, minutes and seconds as SCORM 1.2 writes them. */
export function clockOf(seconds: number): string {
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A duration as ISO 8601 writes it. */
export function durationOf(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor((seconds / 60) % 60)}M${Math.floor(seconds % 60)}S`;
}
