import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./client.ts";
import { OperatorError } from "./errors.ts";

/** How much `seed` makes; answers are met on average, everything else exactly. */
export interface SeedAmounts {
  courses: number;
  enrolments: number;
  answers: number;
}

/** Courses of one creator. */
const COURSES_EACH = 20;
/** Participations of one person; every fifth participation is anonymous. */
const PARTICIPATIONS_EACH = 4;
/** People stop so many steps before or after the mean. */
const SPREAD = 5;
/** Participations whose answers are written in one transaction. */
const BATCH = 20_000;

/** Address of the creator with this number, from 1; all seeded people have the password that `seed` was given. */
export const seededCreator = (number: number): string => `creator-${number}@example.org`;
/** Address of the participant with this number, from 1. */
export const seededParticipant = (number: number): string => `participant-${number}@example.org`;

/** The UUID (version 4 in its form) of the row of a kind with a number. */
const idOf = (kind: string, number: SQL): SQL =>
  sql`overlay(overlay(md5(${sql.raw(`'${kind}-'`)} || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

function people(kind: "creator" | "participant", role: string, amount: number, passwordHash: string): SQL[] {
  const name = sql.raw(`'${kind}'`);
  const numbers = sql`generate_series(1, ${sql.raw(String(amount))}) n`;
  const id = idOf(kind, sql`n`);
  const since = sql`now() - (n % 900) * interval '1 day'`;
  return [
    sql`insert into auth_users (id, email, password_hash, metadata, email_confirmed_at, role_chosen, created_at, updated_at)
      select ${id}, ${name} || '-' || n || '@example.org', ${passwordHash},
        jsonb_build_object('first_name', 'First ' || n, 'last_name', 'Last ' || n % 5000, 'preferred_language', 'de'),
        ${since}, true, ${since}, ${since} from ${numbers}`,
    sql`insert into user_profiles (id, first_name, last_name, email, role, preferred_language, is_email_verified, updated_at)
      select ${id}, 'First ' || n, 'Last ' || n % 5000, ${name} || '-' || n || '@example.org', ${role}, 'de', true, ${since}
      from ${numbers}`,
    sql`insert into auth_sessions (id, user_id, created_at, refreshed_at, user_agent)
      select gen_random_uuid(), ${id}, now() - (n % 80 + n % 280) * interval '1 day',
        now() - (n % 80) * interval '1 day', 'seed' from ${numbers}`,
  ];
}

function content(amounts: SeedAmounts, creators: number, steps: number): SQL[] {
  const courses = sql`generate_series(1, ${sql.raw(String(amounts.courses))}) c`;
  const places = sql`generate_series(1, ${sql.raw(String(steps))}) p`;
  const course = idOf("course", sql`c`);
  const step = idOf("step", sql`c || '-' || p`);
  const owner = idOf("creator", sql`(c % ${sql.raw(String(creators))} + 1)`);
  const since = sql`now() - (c % 900) * interval '1 day'`;
  const option = (letter: string) =>
    sql.raw(
      `jsonb_build_object('id', '${letter}', 'text', 'Option ${letter}', 'correct', ${letter === "a"})`,
    );
  return [
    sql`insert into courses (id, slug, owner_id, request_id, name, language, difficulty, steps_wished, allow_anonymous,
        registration_required, admin_first_name, admin_last_name, admin_email, writer, created_at, edited_at)
      select ${course}, 'seed-' || c, ${owner}, gen_random_uuid(), 'Course ' || c, 'de', 'standard',
        ${sql.raw(String(steps))}, true, false, 'First', 'Last', 'creator@example.org', 'builtin', ${since}, ${since}
      from ${courses}`,
    sql`insert into steps (id, course_id, position, title, content, sections, summary, words, sources, writer, fallback, created_at, edited_at)
      select ${step}, ${course}, p, 'Step ' || p, repeat('What there is to know of this. ', 25),
        '{"objectives":[],"keyPoints":[],"reflections":[],"terms":[],"next":null}', 'In short', 500, '[]',
        'builtin', false, ${since}, ${since} from ${courses}, ${places}`,
    sql`insert into questions (id, step_id, origin, text, body, explanation)
      select ${idOf("question", sql`c || '-' || p`)}, ${step}, 'builtin', 'What is true?',
        jsonb_build_object('kind', 'choice', 'options',
          jsonb_build_array(${option("a")}, ${option("b")}, ${option("c")}, ${option("d")})), 'Because it is.'
      from ${courses}, ${places}`,
    sql`insert into generation_runs (id, course_id, status, phase, total_steps, outline, notices, log, created_at, started_at, finished_at)
      select gen_random_uuid(), ${course}, 'completed', 'finalizing', ${sql.raw(String(steps))}, '[]', '[]', '[]',
        ${since}, ${since}, ${since} + interval '1 minute' from ${courses}`,
    sql`insert into generation_requests (id, run_id, course_id, phase, purpose, attempt, provider, model, started_at,
        milliseconds, input_tokens, output_tokens, outcome, instructions, prompt, answer)
      select gen_random_uuid(), r.id, r.course_id, 'generating_steps', 'step', 1, 'seed', 'seed', r.started_at, 900, 500, 500,
        'used', 'Write.', 'Write a step.', 'A step.' from generation_runs r, ${places}`,
  ];
}

/** Few courses have many participants, most have some. */
function participations(amounts: SeedAmounts, persons: number): SQL {
  const [courses, amount, all] = [amounts.courses, amounts.enrolments, persons].map((n) =>
    sql.raw(String(n)),
  );
  return sql`insert into enrolments (id, course_id, user_id, token_hash, type, started_at, last_active_at)
    select ${idOf("enrolment", sql`n`)}, ${idOf("course", sql`course`)},
      case when known then ${idOf("participant", sql`person`)} end,
      case when not known then md5('token-' || n) end,
      case when known then 'registered' else 'anonymous' end,
      now() - days * interval '1 day', now() - days * interval '1 day' + interval '2 hours'
    from (select n, course, person, days,
        abs(hashtext(n::text)) % 5 > 0 and row_number() over (partition by course, person order by n) = 1 as known
      from (select n, 1 + floor(${courses} * random() ^ 2)::int as course, 1 + n % ${all} as person, n % 700 as days
        from generate_series(1, ${amount}) n) drawn) numbered`;
}

/** The answers of the participations from one number up to another, and what follows from them. */
function answers(from: number, to: number, mean: number, steps: number): SQL[] {
  const numbers = sql.raw(`generate_series(${from}, ${to}) n`);
  const done = sql.raw(`${mean - SPREAD} + n * 7 % ${2 * SPREAD + 1}`);
  const enrolment = sql`${numbers} join enrolments e on e.id = ${idOf("enrolment", sql`n`)}`;
  const completed = sql`${done} >= ${sql.raw(String(steps))}`;
  const at = sql`e.started_at + interval '2 hours'`;
  return [
    sql`insert into step_progress (enrolment_id, step_id, answered_at, answer, "right", question_id)
      select e.id, s.id, e.started_at + s.position * interval '3 minutes', jsonb_build_object('kind', 'choice', 'selected', jsonb_build_array(chosen.id)),
        chosen.id = 'a', q.id
      from ${enrolment} join steps s on s.course_id = e.course_id and s.position <= ${done}
      join questions q on q.step_id = s.id,
      lateral (select case when (n + s.position) % 3 = 0 then 'b' else 'a' end as id) chosen`,
    sql`update enrolments e set completed_at = ${at}, graduated_at = ${at}
      from ${numbers} where e.id = ${idOf("enrolment", sql`n`)} and ${completed}`,
    sql`insert into certificates (code, enrolment_id, name, course_name, completed_at)
      select upper(md5('code-' || n)), e.id, 'First Last', 'Course', ${at} from ${enrolment}
      where ${completed} and e.user_id is not null`,
    sql`insert into learning_mails (id, course_id, enrolment_id, kind, occasion, created_at, queued_at)
      select gen_random_uuid(), e.course_id, e.id, 'started', e.id, e.started_at, e.started_at
      from ${enrolment} where e.user_id is not null`,
    sql`update enrolments e set repeats = true
      from ${numbers} where e.id = ${idOf("enrolment", sql`n`)} and n % 10 = 1 and e.user_id is not null`,
    sql`insert into review_cards (enrolment_id, step_id, due, card)
      select e.id, s.id, due, jsonb_build_object('due', due, 'last_review', e.started_at, 'stability', 2.3, 'difficulty', 5,
        'elapsed_days', 0, 'scheduled_days', 3, 'learning_steps', 0, 'reps', 1, 'lapses', 0, 'state', 2)
      from ${enrolment} join steps s on s.course_id = e.course_id and s.position <= 5,
      lateral (select now() + (n % 60 - 30) * interval '1 day' as due) at where e.repeats`,
    sql`insert into reminder_links (enrolment_id, token)
      select e.id, md5('reminder-' || n) from ${enrolment} where e.user_id is not null and n % 3 = 0`,
    sql`insert into highlights (id, enrolment_id, step_id, step_title, quote, prefix, suffix, created_at)
      select gen_random_uuid(), e.id, ${idOf("step", sql`substring(c.slug from 6) || '-1'`)}, 'Step 1', 'know', 'to ', ' of', e.started_at
      from ${enrolment} join courses c on c.id = e.course_id where n % 10 = 1`,
  ];
}

async function isEmpty(db: Db): Promise<boolean> {
  const answer: unknown = await db.execute(
    sql`select exists (select from auth_users) or exists (select from courses) as filled`,
  );
  const { rows } = z.object({ rows: z.array(z.object({ filled: z.boolean() })) }).parse(answer);
  return rows[0]?.filled === false;
}

/** A database with people or courses in it is not filled up. */
export class NotEmptyError extends OperatorError {
  override name = "NotEmptyError";
}

/**
 * Fills an empty Postgres database with courses, participations and answers, as years of use would; `tell` hears
 * how many participations have their answers. Throws NotEmptyError.
 */
export async function seed(
  db: Db,
  amounts: SeedAmounts,
  passwordHash: string,
  tell: (enrolments: number) => void,
): Promise<void> {
  if (!(await isEmpty(db))) throw new NotEmptyError("The database already holds people or courses.");
  const creators = Math.ceil(amounts.courses / COURSES_EACH);
  const persons = Math.ceil(amounts.enrolments / PARTICIPATIONS_EACH);
  const mean = Math.max(SPREAD + 1, Math.round(amounts.answers / amounts.enrolments));
  const steps = mean + SPREAD;
  const first = [
    ...people("creator", "course_creator_free", creators, passwordHash),
    ...people("participant", "course_participant", persons, passwordHash),
    ...content(amounts, creators, steps),
    participations(amounts, persons),
    sql`analyze`,
  ];
  for (const statement of first) await db.execute(statement);
  for (let from = 1; from <= amounts.enrolments; from += BATCH) {
    const to = Math.min(amounts.enrolments, from + BATCH - 1);
    for (const statement of answers(from, to, mean, steps)) await db.execute(statement);
    tell(to);
  }
  await db.execute(sql`vacuum analyze`);
}
