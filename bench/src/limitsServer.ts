import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Pool } from "pg";

/** The same machine's limits: the framework with a constant answer, and with one row of 4 kB by its key. */
const [url = "", port = "0"] = process.argv.slice(2);
const ROW_BYTES = 4_000;
const pool = new Pool({ connectionString: url, max: 20 });
await pool.query("create table if not exists limits (id int primary key, content text not null)");
await pool.query("insert into limits values (1, repeat('x', $1)) on conflict do nothing", [ROW_BYTES]);
const constant = { content: "x".repeat(ROW_BYTES) };

const app = new Hono();
app.get("/constant", (context) => context.json(constant));
app.get("/row", async (context) => {
  const { rows } = await pool.query("select content from limits where id = $1", [1]);
  return context.json(rows[0]);
});
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" }, ({ port: taken }) => {
  process.stdout.write(`Ready: http://127.0.0.1:${taken}\n`);
});
