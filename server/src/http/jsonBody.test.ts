import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { BOUNDS } from '../bounds.ts';
import { acceptJson, isDeeperThan } from './jsonBody.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('the depth of a text is that of its lists and objects, whatever its strings hold', () => {
  for (const [text, depth] of [
    ['1', 0],
    ['"[[[["', 0],
    [String.raw`{"a\"[{":"\\","b":[1,{"c":"]}"}]}`, 3],
    ['[[],[],[[]]]', 3],
    [nested(40), 40],
    // Texts that are not JSON do not matter, but for their end.
    ['"[[', 0],
    ['{{{', 3],
    ['"\\', 0],
  ] as const) {
    expect(isDeeperThan(depth, text), text).toBe(false);
    if (depth > 0) expect(isDeeperThan(depth - 1, text), text).toBe(true);
  }
});

it('a body that is nested deeper than any of ours is refused without being parsed', async () => {
  const app = fastify();
  acceptJson(app);
  app.post('/', async (request) => request.body);
  const post = async (payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  const { limit } = BOUNDS.jsonDepth;
  expect((await post(nested(limit))).statusCode).toBe(200);
  expect((await post('{"__proto__":{}}')).statusCode).toBe(400);
  expect((await post('')).statusCode).toBe(400);
  const parse = vi.spyOn(JSON, 'parse');
  const statuses = [];
  for (const text of [nested(limit + 1), nested(125_000), '{"a":'.repeat(40_000)])
    statuses.push((await post(text)).statusCode);
  const calls = parse.mock.calls.length;
  parse.mockRestore();
  expect([statuses, calls]).toEqual([[400, 400, 400], 0]);
  await app.close();
});
