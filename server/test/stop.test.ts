/** SIGTERM under load: what has begun is answered, and the process ends by itself. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { CALLS, type CallName } from '@shangyuan/contract';
import { afterAll, expect, it } from 'vitest';
import { caseBody, md5 } from './fixtures.ts';
import { freePort } from './postgres.ts';
import { startServerProcess } from './process.ts';

const folder = mkdtempSync('/tmp/shangyuan-stop-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = {
  readonly call: string;
  readonly status: number;
  readonly code: number;
  readonly closes: boolean;
};

/** A client with one connection that it goes on using, as a proxy does. */
class Lane {
  readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly address: string;
  cookie = '';

  constructor(address: string, cookie = '') {
    this.address = address;
    this.cookie = cookie;
  }

  async call(name: CallName, fields: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const out = request(
        `${this.address}${CALLS[name].path}`,
        {
          agent: this.agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'test',
            'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
            cookie: this.cookie,
          },
        },
        (answer) => {
          const sid = answer.headers['set-cookie']?.find((item) => item.startsWith('sid='));
          this.cookie = sid?.split(';')[0] ?? this.cookie;
          let body = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (body += chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const { code } = JSON.parse(body) as { code: number };
            const closes = answer.headers.connection === 'close';
            resolve({ call: name, status: answer.statusCode ?? 0, code: Number(code), closes });
          });
        },
      );
      out.on('error', reject);
      out.end(JSON.stringify(fields));
    });
  }
}

const records = (count: number) =>
  Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    kind: 'case',
    body: caseBody('停机'),
    editedAt: new Date().toISOString(),
  }));

it('SIGTERM while calls are under way: each is answered, connections are given up, the process ends with 0', async () => {
  mkdirSync(`${folder}/web`);
  writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
  const server = await startServerProcess({
    DATA_DIR: `${folder}/data`,
    WEB_DIR: `${folder}/web`,
    PORT: '0',
    PAY_SIMULATOR_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    DRAIN_SEC: '1',
    REQUESTS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
  });
  const lane = async (username: string): Promise<Lane> => {
    const made = new Lane(server.address);
    const password = md5('a password of the stop');
    expect(await made.call('register', { username, password })).toMatchObject({ status: 200 });
    return made;
  };
  const lanes = [await lane('stop_saver'), await lane('stop_syncer'), await lane('stop_buyer')];
  const [saver, syncer, buyer] = lanes as [Lane, Lane, Lane];
  const answers: Answer[] = [];
  /** Calls one after another until the server gives the connection up. */
  const untilClosed = async (of: Lane, ask: () => readonly [CallName, object]): Promise<number> => {
    for (let count = 1; ; count += 1) {
      const answer = await of.call(...ask());
      answers.push(answer);
      if (answer.closes) return count;
    }
  };
  const loops = [
    untilClosed(saver, () => ['saveRecord', records(1)[0] ?? {}]),
    untilClosed(syncer, () => ['saveRecords', { records: records(20) }]),
    untilClosed(buyer, () => ['consumeQuota', { feature: 'PaiPan', requestId: crypto.randomUUID() }]),
  ];
  // Begun before the signal, on connections that are there, and some time under way: passwords are hashed a few at a time.
  const late = Array.from({ length: 6 }, () => new Lane(server.address));
  const paying = new Lane(server.address, buyer.cookie);
  for (const own of [...late, paying]) expect(await own.call('publicKey', {})).toMatchObject({ status: 200 });
  const early = late.map(async (own, index) =>
    answers.push(
      await own.call('register', {
        username: `stop_late_${index}`,
        password: md5('a password of the stop'),
      }),
    ),
  );
  const order = paying.call('wxPay', { productId: 'vip-month', requestId: crypto.randomUUID() });
  await expect.poll(() => answers.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(3);
  server.child.kill('SIGTERM');

  const counts = await Promise.all(loops);
  await Promise.all(early);
  answers.push(await order);
  expect(await server.ended).toBe(0);
  // A feature's free uses run out; that is an answer like any other.
  const failed = answers.filter(
    ({ call, status }) => status !== 200 && !(call === 'consumeQuota' && status === 402),
  );
  expect(failed).toEqual([]);
  expect(answers.filter(({ call }) => call === 'wxPay')).toHaveLength(1);
  expect(answers.filter(({ call }) => call === 'register')).toHaveLength(6);
  for (const count of counts) expect(count).toBeGreaterThan(0);
});
