/**
 * The cluster of deploy/cluster on the machines of a trial: starts its programs as the units of Debian do, and asks them how
 * they are.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MACHINE_NAMES, readValues, type Machine } from '../../../deploy/cluster/fill.ts';
import { addressOf, Machines, type Program } from './machines.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROLE = 'shangyuan';

export const DB_MACHINES = ['db1', 'db2', 'db3'] as const;
export const APP_MACHINES = ['app1', 'app2'] as const;
export type DbMachine = (typeof DB_MACHINES)[number];
export type AppMachine = (typeof APP_MACHINES)[number];

const secret = () => randomBytes(24).toString('hex');

/** What deploy/cluster/cluster.example asks for, without addresses. */
const newValues = () => ({
  NETWORK: '10.77.0.0/24',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  WEB_BIND: ':80',
  DB_PASSWORD: secret(),
  SUPERUSER_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  REWIND_PASSWORD: secret(),
  PATRONI_PASSWORD: secret(),
  APP_SECRET: randomBytes(33).toString('base64'),
  METRICS_TOKEN: secret(),
});

/** A member as Patroni's REST API lists it. */
export type Member = {
  readonly name: DbMachine;
  readonly role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader';
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
};

const ANSWER_MS = 1_500;

/** A JSON answer, or null where there is none in time. */
async function json<T>(url: string, body?: object): Promise<T | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  } catch {
    return null;
  }
}

export const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Waits until something is so. @throws Error that says what did not come */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  timeoutMs = 90_000,
): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(200))
    if (await isSo()) return;
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
}

export class Cluster {
  readonly machines: Machines;
  readonly address = `http://${addressOf('lb')}`;
  readonly #values = newValues();
  readonly #programs = new Map<string, Program>();
  /** Where the code of each app server is; another folder while a version is rolled out. */
  readonly #codeOf = new Map<AppMachine, string>(APP_MACHINES.map((machine) => [machine, ROOT]));
  readonly #appEnv: Readonly<Record<string, string>>;

  /** @param appEnv what the app servers get beside their filled configuration */
  constructor(folder: string, appEnv: Readonly<Record<string, string>>) {
    this.machines = new Machines(folder, this.#values);
    mkdirSync(`${folder}/web`);
    writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
    this.#appEnv = {
      NODE_ENV: 'test',
      WEB_DIR: `${folder}/web`,
      DATA_DIR: `${folder}/none`,
      NODE_COMPILE_CACHE: `${folder}/compiled`,
      ...appEnv,
    };
  }

  /** The database as an app server's role sees it, on one machine, past all proxies. */
  databaseUrl(machine: DbMachine): string {
    return `postgres://${ROLE}:${this.#values.DB_PASSWORD}@${addressOf(machine)}:5432/${ROLE}`;
  }

