import type { PlayerData } from "../../../src/player/data.ts";
import { percentOf } from "../progress.ts";
import { interactionOf } from "../responses.ts";
import { clockOf, findApi, type ScormApi } from "./scorm.ts";
import type { Answered, Tracking } from "./tracking.ts";

/** Characters of suspend_data (SCORM 1.2 RTE, 3.4.4), and of a text. */
const ROOM = 4096;
const TEXT = 255;

/** Types of interactions that 1.2 knows, and how it says them. */
const SEPARATORS = { part: ",", pair: "." };

function setAnswer(api: ScormApi, at: number, { exercise, answer, right, at: time }: Answered): void {
  const interaction = interactionOf(exercise, answer, SEPARATORS);
  if (interaction === null) return;
  const set = (name: string, value: string) => api.setValue(`cmi.interactions.${at}.${name}`, value);
  set("id", exercise.id);
  set("type", interaction.type);
  set("time", clockOf(time.getHours() * 3600 + time.getMinutes() * 60 + time.getSeconds()));
  set("correct_responses.0.pattern", interaction.pattern.slice(0, TEXT));
  set("student_response", interaction.response.slice(0, TEXT));
  set("result", right ? "correct" : "wrong");
}

/**
 * SCORM 1.2. It has one status for two things: with a pass mark it says passed or failed at the end, else completed, and
 * incomplete before. Nothing is decided when the page is left.
 */
export function scorm12Tracking({ passPercent }: PlayerData): Tracking {
  const api = findApi("API");
  const began = Date.now();
  let writes = true;
  let status = "incomplete";
  const set = (name: string, value: string) => {
    if (writes) api?.setValue(name, value);
  };
  return {
    room: ROOM,
    start() {
      if (api === null) return Promise.reject(new Error("no run-time"));
      api.initialize("");
      writes = !["browse", "review"].includes(api.getValue("cmi.core.lesson_mode"));
      const before = api.getValue("cmi.core.lesson_status");
      if (["passed", "completed", "failed"].includes(before)) status = before;
      else set("cmi.core.lesson_status", status);
      return Promise.resolve(api.getValue("cmi.suspend_data") || null);
    },
    save(state, place) {
      set("cmi.suspend_data", state);
      set("cmi.core.lesson_location", String(place));
      api?.commit("");
    },
    answer(answered) {
      if (api && writes) setAnswer(api, Number(api.getValue("cmi.interactions._count")) || 0, answered);
    },
    report({ right, asked, score, completed, passed }) {
      if (score !== null) {
        set("cmi.core.score.min", "0");
        set("cmi.core.score.max", "100");
        set("cmi.core.score.raw", String(percentOf(right, asked)));
      }
      // What was reached stays reached.
      if (!completed || status === "passed" || (status === "completed" && passPercent === null)) return;
      status = passed === null ? "completed" : passed ? "passed" : "failed";
      set("cmi.core.lesson_status", status);
    },
    leave() {
      set("cmi.core.session_time", clockOf((Date.now() - began) / 1000));
      set("cmi.core.exit", status === "incomplete" ? "suspend" : "");
      api?.commit("");
      api?.terminate("");
    },
  };
}
