/** Starts that migrate, on an empty database and on that of an earlier release: killed in the middle, and several at once. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../engine/golden/random.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { md5 } from '../test/fixtures.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { spawnServer, startServerProcess, type ServerProcess } from '../test/process.ts';
import { NAMES, say, type Fault } from './fault.ts';
import type { Row } from './results.ts';
import { alsoClose, type DatabaseKind } from './stage.ts';

const EARLIER = new URL('../test/earlier/database.sql', import.meta.url);
/** What a database is before the start. */
const BEFORE = ['an empty database', 'a database of an earlier release'] as const;
/** Tables whose rows no housekeeping deletes. */
const LASTING =
  'account pay_order ledger_txn ledger_entry entitlement activation_code product product_price schema_migration'.split(
    ' ',
  );
const SERVERS = 3;
const POLL_MS = 2;

type Environment = Readonly<Record<string, string>>;

/** What a schema consists of, and how many rows there are. */
const CATALOG = `
  SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS part
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text !~ '^pgboss'
  UNION ALL SELECT 'function ' || proname || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ${LASTING.map((table) => `UNION ALL SELECT 'rows ${table} ' || count(*) FROM ${table}`).join('\n  ')}`;

/** Where databases of one kind are made, each for one try. */
class Ground {
  readonly #folder = mkdtempSync('/tmp/shangyuan-starts-');
  readonly #postgres: TestPostgres | null;
  #serial = 0;

  private constructor(postgres: TestPostgres | null) {
    this.#postgres = postgres;
    mkdirSync(`${this.#folder}/web`);
    writeFileSync(`${this.#folder}/web/index.html`, '<!doctype html>');
    alsoClose(async () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  static async open(kind: DatabaseKind): Promise<Ground> {
    const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null;
    if (postgres !== null) alsoClose(postgres.stop);
    return new Ground(postgres);
  }

  /** A new database. @returns configuration of servers on it */
  async create(isEarlier: boolean): Promise<Environment> {
    this.#serial += 1;
    const name = `start${this.#serial}`;
    const env = {
      NODE_ENV: 'test',
      DATA_DIR: `${this.#folder}/${name}`,
      WEB_DIR: `${this.#folder}/web`,
      PORT: '0',
      LOG_LEVEL: 'silent',
      // That of the server which has left the database.
      APP_SECRET: 'test secret of the suite, 32 letters',
      PAY_PROVIDER: 'none',
      ...(this.#postgres === null ? {} : { DATABASE_URL: await this.#postgres.createDatabase(name) }),
    };
    if (isEarlier) await onDatabase(env, (run) => run(`${readFileSync(EARLIER, 'utf8')}\nRESET ALL;`));
    return env;
  }
}

type Run = (text: string) => Promise<{ readonly rows: unknown[] }>;

async function onDatabase<T>(env: Environment, work: (run: Run) => Promise<T>): Promise<T> {
  const database = await openDatabase(loadConfig(env), () => {});
  try {
    return await work(database.executeSql);
  } finally {
    await database.close();
  }
}

const partsOf = (env: Environment) =>
  onDatabase(env, async (run) => {
    const { rows } = await run(CATALOG);
    return (rows as { part: string }[]).map(({ part }) => part).toSorted();
  });

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  const code = await server.ended;
  if (code !== 0) throw new Error(`a server ended with ${code}`);
}

/** Whether a server reads and writes. */
async function works({ address }: ServerProcess): Promise<void> {
  const body = JSON.stringify({ username: `start_${Date.now()}`, password: md5('a password') });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'load' };
  const registered = await fetch(`${address}/api/register`, { method: 'POST', headers, body });
  if (registered.status !== 200) throw new Error(`/api/register answered ${registered.status}`);
}

/** What a start leaves that nothing disturbs, and how long it takes. */
async function undisturbed(
  env: Environment,
): Promise<{ readonly parts: readonly string[]; readonly ms: number }> {
  const since = performance.now();
  const server = await startServerProcess(env);
  const ms = performance.now() - since;
  await stop(server);
  return { parts: await partsOf(env), ms };
}

type Attempt = (env: Environment, ms: number, random: () => number) => Promise<readonly ServerProcess[]>;

/** Tries starts in turn on both kinds of databases, and compares what they leave with an undisturbed start. */
function starts(title: string, kind: DatabaseKind, tries: number, attempt: Attempt): Fault {
  return {
    title,
    tries,
    run: async (count, seed): Promise<Omit<Row, 'title'>> => {
      const random = randomFrom(seed);
      const ground = await Ground.open(kind);
      const expected = [
        await undisturbed(await ground.create(false)),
        await undisturbed(await ground.create(true)),
      ];
      const recoveries = [];
      const lost: string[] = [];
      const twice: string[] = [];
      for (let turn = 1; turn <= count; turn += 1) {
        const isEarlier = turn % 2 === 0;
        const { parts, ms } = expected[Number(isEarlier)] ?? { parts: [], ms: 0 };
        const env = await ground.create(isEarlier);
        const since = performance.now();
        const servers = await attempt(env, ms, random);
        const took = performance.now() - since;
        // The embedded database is read once its server has stopped: an account is made after what is compared.
        for (const server of servers) await stop(server);
        const found = await partsOf(env);
        const again = await startServerProcess(env);
        await works(again);
        await stop(again);
        lost.push(...parts.filter((part) => !found.includes(part)).map((part) => `${turn}: ${part}`));
        twice.push(...found.filter((part) => !parts.includes(part)).map((part) => `${turn}: ${part}`));
        recoveries.push({ read: took, write: took, pay: took });
        say(
          `  ${turn}/${count}: on ${BEFORE[Number(isEarlier)]}, ready after ${took.toFixed(0)} ms, ${lost.length} lost, ${twice.length} twice`,
        );
      }
      return { tries: recoveries, acknowledged: count * (expected[1]?.parts.length ?? 0), lost, twice };
    },
  };
}

/** Waits until a server migrates, as the lock that it holds shows. */
async function untilMigrating(env: Environment, isOver: () => boolean): Promise<void> {
  await onDatabase(env, async (run) => {
    while (!isOver()) {
      const { rows } = await run(
        `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted`,
      );
      if (rows.length > 0) return;
      await wait(POLL_MS);
    }
  });
}

/** Part of a start that migrations take, at most. */
const MIGRATING_PART = 0.3;

/** kill -9 in the middle of the migrations, and a start on what it leaves. */
export function migrationKilled(kind: DatabaseKind, tries: number): Fault {
  const title = `a start killed in the middle of its migrations, on ${NAMES[kind]}`;
  return starts(title, kind, tries, async (env, ms, random) => {
    const child = spawnServer(env);
    let isOver = false;
    const ended = new Promise<void>((resolve) =>
      child.on('close', () => {
        isOver = true;
        resolve();
      }),
    );
    if (kind === 'postgres') {
      await untilMigrating(env, () => isOver);
      await wait(random() * MIGRATING_PART * ms);
    } else await wait((1 - MIGRATING_PART * 2 * random()) * ms);
    child.kill('SIGKILL');
    await ended;
    return [await startServerProcess(env)];
  });
}

/** Several servers that start at once, each of which would migrate. */
export const startedAtOnce = starts(
  `${SERVERS} servers started at once that all migrate, on ${NAMES.postgres}`,
  'postgres',
  6,
  (env) => Promise.all(Array.from({ length: SERVERS }, () => startServerProcess(env))),
);