  #start(
    machine: Machine,
    name: string,
    ...rest: readonly [string, readonly string[], Readonly<Record<string, string>>?]
  ): void {
    this.#programs.set(`${machine} ${name}`, this.machines.start(machine, name, ...rest));
  }

  startEtcd(machine: DbMachine): void {
    const text = readFileSync(`${this.machines.folder}/${machine}/etc/default/etcd`, 'utf8');
    const env = Object.fromEntries(
      text
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
    );
    this.#start(machine, 'etcd', 'etcd', ['/usr/bin/etcd'], env);
  }

  startPatroni(machine: DbMachine): void {
    this.#start(machine, 'patroni', 'postgres', ['/usr/bin/patroni', '/etc/patroni/config.yml']);
  }

  startPgBouncer(machine: AppMachine): void {
    this.#start(machine, 'pgbouncer', 'postgres', ['/usr/sbin/pgbouncer', '/etc/pgbouncer/pgbouncer.ini']);
  }

  startHaproxy(machine: AppMachine | 'lb'): void {
    this.#start(machine, 'haproxy', 'root', ['/usr/sbin/haproxy', '-W', '-f', '/etc/haproxy/haproxy.cfg']);
  }

  startApp(machine: AppMachine): void {
    const code = this.#codeOf.get(machine) ?? ROOT;
    const command = [process.execPath, `${code}server/src/main.ts`];
    this.#start(machine, 'app', 'nobody', command, this.#envOf(machine));
  }

  #envOf(machine: AppMachine): Readonly<Record<string, string>> {
    const filled = readFileSync(`${this.machines.folder}/${machine}/etc/shangyuan/env`, 'utf8');
    return { ...readValues(filled), PORT: '8600', ...this.#appEnv };
  }

  /** Runs a command of the operator on an app machine. */
  ops(machine: AppMachine, ...args: readonly string[]): string {
    const env = { ...this.#envOf(machine), OPS_USER: 'faults' };
    const pairs = Object.entries(env).map(([key, value]) => `${key}=${value}`);
    const command = ['env', '-i', ...pairs, process.execPath, `${ROOT}server/src/ops/main.ts`, ...args];
    return this.machines.run(machine, 'nobody', command);
  }

  /** Has an app server run other code from its next start on; null is this version. */
  setCode(machine: AppMachine, folder: string | null): void {
    this.#codeOf.set(machine, folder ?? ROOT);
  }

  /** The process of a program that was started last. */
  program(machine: Machine, name: string): Program {
    const program = this.#programs.get(`${machine} ${name}`);
    if (program === undefined) throw new Error(`${name} of ${machine} was never started`);
    return program;
  }

  kill(machine: Machine, name: string, signal: NodeJS.Signals = 'SIGKILL'): void {
    this.program(machine, name).child.kill(signal);
  }

  /** Starts everything on empty machines and waits until calls are answered. */
  async raise(say: (line: string) => void): Promise<void> {
    for (const machine of DB_MACHINES) this.startEtcd(machine);
    await until('etcd has a leader', async () => (await this.etcdLeader()) !== null);
    say(`etcd: 3 members, the leader is ${await this.etcdLeader()}`);
    for (const machine of DB_MACHINES) this.startPatroni(machine);
    await until('Patroni has one primary and two replicas', async () => this.isWhole(), 180_000);
    say(`Patroni: ${await this.summary()}`);
    const primary = await this.primary();
    if (primary === null) throw new Error('no primary');
    const psql = (sql: string) =>
      this.machines.run(primary, 'postgres', ['psql', '-h', '/var/run/postgresql', '-v', 'ON_ERROR_STOP=1', '-c', sql]); // prettier-ignore
    psql(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${this.#values.DB_PASSWORD}'`);
    psql(`CREATE DATABASE ${ROLE} OWNER ${ROLE} TEMPLATE template0 ENCODING UTF8 LOCALE 'C.UTF-8'`);
    for (const machine of APP_MACHINES) {
      this.startHaproxy(machine);
      this.startPgBouncer(machine);
      this.startApp(machine);
    }
    this.startHaproxy('lb');
    for (const machine of APP_MACHINES)
      await until(`the server of ${machine} is ready`, async () => this.isReady(machine));
    await until('HAProxy leads to a server', async () => (await this.status('/')) === 200);
    say('two app servers behind HAProxy answer');
  }

  /** HTTP status of a page by the way a user takes; null without an answer. */
  async status(path: string): Promise<number | null> {
    return fetch(this.address + path, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ status }) => status,
      () => null,
    );
  }

  async isReady(machine: AppMachine): Promise<boolean> {
    const answer = await json<{ status: string }>(`http://${addressOf(machine)}:8600/readyz`);
    return answer?.status === 'ready';
  }

  /** The members as each of the machines that answer knows them: one that was cut off knows old ones for a while. */
  async #views(from: readonly DbMachine[] = DB_MACHINES): Promise<readonly (readonly Member[])[]> {
    const answers = await Promise.all(
      from.map((machine) =>
        json<{ members: readonly Member[] }>(`http://${addressOf(machine)}:8008/cluster`),
      ),
    );
    return answers.flatMap((answer) => (answer === null ? [] : [answer.members]));
  }

  /** What a database is, as its own Patroni says; null without an answer. */
  async roleOf(machine: DbMachine): Promise<string | null> {
    const answer = await json<{ role: string; state: string }>(`http://${addressOf(machine)}:8008/patroni`);
    return answer === null ? null : `${answer.role}, ${answer.state}`;
  }

  /** The member of a role that two machines agree on; null while they do not. */
  async #named(role: Member['role'], from?: readonly DbMachine[]): Promise<DbMachine | null> {
    const names = (await this.#views(from)).map((view) => view.find((one) => one.role === role)?.name);
    return names.find((name, index) => name !== undefined && names.indexOf(name) < index) ?? null;
  }

  async primary(from?: readonly DbMachine[]): Promise<DbMachine | null> {
    return this.#named('leader', from);
  }

  async replica(kind: 'sync_standby' | 'replica'): Promise<DbMachine | null> {
    return this.#named(kind);
  }

  /** Whether all three know one primary, a synchronous replica and another, all of one timeline. */
  async isWhole(): Promise<boolean> {
    const views = await this.#views();
    const lines = new Set(
      views.flat().map(({ name, role, timeline }) => `${name} ${role} ${timeline ?? 'no timeline'}`),
    );
    const timelines = new Set(views.flat().map(({ timeline }) => timeline));
    const roles = views.map((view) => view.map(({ role }) => role).toSorted().join()); // prettier-ignore
    const areRunning = views.flat().every(({ state }) => state === 'running' || state === 'streaming');
    return (
      roles.length === DB_MACHINES.length &&
      roles.every((list) => list === 'leader,replica,sync_standby') &&
      lines.size === DB_MACHINES.length &&
      timelines.size === 1 &&
      areRunning
    );
  }

  async summary(): Promise<string> {
    const [members = []] = await this.#views();
    return members
      .map(({ name, role, state, timeline }) => `${name} ${role} ${state} ${timeline ?? '–'}`)
      .join(', ');
  }

  /** Whether a member of etcd knows its leader. */
  async isInEtcd(machine: DbMachine): Promise<boolean> {
    const status = await json<{ leader?: string }>(
      `http://${addressOf(machine)}:2379/v3/maintenance/status`,
      {},
    );
    return status?.leader !== undefined;
  }

  /** The member of etcd that leads; null while none does. */
  async etcdLeader(): Promise<DbMachine | null> {
    for (const machine of DB_MACHINES) {
      const status = await json<{ leader?: string; header?: { member_id: string } }>(
        `http://${addressOf(machine)}:2379/v3/maintenance/status`,
        {},
      );
      if (status?.leader !== undefined && status.leader === status.header?.member_id) return machine;
    }
    return null;
  }

  /** Ends all programs at once. */
  end(): void {
    for (const machine of MACHINE_NAMES) this.machines.powerOff(machine);
  }
}
