/**
 * A large synchronisation: thousands of records from one device, beside other clients of its address.
 */
import { LIMITS } from '@shangyuan/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { caseBody, TestClient, type Harness } from '../harness.ts';
import { Device } from '../syncDevice.ts';
import { Buyer, sendAll } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';

export function syncLargeSuite(harness: () => Harness): void {
  let app: FastifyInstance | undefined;
  afterEach(async () => app?.close());

  /** The same server with the limit of requests that operators have, and every client behind one address. */
  async function oneAddress(): Promise<Harness> {
    const config = { ...harness().parts.config, TRUST_PROXY: 0, REQUESTS_PER_MINUTE: 600 };
    app = await buildApp({ ...harness().parts, config }, { logger: newLogger(config, { write: () => {} }) });
    return { ...harness(), origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  }

  describe('a large synchronisation', () => {
    /** Orders, pays and looks at the order, call by call. @returns what each call was answered */
    async function buy(at: Harness): Promise<readonly number[]> {
      const statuses: number[] = [];
      const buyer = new Buyer(at);
      buyer.client.onAnswer = ({ status }) => void statuses.push(status);
      await buyer.arrive();
      await buyer.call('queryVipPrice');
      await buyer.call('payOptions');
      const started = await buyer.order('wechat');
      payAtCashier(at, started);
      await sendAll(at, started.orderNo);
      for (let looks = 0; looks < 20; looks += 1) await buyer.result(started.orderNo);
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '2' });
      return statuses;
    }

    it('uploads what there is room for, reports the rest, and does not disturb others of its address', async () => {
      const at = await oneAddress();
      const client = new TestClient(at);
      const statuses: number[] = [];
      client.onAnswer = ({ status }) => void statuses.push(status);
      await client.register();
      const device = new Device(client, () => harness().now(), LIMITS.recordPage);
      for (let index = 0; index < 5_500; index += 1)
        device.edit(crypto.randomUUID(), { name: `命例 ${index}`, tags: ['导入'], source: '表格' });
      const [, bought] = await Promise.all([device.sync(), buy(at)]);
      expect(bought.length).toBeGreaterThan(20);
      expect(bought.filter((status) => status !== 200)).toEqual([]);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const rows = () => [...device.rows.values()];
      expect(rows().filter(({ revision }) => revision === 1)).toHaveLength(LIMITS.recordCount);
      expect(rows().filter(({ refused }) => refused?.why === 'tooMany')).toHaveLength(500);
      // One call a page of two hundred, and none for what there was no room for.
      expect(device.calls.filter((name) => name === 'saveRecords')).toHaveLength(26);

      // What stays is not sent again, until something is removed or the user asks.
      device.calls.length = 0;
      await device.sync();
      expect(device.calls.filter((name) => name !== 'listRecords')).toEqual([]);
      const [first = ''] = device.records.keys();
      device.remove(first);
      await device.sync();
      expect(device.calls.filter((name) => name !== 'listRecords')).toEqual(['deleteRecords', 'saveRecords']);
      expect(rows().filter(({ refused }) => refused?.why === 'tooMany')).toHaveLength(499);
    });

    it('by an older client, one call a record, has to wait; the others of its address are not', async () => {
      const at = await oneAddress();
      const client = new TestClient(at);
      await client.register();
      const answers = [];
      for (let index = 0; index < 320; index += 1)
        answers.push(
          await client.call('saveRecord', {
            id: crypto.randomUUID(),
            kind: 'case',
            body: caseBody(`第 ${index}`),
            editedAt: harness().now().toISOString(),
          }),
        );
      expect(answers.slice(0, 300).filter(({ status }) => status !== 200)).toEqual([]);
      expect(new Set(answers.slice(300).map(({ status }) => status))).toEqual(new Set([429]));
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      const bought = await buy(at);
      expect(bought.filter((status) => status !== 200)).toEqual([]);
    });
  });
}
