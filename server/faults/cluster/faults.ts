/** What can go wrong in a cluster: how it is made to happen, when the others have taken over, and how it is mended. */
import type { Machine } from '../../../deploy/cluster/fill.ts';
import { MACHINE_NAMES } from '../../../deploy/cluster/fill.ts';
import { APP_MACHINES, DB_MACHINES, sleep, until, type AppMachine, type Cluster, type DbMachine } from './cluster.ts'; // prettier-ignore
import { startProbe } from './probe.ts';

/** A fault that is happening. */
type Struck = {
  /** What was struck, for the progress. */
  readonly what: string;
  /** Resolves when what is left does the work of what was struck. */
  readonly isOver: () => Promise<void>;
  /** What else was seen, once it is over. */
  readonly notes?: () => readonly string[];
  /** What was acknowledged and is gone, once all is mended. */
  readonly lost?: () => Promise<readonly string[]>;
  readonly mend: () => Promise<void>;
};

export type Fault = {
  /** What is done, for the table. */
  readonly title: string;
  readonly strike: (cluster: Cluster, turn: number) => Promise<Struck>;
};

const HELD_MS = 5_000;

const othersThan = <M extends string>(all: readonly M[], one: M) => all.filter((each) => each !== one);

async function knownPrimary(cluster: Cluster): Promise<DbMachine> {
  const primary = await cluster.primary();
  if (primary === null) throw new Error('there is no primary');
  return primary;
}

/** Waits until another machine is the primary and a server has seen it. */
async function hasNewPrimary(cluster: Cluster, former: DbMachine): Promise<void> {
  const others = othersThan(DB_MACHINES, former);
  await until('another primary', async () => {
    const primary = await cluster.primary(others);
    return primary !== null && primary !== former;
  });
  await until('a server is ready', async () =>
    (await Promise.all(APP_MACHINES.map((machine) => cluster.isReady(machine)))).includes(true),
  );
}

async function lostPower(cluster: Cluster, machine: DbMachine, isOver: () => Promise<void>): Promise<Struck> {
  cluster.machines.powerOff(machine);
  return {
    what: machine,
    isOver,
    mend: async () => {
      cluster.startEtcd(machine);
      cluster.startPatroni(machine);
      await until('the machine is back', async () => cluster.isWhole(), 180_000);
    },
  };
}

const turnOf = (turn: number): AppMachine => APP_MACHINES[turn % 2] ?? 'app1';

async function partition(
  cluster: Cluster,
  others: (primary: DbMachine) => readonly Machine[],
): Promise<Struck> {
  const primary = await knownPrimary(cluster);
  const cutFrom = others(primary);
  const probe = await startProbe(cluster.databaseUrl(primary));
  cluster.machines.cut(primary, cutFrom);
  const start = performance.now();
  let demotedMs = 0;
  const demotion = until('the primary that is cut off gives up', async () => {
    const role = await cluster.roleOf(primary);
    return role === null || !/^(master|primary)/.test(role);
  }).then(() => (demotedMs = performance.now() - start));
  demotion.catch(() => {});
  return {
    what: `${primary}, from ${cutFrom.join(' ')}`,
    isOver: async () => {
      await hasNewPrimary(cluster, primary);
      await demotion;
      await sleep(HELD_MS);
    },
    notes: () => [`the one cut off gave up after ${(demotedMs / 1000).toFixed(1)} s`],
    mend: async () => {
      cluster.machines.heal(primary, cutFrom);
      await probe.stop();
      await until('the machine is back', async () => cluster.isWhole(), 180_000);
    },
    lost: async () => probe.missingIn(cluster.databaseUrl(await knownPrimary(cluster))),
  };
}

export const FAULTS = {
  primary: {
    title: 'machine of the primary loses power: PostgreSQL, Patroni and etcd killed at once',
    strike: async (cluster) => {
      const primary = await knownPrimary(cluster);
      return lostPower(cluster, primary, async () => hasNewPrimary(cluster, primary));
    },
  },
  replica: {
    title: 'machine of a replica loses power, the synchronous one and the other in turn',
    strike: async (cluster, turn) => {
      const replica = await cluster.replica(turn % 2 === 0 ? 'sync_standby' : 'replica');
      if (replica === null) throw new Error('there is no replica');
      return lostPower(cluster, replica, async () =>
        until('the other replica is synchronous', async () => {
          const next = await cluster.replica('sync_standby');
          return next !== null && next !== replica;
        }),
      );
    },
  },
  etcd: {
    title: 'leader of etcd killed',
    strike: async (cluster) => {
      const leader = await cluster.etcdLeader();
      if (leader === null) throw new Error('etcd has no leader');
      cluster.kill(leader, 'etcd');
      return {
        what: leader,
        isOver: async () => {
          await until('etcd has another leader', async () => (await cluster.etcdLeader()) !== null);
          await sleep(HELD_MS);
        },
        mend: async () => {
          cluster.startEtcd(leader);
          await until('the member is back', async () => cluster.isInEtcd(leader));
        },
      };
    },
  },
  pgbouncer: {
    title: 'PgBouncer of an app server killed, and away for five seconds',
    strike: async (cluster, turn) => {
      const machine = turnOf(turn);
      cluster.kill(machine, 'pgbouncer');
      return {
        what: machine,
        isOver: async () => sleep(HELD_MS),
        mend: async () => {
          cluster.startPgBouncer(machine);
          await until('its server is ready', async () => cluster.isReady(machine));
        },
      };
    },
  },
  app: {
    title: 'app server killed, and away for five seconds',
    strike: async (cluster, turn) => {
      const machine = turnOf(turn);
      cluster.kill(machine, 'app');
      return {
        what: machine,
        isOver: async () => sleep(HELD_MS),
        mend: async () => {
          cluster.startApp(machine);
          await until('it is ready', async () => cluster.isReady(machine));
        },
      };
    },
  },
  partition: {
    title: 'primary cut off from all machines, alive',
    strike: async (cluster) => partition(cluster, (primary) => othersThan(MACHINE_NAMES, primary)),
  },
  'half-partition': {
    title: 'primary cut off from the other database machines, alive and reached by the app servers',
    strike: async (cluster) => partition(cluster, (primary) => othersThan(DB_MACHINES, primary)),
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
