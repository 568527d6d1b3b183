/** Public holidays: what came with the program, and what an operator brings in. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/ops/run.ts';
import { TestClient, type Harness } from '../harness.ts';

const FILE = {
  asOf: '2026-03-01',
  notices: [
    {
      year: 2027,
      source: 'https://www.gov.cn/notice',
      rows: [
        { name: '元旦', off: ['2027-01-01..2027-01-03'], work: [] },
        { name: '劳动节', off: ['2027-05-01..2027-05-05'], work: ['2027-05-08'] },
        { name: '国庆节', off: ['2027-10-01..2027-10-07'], work: ['2027-10-09'] },
      ],
    },
  ],
};

type Listed = { asOf: string; notices: { year: number; source: string; days: { date: string }[] }[] };

export function holidaysSuite(harness: () => Harness): void {
  const ops = (...args: string[]) => runCommand(harness().system, args);
  const listed = async (since?: number): Promise<Listed> => {
    const client = new TestClient(harness());
    return (await client.call('listHolidays', since === undefined ? {} : { since }))
      .data as unknown as Listed;
  };
  const lastYear = async () => (await listed()).notices.at(-1)?.year;

  describe('public holidays', () => {
    it('are those of the program until an operator brings in a notice, and again when it is dropped', async () => {
      const before = await listed();
      expect(before.notices.map(({ year }) => year).slice(0, 2)).toEqual([2002, 2003]);
      expect(before.notices.at(-1)?.year).toBe(2026);
      expect(await ops('holiday', 'list')).toMatchObject({ asOf: before.asOf });
      const folder = mkdtempSync('/tmp/shangyuan-holidays-');
      const file = `${folder}/2027.json`;
      try {
        writeFileSync(file, JSON.stringify(FILE));
        expect(await ops('holiday', 'import', file, '--dry-run')).toMatchObject({
          dryRun: true,
          notices: [{ year: 2027, days: 17 }],
        });
        expect(await lastYear()).toBe(2026);
        await ops('holiday', 'import', file);
        await vi.waitFor(async () => expect(await lastYear()).toBe(2027));
        expect(await listed(2027)).toMatchObject({
          asOf: '2026-03-01',
          notices: [{ year: 2027, source: 'https://www.gov.cn/notice' }],
        });
        expect((await listed(2027)).notices[0]?.days[0]).toEqual({
          date: '2027-01-01',
          name: '元旦',
          kind: 'off',
        });
        writeFileSync(file, JSON.stringify({ ...FILE, asOf: '2027-01-01' }));
        await expect(ops('holiday', 'import', file)).rejects.toThrow('has not come yet');
        expect(await ops('audit', 'list', '2027')).toMatchObject([
          { action: 'holiday.import', actor: 'operator:tester' },
        ]);
      } finally {
        rmSync(folder, { recursive: true });
      }
      await ops('holiday', 'drop', '2027');
      await vi.waitFor(async () => expect(await lastYear()).toBe(2026));
      await expect(ops('holiday', 'drop', '2027')).rejects.toThrow('no notice for 2027');
      await expect(ops('holiday', 'import', `${folder}/gone.json`)).rejects.toThrow('cannot read');
    });

    it('say up to which day notices were looked for', async () => {
      await ops('holiday', 'looked', '2026-02-27');
      await vi.waitFor(async () => expect((await listed()).asOf).toBe('2026-02-27'));
      await expect(ops('holiday', 'looked', '2027-02-27')).rejects.toThrow('has not come yet');
      await expect(ops('holiday', 'looked', 'today')).rejects.toThrow('expected YYYY-MM-DD');
    });

    it('are not sent to who has them', async () => {
      const client = new TestClient(harness());
      const path = '/api/holiday/list?since=2026';
      const first = await client.fetch(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
      const tag = first.headers.get('etag') ?? '';
      const again = await client.fetch(path, { headers: { 'if-none-match': `"other", W/${tag}` } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect((await client.fetch(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
      const other = await client.fetch('/api/holiday/list?since=2025');
      expect(other.headers.get('etag')).not.toBe(tag);
    });
  });
}
