import { composeStepMarkdown, courseLanguageSchema, type SectionLabels } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { z } from "zod";
import { LABELS_IN_TEXTS } from "./labels.ts";
import { respelled } from "./respelling.ts";
import { type SplitStep, splitStep } from "./split.ts";

/** A database that is just being opened. */
type Db = PgDatabase<PgQueryResultHKT>;

/** Steps split at a time. */
const BATCH = 200;

const stepSchema = z.object({ key: z.string(), language: courseLanguageSchema, content: z.string() });
const markSchema = z.object({
  key: z.string(),
  enrolment: z.string(),
  id: z.string(),
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});
type Mark = z.infer<typeof markSchema>;

/** A table with texts of steps. Its statements take the parts of steps as JSON by the keys that `find` gives. */
interface Place {
  /** Steps that were not split yet. */
  find(most: number): SQL;
  store(parts: string): SQL;
  /** What participants marked in these steps; null where nobody could. */
  marks: ((parts: string) => SQL) | null;
}

const partsOf = (parts: string) =>
  sql`jsonb_to_recordset(${parts}::jsonb) as part(key text, content text, sections jsonb)`;
const MARK = sql`part.key, h.enrolment_id as enrolment, h.id, h.quote, h.prefix, h.suffix`;
const WITH_PARTS = sql`step || jsonb_build_object('content', part.content, 'sections', part.sections)`;

const STEPS: Place = {
  find: (most) => sql`select s.id as key, c.language, s.content from steps s
    join courses c on c.id = s.course_id where s.sections = '{}'::jsonb limit ${most}`,
  store: (parts) => sql`update steps set content = part.content, sections = part.sections
    from ${partsOf(parts)} where id = part.key::uuid`,
  marks: (parts) =>
    sql`select ${MARK} from ${partsOf(parts)} join highlights h on h.step_id = part.key::uuid`,
};

const DELETED_STEPS: Place = {
  find: (most) => sql`select d.id as key, c.language, d.step ->> 'content' as content from deleted_steps d
    join courses c on c.id = d.course_id where d.step -> 'sections' is null limit ${most}`,
  store: (parts) => sql`update deleted_steps set step = ${WITH_PARTS}
    from ${partsOf(parts)} where id = part.key::uuid`,
  marks: (parts) => sql`select ${MARK} from ${partsOf(parts)} join deleted_steps d on d.id = part.key::uuid,
    jsonb_to_recordset(d.marks) as own("enrolmentId" uuid, id uuid)
    join highlights h on h.enrolment_id = own."enrolmentId" and h.id = own.id`,
};

const PROPOSED_STEPS: Place = {
  find: (
    most,
  ) => sql`select p.proposal_id || '/' || p.position as key, c.language, p.step ->> 'content' as content
    from proposal_steps p join proposals o on o.id = p.proposal_id join courses c on c.id = o.course_id
    where p.step -> 'sections' is null limit ${most}`,
  store: (parts) => sql`update proposal_steps set step = ${WITH_PARTS}
    from ${partsOf(parts)} where proposal_id || '/' || position = part.key`,
  marks: null,
};

async function query<Row>(db: Db, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

interface Split extends SplitStep {
  key: string;
  /** The labels of its course's language, as they were in texts and as they are now. */
  labels: { was: SectionLabels; is: SectionLabels };
}

async function respellMarks(tx: Db, splits: readonly Split[], marks: readonly Mark[]): Promise<void> {
  const byKey = new Map(splits.map((split) => [split.key, split]));
  for (const { key, enrolment, id, ...anchor } of marks) {
    const split = byKey.get(key);
    if (!split) continue;
    const text = composeStepMarkdown(split.content, split.sections, split.labels.is);
    const found = respelled(anchor, text, split.labels);
    if (found === null) continue;
    const { quote, prefix, suffix } = found;
    await tx.execute(
      sql`update highlights set quote = ${quote}, prefix = ${prefix}, suffix = ${suffix} where enrolment_id = ${enrolment} and id = ${id}`,
    );
  }
}

/** Splits some of a table's steps, whole or not at all; false where all are split. */
async function splitBatch(db: Db, { find, store, marks }: Place, most: number): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const found = await query(tx, stepSchema, find(most));
    if (found.length === 0) return false;
    const splits = found.map(({ key, language, content }): Split => {
      const labels = { was: LABELS_IN_TEXTS[language], is: SECTION_LABELS[language] };
      return { key, labels, ...splitStep(content, labels.was) };
    });
    const parts = JSON.stringify(splits.map(({ key, content, sections }) => ({ key, content, sections })));
    await tx.execute(store(parts));
    if (marks !== null) await respellMarks(tx, splits, await query(tx, markSchema, marks(parts)));
    return true;
  });
}

/**
 * Splits the texts of steps that the version before stored whole into their passages and sections, batch by batch:
 * killed in between, it goes on where it was. What participants marked is found again in the split texts. Nobody else
 * may use the database meanwhile.
 */
export async function splitStoredSteps(db: Db, batch = BATCH): Promise<void> {
  for (const place of [STEPS, DELETED_STEPS, PROPOSED_STEPS]) {
    while (await splitBatch(db, place, batch)) {
      // The next batch.
    }
  }
}
