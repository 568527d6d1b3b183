/** 繁體: chosen, or by the languages of the browser; stems, and what a person typed, stay as they are. */
import { expect, test } from './support/app.ts';
import { caseOf, XIAOYUE } from './support/births.ts';
import { putCases } from './support/device.ts';
import type { PageId, Query } from '../web/src/lib/page/paths.ts';
import { CHART } from './support/everyPage.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('who reads traditional characters chooses them once', async ({ app, page }) => {
  const name = '苏云里';
  await app.saveCase({ ...XIAOYUE, name });
  await app.open('mine');
  await app.choose(page.getByRole('combobox', { name: /Language/ }), /台灣/);
  await expect(app.heading('個人中心')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await app.open('calendar');
  await expect(page).toHaveTitle(/萬年曆/);
  await app.open('records');
  await expect(page.getByText(name)).toBeVisible();
  await page.reload();
  await expect(app.heading('記錄')).toBeVisible();
});

test.describe('a browser of Hong Kong', () => {
  test.use({ locale: 'zh-HK' });

  test('is spoken to in its script', async ({ app, page }) => {
    await app.open('calendar');
    await expect(page).toHaveTitle(/萬年曆/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await app.open('mine');
    await app.choose(page.getByRole('combobox', { name: /Language/ }), '简体中文');
    await expect(app.heading('个人中心')).toBeVisible();
  });
});

test('who reads English casts a chart and reads its labels; readings stay Chinese', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beUser(page);
  await app.open('mine');
  const language = page.getByRole('combobox', { name: /Language/ });
  await app.choose(language, 'English');
  await expect(app.heading('Account')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Readings are in Chinese for now')).toBeVisible();

  await page.getByRole('link', { name: 'Cast', exact: true }).click();
  await expect(app.heading('Cast')).toBeVisible();
  await page.getByLabel('Name').fill('命盘');
  await expect(page.getByText('3 uses left today')).toBeVisible();
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await page.getByRole('button', { name: 'Cast a chart' }).click();

  // A name that is a word of the app stays a name.
  await expect(app.heading('命盘')).toBeVisible();
  const table = page.getByRole('table', { name: /^Table of pillars/ });
  await expect(
    table.getByRole('button', { name: /^Day pillar, Stem . (Wood|Fire|Earth|Metal|Water)/ }),
  ).toBeVisible();
  await expect(table.getByRole('button', { name: /^Month pillar, Ten gods/ })).toContainText(
    /(F|RW|EG|HO|IW|DW|7K|DO|IR|DR)$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Three main points' })).toBeVisible();
  const reading = page.getByRole('tabpanel', { name: 'Analysis' }).locator('[lang="zh-Hans"]');
  await expect(reading.first()).toBeVisible();

  await app.open('mine');
  await app.choose(language, '简体中文');
  await expect(app.heading('个人中心')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

/** Forms, lists and readings that are not of one kind. */
const SPOKEN: readonly (readonly [PageId, Query?])[] = [
  ['root'],
  ['mine'],
  ['addCase'],
  ['groups'],
  ['hepan'],
  ['hepanRecords'],
  ['reportList', CHART],
  ['report', CHART],
  ['chartAnalysis', CHART],
  ['pickDay', { affair: 'jiaqu' }],
  ['pickHour'],
  ['yunqi'],
  ['cases'],
];

test('in English nothing is wrong with forms, lists and readings', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.letThrough(CHART.at);
  await app.remember({ script: 'english' });
  await app.open('root');
  await expect(page.getByText('No chart yet: cast one and see')).toBeVisible();
  await putCases(page, [caseOf(XIAOYUE)]);
  for (const [id, query] of SPOKEN)
    await test.step(id, async () => {
      await app.open(id, query);
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
});
