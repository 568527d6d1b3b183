/**
 * A server that kills itself with SIGKILL at a given step: before or after its n-th statement at the database, whatever that
 * is. Started as a separate process by killed.ts and driven by messages.
 */
import { flushCompileCache } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { buildApp, newLogger } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createCodes } from '../../src/modules/codes/code.service.ts';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { buildParts } from '../../src/parts.ts';

let steps = 0;
let dieAt = Infinity;

/** A gap between two steps; nothing comes after the one to die at. */
function gap(): void {
  steps += 1;
  if (steps < dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Puts a gap before and after every call of a method that sends a statement. */
function watch(prototype: object, name: string, isStatement: (args: readonly unknown[]) => boolean): void {
  const original = Reflect.get(prototype, name) as Method;
  Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
    if (!isStatement(args)) return original.apply(this, args);
    gap();
    const result = original.apply(this, args);
    if (!(result instanceof Promise)) return result;
    return result.then((value: unknown) => {
      gap();
      return value;
    });
  });
}

const EXECUTE = 0x45;
const SIMPLE_QUERY = 0x51;

watch(Client.prototype, 'query', () => true);
watch(PGlite.prototype, 'execProtocolRaw', ([message]) =>
  [EXECUTE, SIMPLE_QUERY].includes((message as Uint8Array)[0] ?? 0),
);

/** What {@link file://./killed.ts} says. */
export type Order = { readonly id: number } & (
  | { readonly do: 'dieAt'; readonly step: number }
  | { readonly do: 'steps' | 'sweep' | 'ledger' | 'code' }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'refund'; readonly orderNo: string; readonly amountFen: number }
);

const config = loadConfig(process.env);
const database = await openDatabase(config, () => {});
let shift = Number(process.env['SHIFT_MS'] ?? 0);
const clock = { now: () => new Date(Date.now() + shift) };
const parts = await buildParts(config, database, { clock });
const logger = newLogger(config);
const app = await buildApp(parts, { logger });
const address = await app.listen({ host: '127.0.0.1', port: config.PORT });
const system = { ...parts, db: database.db, log: logger, operator: 'operator:test' };

process.on('message', (order: Order) => {
  void answer(order).then(
    (result) => process.send?.({ id: order.id, result }),
    (error: Error) => process.send?.({ id: order.id, error: error.message }),
  );
});

async function answer(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'dieAt':
      steps = 0;
      dieAt = order.step;
      return null;
    case 'steps':
      return steps;
    case 'pass':
      return (shift += order.ms);
    case 'sweep':
      return processDueMoney(system);
    case 'ledger':
      return checkLedger(system);
    case 'code':
      return (await createCodes(system, { name: '试', size: 1, days: 7, expiresAt: null })).codes[0];
    case 'refund': {
      const { orderNo, amountFen } = order;
      const request = { amountFen, days: null, reason: '测试', actor: 'operator:test' };
      return (await requestRefund(system, orderNo, request)).refund_no;
    }
  }
}

// What is killed does not write down what it compiled, and is started many times.
flushCompileCache();
process.send?.({ id: 0, result: address });
