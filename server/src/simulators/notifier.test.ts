/** Notifications go out as the documents have it: on the schedule until they are acknowledged, then perhaps once more. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ALIPAY_SCHEDULE_SEC } from './alipay.ts';
import { Notifier, type Notification } from './notifier.ts';
import { WECHAT_SCHEDULE_SEC } from './wechatPay.ts';

let server: Server;
let url: string;
/** Statuses to answer with, then 200; what came. */
let answers: number[];
let heard: string[];
let onHeard: () => void;

beforeEach(async () => {
  answers = [];
  heard = [];
  onHeard = () => {};
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push(body);
      response.writeHead(answers.shift() ?? 200).end();
      onHeard();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const untilHeard = (times: number) =>
  new Promise<void>((resolve) => {
    const look = () => heard.length >= times && resolve();
    onHeard = look;
    look();
  });

/** A notification whose every try says which it is. */
function notification(schedule: readonly number[]): Notification {
  let tries = 0;
  return {
    label: 'one',
    url,
    build: () => ({ headers: {}, body: `event try ${(tries += 1)}` }),
    isAcknowledged: (status) => status === 200,
    schedule,
  };
}

it('is sent again until it is acknowledged, built again each time, and then once more', async () => {
  const notifier = new Notifier({ mode: 'auto', timeScale: 0.000_1, duplicates: 1, answerWithinMs: 60_000 });
  answers = [500, 404, 302];
  notifier.add(notification(WECHAT_SCHEDULE_SEC));
  await untilHeard(5);
  notifier.stop();
  expect(heard).toEqual(['event try 1', 'event try 2', 'event try 3', 'event try 4', 'event try 5']);
});

it('ends with its schedule where there is no acknowledgement', async () => {
  const notifier = new Notifier({ mode: 'auto', timeScale: 0.000_1, duplicates: 1, answerWithinMs: 60_000 });
  answers = Array.from({ length: 20 }, () => 500);
  notifier.add(notification([1, 1]));
  await untilHeard(3);
  // Anything that is still to come comes before the last of a longer one.
  const longer = { ...notification([1, 1, 1, 1, 1]), build: () => ({ headers: {}, body: 'longer' }) };
  notifier.add(longer);
  await untilHeard(9);
  notifier.stop();
  expect(heard.slice(0, 3)).toEqual(['event try 1', 'event try 2', 'event try 3']);
  expect(heard.slice(3)).toEqual(Array.from({ length: 6 }, () => 'longer'));
});

it('has the schedules of the documents', () => {
  const minutes = (schedule: readonly number[]) => schedule.reduce((sum, wait) => sum + wait, 0) / 60;
  expect(WECHAT_SCHEDULE_SEC).toHaveLength(15);
  expect(minutes(WECHAT_SCHEDULE_SEC)).toBe(24 * 60 + 4);
  expect(ALIPAY_SCHEDULE_SEC).toHaveLength(7);
  expect(minutes(ALIPAY_SCHEDULE_SEC)).toBe(4 + 10 + 10 + 60 + 120 + 360 + 900);
});
