import type { ForeignSample } from "./foreignFiles.ts";

const label = (id: string, text: string) =>
  `<response_label ident="${id}"><material><mattext texttype="text/html">&lt;p&gt;${text}&lt;/p&gt;</mattext></material></response_label>`;
const old = (fields: string, presentation: string, conditions: string, more = "") =>
  `<item ident="i"><itemmetadata><qtimetadata>${fields}</qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;What?&lt;/p&gt;</mattext></material>${presentation}</presentation><resprocessing><outcomes><decvar varname="SCORE"/></outcomes>${conditions}</resprocessing>${more}</item>`;
const field = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
const profile = (name: string) => field("cc_profile", `cc.${name}.v0p1`);
const choices = (cardinality: string, labels: string) =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels}</render_choice></response_lid>`;
const right = (inside: string) =>
  `<respcondition continue="No"><conditionvar>${inside}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
const equal = (id: string) => `<varequal respident="r">${id}</varequal>`;
const FIB = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>';
const GENERAL =
  '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>';
const SAID =
  '<itemfeedback ident="general_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;Because.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>';

/** Items of the quizzes of cartridges. */
export const CARTRIDGE_SAMPLES: ForeignSample[] = [
  {
    name: "one choice with an explanation",
    text: old(
      profile("multiple_choice"),
      choices("Single", label("a", "Nectar") + label("b", "Sand")),
      GENERAL + right(equal("a")),
      SAID,
    ),
    kinds: ["choice"],
    rights: ["Nectar"],
  },
  {
    name: "several choices, those that must not be chosen under not",
    text: old(
      profile("multiple_response"),
      choices("Multiple", label("a", "Bee") + label("b", "Spider") + label("c", "Ant")),
      right(`<and>${equal("a")}<not>${equal("b")}</not>${equal("c")}</and>`),
    ),
    kinds: ["choice"],
    rights: ["Bee", "Ant"],
  },
  {
    name: "true and false",
    text: old(
      profile("true_false"),
      choices("Single", label("t", "True") + label("f", "False")),
      right(equal("f")),
    ),
    kinds: ["choice"],
    rights: ["False"],
  },
  {
    name: "texts to fill in",
    text: old(profile("fib"), FIB, right(equal("Rome")) + right(equal("Roma"))),
    kinds: ["typed"],
    rights: ["Rome", "Roma"],
  },
  { name: "an essay", text: old(profile("essay"), FIB, ""), kinds: ["self"] },
  {
    name: "Canvas: its own name for the kind, several answers added up",
    text: old(
      field("question_type", "multiple_answers_question"),
      choices("Multiple", label("7", "a") + label("8", "b") + label("9", "c")),
      right(`<and>${equal("7")}<not>${equal("8")}</not>${equal("9")}</and>`),
    ),
    kinds: ["choice"],
    rights: ["a", "c"],
  },
  {
    name: "Canvas: pairs as a field for each entry",
    text: old(
      field("question_type", "matching_question"),
      ["q", "d"]
        .map(
          (id) =>
            `<response_lid ident="${id}"><material><mattext texttype="text/plain">${id === "q" ? "Queen" : "Drone"}</mattext></material><render_choice>${label("e", "eggs")}${label("m", "mates")}</render_choice></response_lid>`,
        )
        .join(""),
      '<respcondition><conditionvar><varequal respident="q">e</varequal></conditionvar><setvar varname="SCORE" action="Add">50.00</setvar></respcondition><respcondition><conditionvar><varequal respident="d">m</varequal></conditionvar><setvar varname="SCORE" action="Add">50.00</setvar></respcondition>',
    ),
    kinds: ["match"],
    rights: ["Queen→eggs", "Drone→mates"],
  },
  {
    name: "Canvas: a number",
    text: old(
      field("question_type", "numerical_question"),
      FIB,
      right(
        `<or>${equal("3.14")}<and><vargte respident="r">3.13</vargte><varlte respident="r">3.15</varlte></and></or>`,
      ),
    ),
    kinds: ["numeric"],
    rights: ["3.14±0"],
  },
  {
    name: "Blackboard: a flow around the question",
    text: `<item ident="i"><presentation><flow><material><mattext texttype="text/plain">What?</mattext></material>${choices("Single", label("a", "yes") + label("b", "no"))}</flow></presentation><resprocessing>${right(equal("a"))}</resprocessing></item>`,
    kinds: ["choice"],
    rights: ["yes"],
  },
  {
    name: "kinds that there are none of here",
    text: `${old(field("question_type", "file_upload_question"), "", "")}${old(field("question_type", "calculated_question"), FIB, "")}${old(profile("fib"), FIB, right(equal("a")))}`,
    kinds: ["typed"],
    rights: ["a"],
    leftOut: 2,
  },
];

/** A quiz of a cartridge with these items. */
export const quizOf = (items: string): string =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q" title="Quiz"><section ident="root_section">${items}</section></assessment></questestinterop>`;
