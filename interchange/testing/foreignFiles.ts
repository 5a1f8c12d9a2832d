/** A file in the form that another tool writes, made by us, and what is to come of it. */
export interface ForeignSample {
  name: string;
  text: string;
  /** Kinds of the questions in their order. */
  kinds: string[];
  /** The right answers of the first question. */
  rights?: string[];
  leftOut?: number;
}

export const GIFT_SAMPLES: ForeignSample[] = [
  {
    name: "a title, a comment and feedback",
    text: "// made by hand\n::Bees:: What do bees collect? {\n=Nectar#Yes, for honey.\n~Sand#No.\n~Glass\n####From flowers.}",
    kinds: ["choice"],
    rights: ["Nectar"],
  },
  {
    name: "shares of points as Moodle exports them",
    text: "// question: 12  name: X\n::X::[html]<p>Which are <b>insects</b>?</p>{\n\t~%50%<p>Bee</p>\n\t~%50%<p>Ant</p>\n\t~%-100%<p>Spider</p>\n}",
    kinds: ["choice"],
    rights: ["Bee", "Ant"],
  },
  {
    name: "true and false in four spellings",
    text: "A{T}\n\nB{TRUE}\n\nC{F}\n\nD{FALSE#no#yes}",
    kinds: ["choice", "choice", "choice", "choice"],
    rights: ["True"],
  },
  {
    name: "short answers with a share",
    text: "Capital of Italy? {=Rome =Roma =%50%Rom}",
    kinds: ["typed"],
    rights: ["Rome", "Roma", "Rom"],
  },
  {
    name: "numbers with a tolerance and a range",
    text: "Pi? {#3.14:0.01}\n\nA number? {#1..5}",
    kinds: ["numeric", "numeric"],
    rights: ["3.14±0.01"],
  },
  {
    name: "pairs",
    text: "Match. {\n=Queen -> lays eggs\n=Worker -> collects\n=Drone -> mates\n}",
    kinds: ["match"],
    rights: ["Queen→lays eggs", "Worker→collects", "Drone→mates"],
  },
  {
    name: "an essay and a description",
    text: "Read this first.\n\nExplain why bees dance. {}",
    kinds: ["self"],
  },
  {
    name: "escaped signs",
    text: "What is 2\\=\\=2 \\{in JS\\}? {=true\\~ish ~false\\:}",
    kinds: ["choice"],
    rights: ["true~ish"],
  },
  {
    name: "categories with doubled slashes",
    text: "$CATEGORY: $course$/top/Bees//Honey/01 Work\n\nQ1? {=a ~b}\n\n$CATEGORY: tom/Rest\n\nQ2? {=c ~d}",
    kinds: ["choice", "choice"],
    rights: ["a"],
  },
  {
    name: "a byte order mark, Windows line ends, a word to fill in",
    text: "\ufeffBees live in a {=hive =stock} together.\r\n\r\nQ? {=a ~b}\r\n",
    kinds: ["typed", "choice"],
    rights: ["hive", "stock"],
  },
];

const moodle = (questions: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions}</quiz>`;
const asked = (type: string, inside: string, text = "<p>What?</p>") =>
  `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><generalfeedback format="html"><text>Because.</text></generalfeedback>${inside}</question>`;
const graded = (fraction: string, text: string, more = "") =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text></text></feedback>${more}</answer>`;

export const MOODLE_SAMPLES: ForeignSample[] = [
  {
    name: "one right option",
    text: moodle(
      asked(
        "multichoice",
        `<single>true</single>${graded("100", "&lt;p&gt;Nectar&lt;/p&gt;")}${graded("0", "Sand")}`,
      ),
    ),
    kinds: ["choice"],
    rights: ["Nectar"],
  },
  {
    name: "several right options in thirds",
    text: moodle(
      asked(
        "multichoice",
        `<single>false</single>${graded("33.33333", "a")}${graded("33.33333", "b")}${graded("33.33333", "c")}${graded("-100", "d")}`,
      ),
    ),
    kinds: ["choice"],
    rights: ["a", "b", "c"],
  },
  {
    name: "true and false, which Moodle always writes in English",
    text: moodle(asked("truefalse", `${graded("0", "true")}${graded("100", "false")}`)),
    kinds: ["choice"],
    rights: ["False"],
  },
  {
    name: "short answers with a wildcard and a catch-all",
    text: moodle(
      asked(
        "shortanswer",
        `<usecase>0</usecase>${graded("100", "hive*")}${graded("50", "stock")}${graded("0", "*")}`,
      ),
    ),
    kinds: ["typed"],
    rights: ["hive", "stock"],
  },
  {
    name: "a number with a decimal comma, a tolerance and a unit",
    text: moodle(
      asked(
        "numerical",
        `${graded("100", "0,5", "<tolerance>0.1</tolerance>")}<units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit></units>`,
      ),
    ),
    kinds: ["numeric"],
    rights: ["0.5±0.1"],
  },
  {
    name: "pairs with a distractor",
    text: moodle(
      asked(
        "matching",
        '<subquestion format="html"><text>Queen</text><answer><text>eggs</text></answer></subquestion><subquestion><text>Drone</text><answer><text>mates</text></answer></subquestion><subquestion><text></text><answer><text>sleeps</text></answer></subquestion>',
      ),
    ),
    kinds: ["match"],
    rights: ["Queen→eggs", "Drone→mates"],
  },
  {
    name: "an order",
    text: moodle(asked("ordering", `${graded("1", "egg")}${graded("1", "larva")}${graded("1", "bee")}`)),
    kinds: ["order"],
    rights: ["egg", "larva", "bee"],
  },
  {
    name: "an essay with what markers are told",
    text: moodle(
      asked(
        "essay",
        '<graderinfo format="html"><text>&lt;p&gt;They show the way.&lt;/p&gt;</text></graderinfo>',
      ),
    ),
    kinds: ["self"],
    rights: ["They show the way."],
  },
  {
    name: "kinds that there are none of here",
    text: moodle(
      `${asked("cloze", "")}${asked("ddimageortext", "")}${asked("calculated", "")}${asked("shortanswer", graded("100", "a"))}`,
    ),
    kinds: ["typed"],
    rights: ["a"],
    leftOut: 3,
  },
  {
    name: "categories, descriptions and embedded pictures",
    text: moodle(
      `<question type="category"><category><text>$course$/top/Bees//Honey/Work</text></category><info format="html"><text>About work.</text></info></question>${asked("description", "")}${asked("multichoice", `${graded("100", "a")}${graded("0", "b")}`, '<p>See <img src="@@PLUGINFILE@@/x.png" alt="a hive"/></p>')}`,
    ),
    kinds: ["choice"],
    rights: ["a"],
  },
];

