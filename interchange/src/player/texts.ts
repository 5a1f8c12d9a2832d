import type { Words } from "../publication/words.ts";

/** What the player says while it runs, in the course's language. */
export function playerTexts({ viewer, mastery, answers, exported }: Words) {
  return {
    stepOf: viewer.step_of,
    verdicts: [viewer.verdict_right, viewer.verdict_mostly, viewer.verdict_partly, viewer.verdict_wrong],
    levels: [answers.level_1, answers.level_2, answers.level_3, answers.level_4],
    judged: answers.self_verdict,
    missing: {
      choice: viewer.choose_first,
      typed: answers.typed_missing,
      numeric: answers.numeric_missing,
      match: answers.match_missing,
      order: "",
      self: answers.self_missing,
    },
    optionRight: viewer.option_right_chosen,
    optionWrong: viewer.option_wrong_chosen,
    optionMissed: viewer.option_right_missed,
    matchRight: answers.match_right,
    matchWrong: answers.match_wrong,
    orderRight: answers.order_right,
    orderWrong: answers.order_wrong,
    orderMoved: answers.order_moved,
    given: answers.given,
    answeredBefore: exported.answered_before,
    understood: viewer.understood,
    understoodDone: viewer.understood_done,
    states: {
      open: viewer.state_open,
      understood: viewer.state_understood,
      right: viewer.state_right,
      wrong: viewer.state_wrong,
      judged: viewer.state_judged,
    },
    start: viewer.start,
    continue: viewer.continue,
    progress: viewer.progress,
    scoreOne: viewer.score_one,
    scoreOther: viewer.score_other,
    scoreNone: mastery.score_none,
    endTitle: mastery.evaluation_title,
    missingTitle: mastery.missing_title,
    missingText: mastery.missing_text,
    passed: viewer.passed,
    notPassed: viewer.not_passed,
    passReached: mastery.pass_reached,
    notSaved: exported.not_saved,
    dark: exported.theme_dark,
    light: exported.theme_light,
  };
}

export type PlayerTexts = ReturnType<typeof playerTexts>;
