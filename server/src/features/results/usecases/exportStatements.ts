import { createHash } from "node:crypto";
import type { Participant } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadQuestions } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { type ProgressRow, progressRows } from "../repository/participants.ts";
import { allParticipants } from "../shared/participants.ts";

/** Participants whose statements are made at once: some milliseconds. */
const AT_ONCE = 20;

/** Verbs and kinds of activities of ADL's vocabulary (https://w3id.org/xapi/adl). */
const VERBS = {
  registered: "http://adlnet.gov/expapi/verbs/registered",
  experienced: "http://adlnet.gov/expapi/verbs/experienced",
  answered: "http://adlnet.gov/expapi/verbs/answered",
  completed: "http://adlnet.gov/expapi/verbs/completed",
  passed: "http://adlnet.gov/expapi/verbs/passed",
} as const;
type Verb = keyof typeof VERBS;

const KINDS = {
  course: "http://adlnet.gov/expapi/activities/course",
  lesson: "http://adlnet.gov/expapi/activities/lesson",
  question: "http://adlnet.gov/expapi/activities/question",
} as const;

type AskedStep = Awaited<ReturnType<typeof loadQuestions>>[number];

interface Told {
  verb: Verb;
  at: string;
  activity: object;
  /** What the statement is of, so that the same download again gives the same statement its id. */
  about: string;
  result?: object;
}

/** An id that is the same each time for the same thing that was done (RFC 9562, section 5.8). */
function statementId(...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join(" ")).digest("hex");
  const variant = "89ab"[Number.parseInt(hash[16] ?? "0", 16) % 4];
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Who did it: by the address, or, where somebody came without a name, by the participation. */
function actorOf({ id, firstName, lastName, email }: Participant, publicUrl: string): object {
  if (email === null) return { objectType: "Agent", account: { homePage: publicUrl, name: id } };
  return { objectType: "Agent", name: `${firstName} ${lastName}`.trim() || email, mbox: `mailto:${email}` };
}

/** The course, its steps and questions as activities, with addresses of this installation. */
function activitiesOf(course: CourseRow, publicUrl: string) {
  const activity = (path: string, kind: keyof typeof KINDS, name: string) => ({
    objectType: "Activity",
    id: `${publicUrl}/c/${course.slug}${path}`,
    definition: { type: KINDS[kind], name: { [course.language]: name } },
  });
  return {
    course: activity("", "course", course.name),
    step: ({ step }: AskedStep) => activity(`#step-${step.id}`, "lesson", step.title),
    question: ({ step, question }: AskedStep) =>
      activity(`#question-${step.id}`, "question", question?.text ?? step.title),
  };
}

interface About {
  course: CourseRow;
  publicUrl: string;
  activities: ReturnType<typeof activitiesOf>;
}

function toldOfStep(row: ProgressRow, step: AskedStep, activities: ReturnType<typeof activitiesOf>): Told[] {
  const { answeredAt, understoodAt, right, judged, known } = row;
  const about = step.step.id;
  const understood: Told[] =
    understoodAt === null
      ? []
      : [{ verb: "experienced", at: understoodAt.toISOString(), activity: activities.step(step), about }];
  if (answeredAt === null) return understood;
  // An answer of the entry test is told by an extension (version 1.0.3, part 2, 4.1.12), its name an address of ours.
  const extensions = known ? { extensions: { [`${activities.course.id}#entry-test`]: true } } : {};
  const result = judged || right === null ? {} : { result: { success: right, ...extensions } };
  const answered = { at: answeredAt.toISOString(), activity: activities.question(step), about };
  return [{ verb: "answered", ...answered, ...result }, ...understood];
}

function toldOf(
  person: Participant,
  rows: readonly ProgressRow[],
  steps: ReadonlyMap<string, AskedStep>,
  activities: ReturnType<typeof activitiesOf>,
): Told[] {
  const of = { activity: activities.course, about: "course" };
  const scaled = person.answered > 0 ? { score: { scaled: person.right / person.answered } } : {};
  return [
    { verb: "registered", at: person.startedAt, ...of },
    ...rows.flatMap((row) => {
      const step = steps.get(row.stepId);
      return step ? toldOfStep(row, step, activities) : [];
    }),
    ...(person.completedAt === null
      ? []
      : [
          {
            verb: "completed" as const,
            at: person.completedAt,
            ...of,
            result: { completion: true, ...scaled },
          },
        ]),
    ...(person.passedAt === null
      ? []
      : [{ verb: "passed" as const, at: person.passedAt, ...of, result: { success: true, ...scaled } }]),
  ];
}

/** What somebody did, each as a statement in JSON. */
function statementsOf(
  person: Participant,
  told: readonly Told[],
  { course: { language }, activities, publicUrl }: About,
): string[] {
  return told.map(({ verb, at, activity, about, result }) =>
    JSON.stringify({
      id: statementId(person.id, verb, about, at),
      actor: actorOf(person, publicUrl),
      verb: { id: VERBS[verb], display: { en: verb } },
      object: activity,
      ...(result ? { result } : {}),
      context: {
        registration: person.id,
        language,
        contextActivities: { grouping: [{ objectType: "Activity", id: activities.course.id }] },
      },
      timestamp: at,
    }),
  );
}

/** The file in pieces of some participants each. */
async function* writeStatements(services: Services, course: CourseRow): AsyncGenerator<string> {
  const { db, publicUrl } = services;
  const steps = new Map((await loadQuestions(db, course.id)).map((asked) => [asked.step.id, asked]));
  const about = { course, publicUrl, activities: activitiesOf(course, publicUrl) };
  let written = "[";
  for await (const people of allParticipants(services, course))
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      const ids = some.map(({ id }) => id);
      const rows = Map.groupBy(await progressRows(db, ids), ({ enrolmentId }) => enrolmentId);
      const statements = some.flatMap((person) =>
        statementsOf(person, toldOf(person, rows.get(person.id) ?? [], steps, about.activities), about),
      );
      yield written + statements.join(",");
      written = ",";
    }
  yield written === "[" ? "[]" : "]";
}

/**
 * What the participants of a course did, as statements of the Experience API (IEEE 9274.1.1, version 1.0.3 of its form):
 * begun, answered, understood, completed, passed. Judged answers carry no verdict; own texts are not in them. The same
 * thing done has the same id in every download. A JSON text in pieces, each made as it is taken. Throws what
 * `manageableCourse` throws.
 */
export async function exportStatements({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<AsyncGenerator<string>> {
  const course = await manageableCourse(services, actor, slug);
  return writeStatements(services, course);
}
