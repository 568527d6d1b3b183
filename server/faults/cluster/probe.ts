/**
 * A client that writes straight into one database without end, past all proxies: what a primary that is cut off acknowledges
 * must be in the one that follows it.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sleep } from './cluster.ts';

const PAUSE_MS = 50;
const CONNECT_MS = 2_000;

/** A running probe. */
export type Probe = {
  readonly stop: () => Promise<void>;
  /** What was acknowledged to it and is not in a database. */
  readonly missingIn: (url: string) => Promise<readonly string[]>;
};

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function startProbe(url: string): Promise<Probe> {
  const first = await connect(url);
  await first.query('CREATE TABLE IF NOT EXISTS fault_probe (id uuid PRIMARY KEY)');
  const acknowledged: string[] = [];
  let isStopping = false;
  let client = first;
  const write = async () => {
    while (!isStopping) {
      const id = randomUUID();
      try {
        await client.query('INSERT INTO fault_probe VALUES ($1)', [id]);
        acknowledged.push(id);
      } catch {
        await client.end().catch(() => {});
        client = await connect(url).catch(() => client);
      }
      await sleep(PAUSE_MS);
    }
    await client.end().catch(() => {});
  };
  const running = write();
  return {
    stop: async () => {
      isStopping = true;
      // A write that waits for a replica that is gone ends with the connection.
      await Promise.race([running, client.end().catch(() => {})]);
      await running;
    },
    missingIn: async (successor) => {
      const reader = await connect(successor);
      const { rows } = await reader.query<{ id: string }>(
        'SELECT sent.id::text AS id FROM unnest($1::uuid[]) sent (id) WHERE sent.id NOT IN (SELECT id FROM fault_probe)',
        [acknowledged],
      );
      await reader.end();
      return rows.map(({ id }) => `probe ${id}`);
    },
  };
}
