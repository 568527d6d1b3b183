/** 大运流年入历: the starts of luck as a calendar file, chosen and counted before it is saved. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type App } from './support/app.ts';
import { NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beMember } from './support/member.ts';

const TITLE = '大运流年入历';

async function openSheet(app: App): Promise<Locator> {
  const { page } = app;
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('dialog').getByRole('button', { name: TITLE }).click();
  return app.sheet(TITLE);
}

async function savedText(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为日历文件' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

const countOf = (text: string): number => text.match(/BEGIN:VEVENT/g)?.length ?? 0;

test('a member chooses decades, years, months and days, and the file holds as many as were counted', async ({
  app,
  page,
}) => {
  await beMember(page);
  await app.openChart(XIAOYUE);
  const sheet = await openSheet(app);
  await expect(sheet).toContainText('共 13 项');
  await expectAccessible(page);
  await app.choose(sheet.getByRole('combobox', { name: '几年' }), '1年');
  await sheet.getByRole('switch', { name: '流月' }).focus();
  await page.keyboard.press('Space');
  await expect(sheet).toContainText('共 23 项');
  await sheet.getByRole('button', { name: '挑日子' }).click();
  await sheet.getByRole('switch', { name: '值得标记的日子' }).click();
  const total = Number(/共 (\d+) 项/.exec(await sheet.innerText())?.[1]);
  expect(total).toBeGreaterThan(23);
  await test.step('a part of the app that does not come is reported, and the sheet stays', async () => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: '存为日历文件' }).click();
    await app.expectToast('文件没有做成，请重试');
    await page.unroute('**/assets/**');
    await expect(sheet).toContainText(`共 ${total} 项`);
  });
  const text = await savedText(page);
  expect(countOf(text)).toBe(total);
  expect(text).toMatch(/SUMMARY:小月 交辛巳大运/);
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  await expect(sheet).toBeHidden();
});

test('without an hour decades are dates; logged out the days lead to login', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await app.openChart(NO_HOUR);
  const sheet = await openSheet(app);
  await expect(sheet).toContainText('生时没有记到分钟');
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('switch', { name: '流年' }).click();
  expect(await savedText(page)).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  await (await openSheet(app)).getByRole('button', { name: '挑日子' }).click();
  await app.expectToast('请登录后使用');
});

test('a chart of pillars has no luck to offer', async ({ app, page }) => {
  await app.openChart(PILLARS_ONLY);
  await page.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '流年逐月' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: TITLE })).toBeHidden();
});
