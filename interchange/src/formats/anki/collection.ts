import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Publication, PublishedStep } from "../../publication/types.ts";
import { xmlText } from "../../render/escape.ts";
import { type AnkiNote, numberOf } from "./notes.ts";

/** The tables of a collection as Anki has had them since 2.0 (version 11), which every later version imports. */
const TABLES = `
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;
const VERSION = 11;
const FIELD_BREAK = "\u001f";
const NOT_SENT = -1;

const CSS = `.card { font: 20px/1.5 system-ui, sans-serif; max-width: 40em; margin: 0 auto; padding: 1em; }
.muted { opacity: 0.75; font-size: 0.85em; }
.right { font-weight: 600; }
.source { opacity: 0.75; font-size: 0.75em; margin-top: 1.5em; }`;

/** The kind of note that a language has: names of fields are seen by whoever edits a note. */
function noteType({ language, words }: Publication, deck: number) {
  const { exported, viewer } = words;
  const names = [exported.question, exported.answer, viewer.hint, viewer.sources];
  const [question, answer, hint, source] = names;
  const front = `{{${question}}}{{#${hint}}}<p>{{hint:${hint}}}</p>{{/${hint}}}`;
  const back = `{{FrontSide}}<hr id="answer"/>{{${answer}}}{{#${source}}}<p class="source">{{${source}}}</p>{{/${source}}}`;
  const id = numberOf("anki note type", language);
  const field = (name: string, ord: number) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: "Arial",
    size: 20,
    media: [],
  });
  const template = { name: question, ord: 0, qfmt: front, afmt: back, did: null, bqfmt: "", bafmt: "" };
  return {
    id,
    name: `${exported.questions} (${language})`,
    ...{ type: 0, mod: 0, usn: NOT_SENT, sortf: 0, did: deck, latexPre: "", latexPost: "", css: CSS },
    ...{ req: [[0, "any", [0]]], tags: [], vers: [] },
    tmpls: [template],
    flds: names.map(field),
  };
}

const two = (position: number): string => String(position).padStart(2, "0");
/** Two colons part a deck from those within it. */
const deckName = (text: string): string =>
  xmlText(text)
    .replace(/[\t\n\r ]+/g, " ")
    .replace(/:{2,}/g, ":")
    .trim();

function deck(id: number, name: string, desc = "") {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  const folded = { collapsed: false, browserCollapsed: false };
  return {
    id,
    name,
    desc,
    mod: 0,
    usn: NOT_SENT,
    dyn: 0,
    conf: 1,
    extendNew: 10,
    extendRev: 50,
    ...today,
    ...folded,
  };
}

const deckId = (course: string, step: Pick<PublishedStep, "id">): number =>
  numberOf("anki deck", course, step.id);

/** A deck for the course with one for each step in it. */
function decksOf({ id, title, goal, steps }: Publication) {
  const whole = deck(numberOf("anki deck", id), deckName(title), xmlText(goal ?? ""));
  const parts = steps.map((step) =>
    deck(deckId(id, step), `${whole.name}::${two(step.position)} ${deckName(step.title)}`),
  );
  return { whole, all: [deck(1, "Default"), whole, ...parts] };
}

/** How a deck is learnt, as Anki has it by default. */
const DECK_OPTIONS = {
  ...{
    id: 1,
    name: "Default",
    mod: 0,
    usn: 0,
    maxTaken: 60,
    timer: 0,
    autoplay: true,
    replayq: true,
    dyn: false,
  },
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};

const byId = <Item extends { id: number }>(items: readonly Item[]): string =>
  JSON.stringify(Object.fromEntries(items.map((item) => [item.id, item])));

function fillCollection(database: DatabaseSync, publication: Publication, seconds: number): number {
  const { whole, all } = decksOf(publication);
  const type = noteType(publication, whole.id);
  const conf = {
    nextPos: 1,
    activeDecks: [1],
    curDeck: 1,
    curModel: type.id,
    sortType: "noteFld",
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    addToCur: true,
    sortBackwards: false,
  };
  database
    .prepare("INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, '{}')")
    .run(
      seconds,
      seconds * 1000,
      seconds * 1000,
      VERSION,
      JSON.stringify(conf),
      byId([type]),
      byId(all),
      byId([DECK_OPTIONS]),
    );
  return type.id;
}

/** What Anki finds duplicates by: the beginning of a hash of the first field without markup. */
function checksumOf(field: string): number {
  const hash = createHash("sha1")
    .update(field.replace(/<[^>]*>/g, ""))
    .digest("hex");
  return Number.parseInt(hash.slice(0, 8), 16);
}

/** A collection as the bytes of an SQLite file; the same notes always give the same. */
export async function collectionOf(
  publication: Publication,
  notes: readonly AnkiNote[],
): Promise<Uint8Array> {
  const seconds = Math.floor(publication.modified.getTime() / 1000);
  const folder = await mkdtemp(path.join(tmpdir(), "anki-"));
  const file = path.join(folder, "collection.anki2");
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
      database.exec(TABLES);
      const type = fillCollection(database, publication, seconds);
      const addNote = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, 0, '')");
      const addCard = database.prepare(
        "INSERT INTO cards VALUES (?, ?, ?, 0, ?, ?, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
      );
      for (const [at, { guid, step, fields }] of notes.entries()) {
        const { question, answer, hint, source } = fields;
        const [note, card] = [numberOf("anki note", guid), numberOf("anki card", guid)];
        const text = [question, answer, hint, source].join(FIELD_BREAK);
        addNote.run(
          note,
          guid,
          type,
          seconds,
          NOT_SENT,
          text,
          question.replace(/<[^>]*>/g, ""),
          checksumOf(question),
        );
        addCard.run(card, note, deckId(publication.id, step), seconds, NOT_SENT, at + 1);
      }
      database.exec("COMMIT");
    } finally {
      database.close();
    }
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
