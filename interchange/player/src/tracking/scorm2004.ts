import type { PlayerData } from "../../../src/player/data.ts";
import { percentOf } from "../progress.ts";
import { interactionOf } from "../responses.ts";
import { durationOf, findApi, type ScormApi } from "./scorm.ts";
import type { Answered, Tracking } from "./tracking.ts";

/** Characters of suspend_data, of a typed answer and of a description (SCORM 2004 4th Edition RTE, 4.2). */
const ROOM = 64_000;
const TYPED = 250;
const DESCRIPTION = 250;
const SEPARATORS = { part: "[,]", pair: "[.]" };

/** With hundredths: without a fraction some platforms refuse it. */
const timestamp = (time: Date) => time.toISOString().replace(/(\.\d\d)\dZ$/, "$1Z");

function setAnswer(
  api: ScormApi,
  language: string,
  at: number,
  { exercise, answer, right, at: time }: Answered,
): void {
  const interaction = interactionOf(exercise, answer, SEPARATORS);
  if (interaction === null) return;
  const isTyped = interaction.type === "fill-in";
  const say = (text: string) => (isTyped ? text.slice(0, TYPED) : text);
  const set = (name: string, value: string) => api.setValue(`cmi.interactions.${at}.${name}`, value);
  set("id", `urn:uuid:${exercise.id}`);
  set("type", interaction.type);
  set("timestamp", timestamp(time));
  set("description", `{lang=${language}}${exercise.text.slice(0, DESCRIPTION - 12)}`);
  set("correct_responses.0.pattern", say(interaction.pattern));
  set("learner_response", say(interaction.response));
  set("result", right ? "correct" : "incorrect");
}

/** SCORM 2004 4th Edition: completed and passed are two things. */
export function scorm2004Tracking({ language }: PlayerData): Tracking {
  const api = findApi("API_1484_11");
  const began = Date.now();
  let writes = true;
  let isCompleted = false;
  let isPassed = false;
  const set = (name: string, value: string) => {
    if (writes) api?.setValue(name, value);
  };
  return {
    room: ROOM,
    start() {
      if (api === null) return Promise.reject(new Error("no run-time"));
      api.initialize("");
      writes = !["browse", "review"].includes(api.getValue("cmi.mode"));
      isCompleted = api.getValue("cmi.completion_status") === "completed";
      isPassed = api.getValue("cmi.success_status") === "passed";
      if (!isCompleted) set("cmi.completion_status", "incomplete");
      return Promise.resolve(api.getValue("cmi.suspend_data") || null);
    },
    save(state, place) {
      set("cmi.suspend_data", state);
      set("cmi.location", String(place));
      api?.commit("");
    },
    answer(answered) {
      const at = Number(api?.getValue("cmi.interactions._count")) || 0;
      if (api && writes) setAnswer(api, language, at, answered);
    },
    report({ right, asked, score, completed, passed, done, total }) {
      set("cmi.progress_measure", String(Math.round((100 * done) / total) / 100));
      if (score !== null) {
        const percent = percentOf(right, asked);
        set("cmi.score.min", "0");
        set("cmi.score.max", "100");
        set("cmi.score.raw", String(percent));
        set("cmi.score.scaled", String(percent / 100));
      }
      if (completed) {
        isCompleted = true;
        set("cmi.completion_status", "completed");
      }
      // What was reached stays reached.
      if (passed === null || isPassed) return;
      isPassed = passed;
      set("cmi.success_status", passed ? "passed" : "failed");
    },
    leave() {
      set("cmi.session_time", durationOf((Date.now() - began) / 1000));
      set("cmi.exit", isCompleted ? "normal" : "suspend");
      api?.commit("");
      api?.terminate("");
    },
  };
}
