/// <reference lib="dom" />
/** A device that an earlier build wrote to: web/src/lib/cases/testing/earlierData/README.md. */
import { readFileSync } from 'node:fs';
import { expect, test } from './support/app.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { readRecords } from './support/device.ts';
import { beUser } from './support/member.ts';

interface Store {
  readonly keyPath: string;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string }[];
  readonly records: readonly { readonly id: string }[];
}

interface Device {
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly stores: Readonly<Record<string, Store>>;
  };
  readonly localStorage: Readonly<Record<string, string>>;
}

const dataOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../web/src/lib/cases/testing/earlierData/${name}`, import.meta.url), 'utf8'),
  );
const DEVICE = dataOf('device.json') as Device;
const LINK = dataOf('link.json') as { readonly hash: string };

test('cases, comparison, starred day and settings of an earlier build are all there', async ({
  app,
  page,
}) => {
  // A page without the app: the database must exist before the app opens it.
  const body = '<link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  await page.evaluate(
    ({ database, localStorage: items }) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
        const opening = indexedDB.open(database.name, database.version);
        opening.addEventListener('error', () => reject(new Error('Cannot create the database')));
        opening.addEventListener('upgradeneeded', () => {
          for (const [name, { keyPath, indexes, records }] of Object.entries(database.stores)) {
            const store = opening.result.createObjectStore(name, { keyPath });
            for (const index of indexes) store.createIndex(index.name, index.keyPath);
            for (const record of records) store.put(record);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    DEVICE,
  );
  await beUser(page);
  const { stores } = DEVICE.database;
  const root = page.locator('html');

  await app.open('records');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text', 'xlarge');
  for (const name of [/小月/, /闰月宝宝/, /阿青/, /古人/, /阿远/])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('link', { name: /阿远/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /小月/ })).toBeVisible();

  const id = stores['cases']?.records.find((record) => 'name' in record && record.name === '阿远')?.id ?? '';
  await app.open('chart', { id, tab: 'notes' });
  await expect(app.heading('阿远')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '换了城市工作' })).toContainText('2016');
  await app.open('groups');
  await expect(page.getByRole('link', { name: /朋友/ })).toContainText('1');
  await app.open('hepanRecords');
  await expect(page.getByRole('link', { name: /小月.*朋友/ })).toBeVisible();
  await app.open('calendar', { date: '2026-11-26' });
  await expect(page.getByRole('button', { name: /^2026年11月26日.*已收藏$/ })).toBeVisible();

  await page.goto(`/${LINK.hash}`);
  await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  for (const name of ['cases', 'comparisons'] as const)
    expect(await readRecords(page, name)).toEqual(stores[name]?.records);
  expect(app.problems).toEqual([]);
});
