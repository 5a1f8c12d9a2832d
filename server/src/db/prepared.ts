import type { Db } from "./client.ts";

/**
 * A statement that is written once for each database instead of with every call: `build` ends with
 * `.prepare(name)`. For what every request asks; inside a transaction it is written anew.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>();
  return (db) => {
    const known = written.get(db);
    if (known) return known;
    const statement = build(db);
    written.set(db, statement);
    return statement;
  };
}