const item = (declared: string, body: string, more = "") =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false" xml:lang="de-CH">${declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${more}</assessmentItem>`;
const declared = (cardinality: string, baseType: string, rights: readonly string[], more = "") =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${rights.length > 0 ? `<correctResponse>${rights.map((right) => `<value>${right}</value>`).join("")}</correctResponse>` : ""}${more}</responseDeclaration>`;
const ask = (name: string, inside: string) =>
  `<${name} responseIdentifier="RESPONSE"><prompt>What?</prompt>${inside}</${name}>`;
const simple = (id: string, text: string) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`;

export const QTI_SAMPLES: ForeignSample[] = [
  {
    name: "one choice",
    text: item(
      declared("single", "identifier", ["A"]),
      ask("choiceInteraction", simple("A", "Nectar") + simple("B", "Sand")),
    ),
    kinds: ["choice"],
    rights: ["Nectar"],
  },
  {
    name: "several choices with feedback beside them",
    text: item(
      declared("multiple", "identifier", ["A", "C"]),
      ask(
        "choiceInteraction",
        simple(
          "A",
          'Bee<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Six legs.</feedbackInline>',
        ) +
          simple("B", "Spider") +
          simple("C", "Ant"),
      ),
    ),
    kinds: ["choice"],
    rights: ["Bee", "Ant"],
  },
  {
    name: "points instead of a right answer",
    text: item(
      declared(
        "multiple",
        "identifier",
        [],
        '<mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="-1"/></mapping>',
      ),
      ask("choiceInteraction", simple("A", "yes") + simple("B", "no")),
    ),
    kinds: ["choice"],
    rights: ["yes"],
  },
  {
    name: "a word to fill in",
    text: item(
      declared(
        "single",
        "string",
        ["Rome"],
        '<mapping defaultValue="0"><mapEntry mapKey="Roma" mappedValue="1" caseSensitive="false"/></mapping>',
      ),
      '<p>The capital is <textEntryInteraction responseIdentifier="RESPONSE"/>.</p>',
    ),
    kinds: ["typed"],
    rights: ["Rome", "Roma"],
  },
  {
    name: "a number with an absolute tolerance",
    text: item(
      declared("single", "float", ["3.14"]),
      '<p>Pi? <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.01 0.01"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>',
    ),
    kinds: ["numeric"],
    rights: ["3.14±0.01"],
  },
  {
    name: "pairs",
    text: item(
      declared("multiple", "directedPair", ["q e", "d m"]),
      ask(
        "matchInteraction",
        '<simpleMatchSet><simpleAssociableChoice identifier="q" matchMax="1">Queen</simpleAssociableChoice><simpleAssociableChoice identifier="d" matchMax="1">Drone</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="e" matchMax="1">eggs</simpleAssociableChoice><simpleAssociableChoice identifier="m" matchMax="1">mates</simpleAssociableChoice></simpleMatchSet>',
      ),
    ),
    kinds: ["match"],
    rights: ["Queen→eggs", "Drone→mates"],
  },
  {
    name: "an order",
    text: item(
      declared("ordered", "identifier", ["B", "A"]),
      ask("orderInteraction", simple("A", "bee") + simple("B", "egg")),
    ),
    kinds: ["order"],
    rights: ["egg", "bee"],
  },
  {
    name: "an essay",
    text: item(declared("single", "string", []), ask("extendedTextInteraction", "")),
    kinds: ["self"],
  },
  {
    name: "prefixes, and text around the question instead of a prompt",
    text: '<qti:assessmentItem xmlns:qti="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="T"><qti:responseDeclaration identifier="R" cardinality="single" baseType="identifier"><qti:correctResponse><qti:value>A</qti:value></qti:correctResponse></qti:responseDeclaration><qti:itemBody><qti:p>What do bees collect?</qti:p><qti:choiceInteraction responseIdentifier="R"><qti:simpleChoice identifier="A">Nectar</qti:simpleChoice><qti:simpleChoice identifier="B">Sand</qti:simpleChoice></qti:choiceInteraction></qti:itemBody></qti:assessmentItem>',
    kinds: ["choice"],
    rights: ["Nectar"],
  },
  {
    name: "an explanation after the answer",
    text: item(
      declared("single", "identifier", ["A"]),
      ask("choiceInteraction", simple("A", "a") + simple("B", "b")),
      '<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show"><p>Because.</p></modalFeedback>',
    ),
    kinds: ["choice"],
    rights: ["a"],
  },
];
