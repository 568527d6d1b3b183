import { afterEach, expect, test, vi } from 'vitest';
import { prepareExport } from './exportData.ts';

const job = (state: string) => ({ id: 'a', state, bytes: 9, createdAt: '', expiresAt: '' });

function serve(...states: string[]): string[] {
  const requests: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: job(states.shift() ?? 'failed') }));
  });
  return requests;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('prepareExport waits until the file is ready, and returns its address', async () => {
  const requests = serve('waiting', 'running', 'running', 'ready');
  const address = prepareExport();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await address).toBe('./api/user/export/file?id=a');
  expect(requests.map((path) => path.replace('./api/user/', ''))).toEqual([
    'export',
    'export/status',
    'export/status',
    'export/status',
  ]);
});

test('prepareExport says where the file could not be made', async () => {
  serve('running', 'failed');
  const address = prepareExport();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await address).toBeNull();
});
