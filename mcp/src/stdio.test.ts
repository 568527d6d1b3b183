/**
 * The program as a client starts it: the official client over standard input and output, and clients that go away.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { resultOf } from './testing.ts';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));
const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'convert_date', arguments: { date: '2026-02-17' } },
});

test('the official client lists and calls', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM] }));
  expect(client.getInstructions()).toContain('不要自己推算');
  expect((await client.listTools()).tools).toHaveLength(24);
  const { conclusion } = await resultOf(client, 'convert_date', { date: '2026-02-17' });
  expect(conclusion).toContain('2026年正月初一');
  await client.close();
});

test.each([
  ['a line that is no JSON, a call and half of another', `hello\n${CALL}\n${CALL.slice(0, 40)}`, false, 0],
  ['it reads no more', `${CALL}\n`, true, 141],
])('ends quietly with a client that is gone: %s', async (_, input, isDeaf, code) => {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [out, error] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  if (isDeaf) child.stdout.destroy();
  else child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdin.end(input);
  const [ended] = (await once(child, 'close')) as [number];
  expect({ ended, error }).toEqual({ ended: code, error: '' });
  // What was called before is answered.
  if (!isDeaf) expect(out).toContain('2026年正月初一');
});
