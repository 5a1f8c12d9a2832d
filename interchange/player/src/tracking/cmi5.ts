import type { PlayerData } from "../../../src/player/data.ts";
import type { Outcome } from "../progress.ts";
import { interactionOf } from "../responses.ts";
import { durationOf } from "./scorm.ts";
import type { Answered, Tracking } from "./tracking.ts";
import { openActivity } from "./xapi.ts";

/** Characters of a state; activity states have no limit of their own. */
const ROOM = 500_000;
const ADL = "http://adlnet.gov/expapi/verbs/";
const INTERACTION = "http://adlnet.gov/expapi/activities/cmi.interaction";
const CONTEXT = "https://w3id.org/xapi/cmi5/context";
const MASTERY = `${CONTEXT}/extensions/masteryscore`;
const SEPARATORS = { part: "[,]", pair: "[.]" };
/** What it calls the state in which an earlier launch was. */
const STATE = "progress";

/** What is kept: the course's state, and which of the statements were made that may be made once. */
interface Kept {
  state: string;
  completed: boolean;
  passed: boolean;
}

function readKept(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value === "object" && value !== null && "state" in value && typeof value.state === "string") {
      const flag = (name: string) => Reflect.get(value, name) === true;
      return { state: value.state, completed: flag("completed"), passed: flag("passed") };
    }
  } catch {
    // What cannot be read was not written by this player: it begins anew.
  }
  return { state: "", completed: false, passed: false };
}

/**
 * cmi5 (Quartz, 1st edition). Statements go one after the other. Which of completed, passed and failed was said is
 * kept with the state: each of the first two may be said once in a registration (9.3).
 */
export function cmi5Tracking(data: PlayerData): Tracking {
  const { language, passPercent } = data;
  const began = Date.now();
  const duration = () => durationOf((Date.now() - began) / 1000);
  const activity = openActivity(new URL(location.href).searchParams);
  let kept = readKept(null);
  let failedNow = false;

  const defined = (verb: string, result: object, moves: boolean) =>
    activity.send({
      verb: { id: `${ADL}${verb}`, display: { en: verb } },
      result,
      context: {
        contextActivities: {
          category: [
            { id: `${CONTEXT}/categories/cmi5` },
            ...(moves ? [{ id: `${CONTEXT}/categories/moveon` }] : []),
          ],
        },
        extensions:
          moves && passPercent !== null && verb !== "completed" ? { [MASTERY]: passPercent / 100 } : {},
      },
    });

  function say(outcome: Outcome): void {
    if (!outcome.completed) return;
    if (!kept.completed) {
      kept.completed = true;
      void defined("completed", { completion: true, duration: duration() }, true);
    }
    if (outcome.passed === null || kept.passed || (failedNow && !outcome.passed)) return;
    kept.passed = outcome.passed;
    failedNow = !outcome.passed;
    const score = { scaled: Math.floor((outcome.score ?? 0) * 100) / 100 };
    void defined(
      outcome.passed ? "passed" : "failed",
      { success: outcome.passed, score, duration: duration() },
      true,
    );
  }

  return {
    room: ROOM,
    async start() {
      await activity.open();
      kept = readKept(await activity.readState(STATE));
      await defined("initialized", {}, false);
      return kept.state || null;
    },
    save(state) {
      kept.state = state;
      activity.keep(STATE, JSON.stringify(kept));
    },
    answer({ exercise, answer, right, at }: Answered) {
      const interaction = interactionOf(exercise, answer, SEPARATORS);
      if (interaction === null || !activity.counts) return;
      void activity.send({
        timestamp: at.toISOString(),
        verb: { id: `${ADL}answered`, display: { en: "answered" } },
        object: {
          objectType: "Activity",
          id: `${activity.id}/questions/${exercise.id}`,
          definition: {
            type: INTERACTION,
            name: { [language]: exercise.text },
            interactionType: interaction.type,
            correctResponsesPattern: [interaction.pattern],
          },
        },
        result: { success: right, response: interaction.response },
      });
    },
    report(outcome) {
      if (activity.counts) say(outcome);
    },
    leave() {
      void defined("terminated", { duration: duration() }, false);
    },
  };
}
