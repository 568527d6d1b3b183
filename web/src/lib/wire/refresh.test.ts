import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHolidayNotices } from '../time/storedNotices.ts';
import { refreshHolidays } from './refresh.ts';

const NEWER = {
  asOf: '2026-11-10',
  notices: [
    { year: 2027, source: 'notice', days: [{ date: '2027-01-01', name: '元旦', kind: 'off' as const }] },
  ],
};

beforeEach(() => useHolidayNotices.setState({ newer: null }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const serve = (answer: () => Response) => {
  const requests: { path: string; cache: RequestCache | undefined }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, cache: init.cache });
    return answer();
  });
  return requests;
};

test('new notices are stored; the browser may answer from its cache', async () => {
  const requests = serve(() => new Response(JSON.stringify({ code: 200, msg: 'ok', data: NEWER })));
  await refreshHolidays();
  expect(useHolidayNotices.getState().newer).toEqual(NEWER);
  expect(requests).toEqual([{ path: './api/holiday/list?since=2026', cache: 'default' }]);
});

test('the same answer again changes nothing, and a missing one leaves the last', async () => {
  serve(() => new Response(JSON.stringify({ code: 200, msg: 'ok', data: NEWER })));
  await refreshHolidays();
  const { newer } = useHolidayNotices.getState();
  await refreshHolidays();
  expect(useHolidayNotices.getState().newer).toBe(newer);
  serve(() => new Response('', { status: 502 }));
  await refreshHolidays();
  expect(useHolidayNotices.getState().newer).toBe(newer);
});
