/** A server as a separate process with its database and the simulated providers, on free ports and in temporary folders. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { startSimulators, type Simulators } from '../src/simulators/index.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { runOps, startServerProcess, steadyPort, type ServerProcess } from '../test/process.ts';
import type { Query } from './books.ts';
import { LOAD_ENV, LOAD_SETUP, MixedLoad } from './mixedLoad.ts';

/** The database of a stage. */
export type DatabaseKind = 'postgres' | 'embedded';

export type StageOptions = {
  readonly kind: DatabaseKind;
  readonly seed: number;
  /** Where the data of the database are. */
  readonly parent?: string;
  /** Further configuration of the server, which may use its folder. */
  readonly env?: (folder: string) => Readonly<Record<string, string>>;
  /** Address that the server is given in place of that of the providers. */
  readonly providers?: (origin: string) => Promise<string>;
};

const CODES = 400;
/** A notice that was not acknowledged is repeated after fractions of a second. */
const NOTICES = { timeScale: 0.02, duplicates: 1 };

/** Everything that is open, the newest last: ended also where the command is interrupted. */
const closers = new Set<() => Promise<void>>();

/** Ends what is still open. */
export async function closeAll(): Promise<void> {
  for (const close of [...closers].toReversed())
    await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
}

/** Has something ended with everything else, or by the function that is returned. */
export function alsoClose(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (closers.delete(once)) await close();
  };
  closers.add(once);
  return once;
}

export class Stage {
  readonly kind: DatabaseKind;
  readonly folder: string;
  readonly postgres: TestPostgres | null;
  readonly pay: Simulators;
  readonly env: Readonly<Record<string, string>>;
  readonly load: MixedLoad;
  server: ServerProcess | null = null;
  readonly close: () => Promise<void>;

  private constructor(
    parts: Pick<Stage, 'kind' | 'folder' | 'postgres' | 'pay' | 'env' | 'load'>,
    ends: (() => Promise<void>)[],
  ) {
    ({
      kind: this.kind,
      folder: this.folder,
      postgres: this.postgres,
      pay: this.pay,
      env: this.env,
      load: this.load,
    } = parts);
    this.close = async () => {
      await endServer();
      for (const end of ends.toReversed()) await end();
    };
    const endServer = alsoClose(async () => this.kill());
  }

  /** Makes the database with the schema and what the load needs; the server is not started yet. */
  static async open({
    kind,
    seed,
    parent = '/tmp',
    env: more = () => ({}),
    providers,
  }: StageOptions): Promise<Stage> {
    const ends: (() => Promise<void>)[] = [];
    const endsWith = (close: () => Promise<void>) => void ends.push(alsoClose(close));
    const folder = mkdtempSync('/tmp/shangyuan-faults-');
    endsWith(async () => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(`${folder}/web`);
    writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
    const pay = await startSimulators({ notifier: NOTICES });
    endsWith(pay.stop);
    const providersAt = providers === undefined ? pay.origin : await providers(pay.origin);
    const payEnv = Object.entries(pay.env).map(([key, value]) => [
      key,
      value.replace(pay.origin, providersAt),
    ]);
    const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true, parent }) : null;
    if (postgres !== null) endsWith(postgres.stop);
    const port = await steadyPort();
    const env: Record<string, string> = {
      ...LOAD_ENV,
      NODE_ENV: 'test',
      DATA_DIR: kind === 'embedded' ? mkdtempSync(`${parent}/shangyuan-faults-data-`) : `${folder}/data`,
      WEB_DIR: `${folder}/web`,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      APP_SECRET: 'secret of the faults, 32 letters!',
      PAY_PROVIDER: 'live',
      ...Object.fromEntries(payEnv),
      ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
      ...more(folder),
    };
    endsWith(async () => rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true }));
    const database = await openDatabase(loadConfig(env), () => {});
    await migrate(database.db);
    await database.executeSql(LOAD_SETUP);
    await database.close();
    const made = await runOps(env, 'codes', 'create', String(CODES), '7', '--name=load', '--yes');
    const { codes } = JSON.parse(made.output) as { codes: string[] };
    const load = new MixedLoad({ addresses: [`http://127.0.0.1:${port}`], pay, codes, seed });
    return new Stage({ kind, folder, postgres, pay, env, load }, ends);
  }

  /** Whether the server has ended by itself. */
  get hasEnded(): boolean {
    return this.server !== null && (this.server.child.exitCode ?? this.server.child.signalCode) !== null;
  }

  async start(): Promise<void> {
    this.server = await startServerProcess(this.env);
  }

  /** kill -9 of the server, where it runs. */
  async kill(): Promise<void> {
    this.server?.child.kill('SIGKILL');
    await this.server?.ended;
    this.server = null;
  }

  /** Ends the server as an operator does. */
  async stop(): Promise<void> {
    this.server?.child.kill('SIGTERM');
    const code = await this.server?.ended;
    if (this.server !== null && code !== 0) throw new Error(`the server ended with ${code}`);
    this.server = null;
  }

  /** Queries the database; the embedded one while the server is down. */
  async withQuery<T>(work: (query: Query) => Promise<T>): Promise<T> {
    if (this.postgres === null) {
      const database = await openDatabase(loadConfig(this.env), () => {});
      try {
        return await work(database.executeSql);
      } finally {
        await database.close();
      }
    }
    const client = new Client({ connectionString: this.postgres.url });
    await client.connect();
    try {
      return await work((text, values) => client.query(text, values));
    } finally {
      await client.end();
    }
  }
}
