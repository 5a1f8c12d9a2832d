import { type Database, openDatabase } from "../../server/src/db/client.ts";
import { STEPS } from "./course.ts";
import { size } from "./options.ts";
import type { Place } from "./place.ts";

const COURSES = size(1_000, 50);
const PARTICIPANTS = size(10_000, 50);
/** Steps of the course to be edited, a whole multiple of those of the course that was made. */
const EDITED_STEPS = 50;
/** The course with as many steps. */
export const EDITED_SLUG = "bench-2";

type Db = Database["db"];

/** Names of a table's columns but some, quoted. */
async function columns(db: Db, table: string, without: string[]): Promise<string> {
  const answer = await db.execute(
    `select string_agg('"' || column_name || '"', ', ') as names from information_schema.columns
     where table_name = '${table}' and column_name not in (${without.map((name) => `'${name}'`).join(", ")})`,
  );
  const { rows } = answer as { rows: { names: string }[] };
  return rows[0]?.names ?? "";
}

/** A thousand courses as copies of one, of which the second is longer and has questions. */
async function fillCourses(db: Db, slug: string): Promise<void> {
  const course = await columns(db, "courses", ["id", "slug", "name", "request_id", "created_at"]);
  await db.execute(`insert into courses (id, slug, name, request_id, created_at, ${course})
    select gen_random_uuid(), 'bench-' || n, 'Course ' || n, gen_random_uuid(), now() - n * interval '1 hour', ${course}
    from courses, generate_series(2, ${COURSES}) n where slug = '${slug}'`);
  const step = await columns(db, "steps", ["id", "course_id", "position"]);
  await db.execute(`insert into steps (id, course_id, position, ${step})
    select gen_random_uuid(), other.id, position + ${STEPS} * part, ${step}
    from steps, (select id, slug from courses where slug like 'bench-%') other, generate_series(0, ${EDITED_STEPS / STEPS - 1}) part
    where course_id = (select id from courses where slug = '${slug}') and (part = 0 or other.slug = '${EDITED_SLUG}')`);
  const question = await columns(db, "questions", ["id", "step_id"]);
  await db.execute(`insert into questions (id, step_id, ${question})
    select gen_random_uuid(), copy_id, ${question} from questions join (
      select made.id as made_id, copies.id as copy_id from steps made
        join steps copies on (copies.position - 1) % ${STEPS} = made.position - 1
      where made.course_id = (select id from courses where slug = '${slug}')
        and copies.course_id = (select id from courses where slug = '${EDITED_SLUG}')) pairs on made_id = step_id`);
}

/** Participants as years of use leave them: people stop anywhere, and answer by chance and ability. */
async function fillParticipants(db: Db, slug: string): Promise<void> {
  const people = (of: string, amount: number) => `
    insert into enrolments (id, course_id, type, started_at, last_active_at, completed_at, graduated_at)
    select gen_random_uuid(), courses.id, 'anonymous', now() - n * interval '10 minutes',
      now() - n * interval '5 minutes', case when n % 3 = 0 then now() - n * interval '4 minutes' end,
      case when n % 3 = 0 then now() - n * interval '4 minutes' end
    from courses, generate_series(1, ${amount}) n where ${of}`;
  await db.execute(people("slug like 'bench-%'", 20));
  await db.execute(people(`slug = '${slug}'`, PARTICIPANTS));
  await db.execute(`insert into step_progress (enrolment_id, step_id, answered_at, answer, "right")
    select enrolments.id, steps.id, started_at + position * interval '2 minutes' * (0.5 + random()),
      jsonb_build_object('kind', 'choice', 'selected',
        jsonb_build_array(body -> 'options' -> (case when yes then 0 else 1 end) ->> 'id')), yes
    from enrolments join steps using (course_id) join questions on questions.step_id = steps.id,
      lateral (select random() < 0.5 + abs(hashtext(enrolments.id::text)) % 40 / 100.0 as yes) hit
    where course_id = (select id from courses where slug = '${slug}')
      and (completed_at is not null or position <= abs(hashtext(enrolments.id::text)) % ${STEPS})`);
}

async function amount(db: Db, table: string): Promise<number> {
  const answer = await db.execute(`select count(*)::int as n from ${table}`);
  const { rows } = answer as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}

/** Fills a database around the course `slug`; no server may use it if it is embedded. Answers what is there now. */
export async function fillStudio({ databaseUrl: url, folder }: Place, slug: string): Promise<string> {
  const database = await openDatabase({ url, folder }, (error) => {
    throw error;
  });
  try {
    const { db } = database;
    await fillCourses(db, slug);
    await fillParticipants(db, slug);
    // Nobody works for years with an address that was never confirmed.
    await db.execute("update auth_users set email_confirmed_at = created_at");
    await db.execute("analyze");
    const finished = await amount(db, "step_progress");
    return `${await amount(db, "courses")} courses, one of ${EDITED_STEPS} steps, ${PARTICIPANTS} participants with ${finished} finished steps`;
  } finally {
    await database.close();
  }
}
