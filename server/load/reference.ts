/**
 * What the calls of the server are measured against: a bare Fastify that does the same writes, each in one call of a SQL
 * function, with nothing around them: no session, no limits, no checks, no log.
 */
import { fastify } from 'fastify';
import { Pool } from 'pg';

const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS load;
  CREATE TABLE IF NOT EXISTS load.quota_day (LIKE public.quota_day INCLUDING ALL);
  CREATE TABLE IF NOT EXISTS load.quota_use (LIKE public.quota_use INCLUDING ALL);
  CREATE TABLE IF NOT EXISTS load.record_head (LIKE public.record_head INCLUDING ALL);
  CREATE TABLE IF NOT EXISTS load.record (LIKE public.record INCLUDING ALL);
  CREATE OR REPLACE FUNCTION load.take(p_account uuid, p_feature text, p_request text, p_day date)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE v_used integer;
  BEGIN
    INSERT INTO load.quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, p_feature, 1)
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < 1000000000
    RETURNING d.used INTO v_used;
    INSERT INTO load.quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    VALUES (p_account, p_request, p_feature, p_day, true, false, now());
    RETURN v_used;
  END $$;
  CREATE OR REPLACE FUNCTION load.save(p_account uuid, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz)
  RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE v_cursor bigint;
  BEGIN
    INSERT INTO load.record_head AS h (account_id, cursor, living) VALUES (p_account, 1, 1)
    ON CONFLICT (account_id) DO UPDATE SET cursor = h.cursor + 1, living = h.living + 1
    RETURNING h.cursor INTO v_cursor;
    INSERT INTO load.record (account_id, id, kind, body, revision, edited_at, updated_at, cursor)
    VALUES (p_account, p_id, p_kind, p_body, 1, p_edited, now(), v_cursor);
    RETURN v_cursor;
  END $$;`;

const TAKE = { name: 'take', text: 'SELECT load.take($1, $2, $3, $4) AS used' };
const SAVE = { name: 'save', text: 'SELECT load.save($1, $2, $3, $4, $5) AS cursor' };

type Take = { readonly account: string; readonly feature: string; readonly requestId: string };
type Save = {
  readonly account: string;
  readonly id: string;
  readonly kind: string;
  readonly body: object;
  readonly editedAt: string;
};

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});
await pool.query(SCHEMA);
const day = new Date().toISOString().slice(0, 10);
const app = fastify();
app.post<{ Body: Take }>('/take', async ({ body }) => {
  const { rows } = await pool.query<{ used: number }>({
    ...TAKE,
    values: [body.account, body.feature, body.requestId, day],
  });
  return {
    code: 200,
    msg: 'ok',
    data: { feature: body.feature, remaining: rows[0]?.used, unlimited: false, date: day },
  };
});
app.post<{ Body: Save }>('/save', async ({ body }) => {
  const { rows } = await pool.query<{ cursor: string }>({
    ...SAVE,
    values: [body.account, body.id, body.kind, JSON.stringify(body.body), body.editedAt],
  });
  const record = {
    id: body.id,
    kind: body.kind,
    body: body.body,
    revision: 1,
    cursor: Number(rows[0]?.cursor),
  };
  return { code: 200, msg: 'ok', data: { record, kept: 'mine' } };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready: ${address}\n`);
