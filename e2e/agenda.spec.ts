/** 提醒与订阅: birthdays of the cases, a file, and calendars that other programs read until they are closed. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/app.ts';
import { caseOf, XIAOYUE } from './support/births.ts';
import { putCases } from './support/device.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('a lunar birthday is listed with its day and goes into a calendar', async ({ app, page }) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('agenda');
  const list = page.getByRole('region', { name: '农历生日' });
  await expect(list.getByRole('link')).toContainText(XIAOYUE.name);
  await expect(list).toContainText('虚岁');
  await expect(
    page
      .getByRole('region', { name: /未来 30 天/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: '全部加入日历' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  expect(file.replaceAll('\r\n ', '')).toContain(`UID:birthday-${id}-`);
});

test('a calendar is subscribed to at an address that is shown once, and closed', async ({ app, page }) => {
  await beUser(page);
  await app.open('agenda');
  await page.getByRole('button', { name: '新建订阅' }).click();
  const calendarSheet = app.sheet('新建日历订阅');
  await calendarSheet.getByRole('switch', { name: '节日' }).click();
  await calendarSheet.getByRole('button', { name: '生成地址' }).click();
  const sheet = app.sheet('订阅地址');
  const href = await sheet.getByRole('link', { name: '在日历中打开' }).getAttribute('href');
  expect(href).toMatch(/^webcal:\/\/.*\/calendar\/[\w-]{43}\.ics$/);
  const address = (href ?? '').replace('webcal:', 'http:');
  const calendar = await page.request.get(address);
  const text = await calendar.text();
  expect(text).toContain('SUMMARY:立春\r\n');
  expect(text).not.toContain('SUMMARY:中秋节\r\n');
  await sheet.getByRole('button', { name: '关闭' }).click();
  const row = page
    .getByRole('region', { name: '日历订阅' })
    .getByRole('button', { name: /节气、放假与调休/ });
  await expect(row).toContainText('前一天 9 点');
  await expectAccessible(page);
  await row.click();
  await app.sheet('节气、放假与调休').getByRole('button', { name: '取消订阅' }).click();
  await app.sheet('取消订阅').getByRole('button', { name: '取消订阅' }).click();
  await app.expectToast('已取消订阅');
  await expect(row).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('the line of the day of one’s own chart is in a calendar that the device writes', async ({
  app,
  page,
}) => {
  await beUser(page);
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(page, [{ ...caseOf(XIAOYUE), relation: '本人' }]);
  await page.reload();
  await app.open('agenda');
  await page.getByRole('button', { name: '新建订阅' }).click();
  const sheet = app.sheet('新建日历订阅');
  await app.choose(sheet.getByLabel('内容'), '每日一句');
  await expect(sheet.getByRole('button', { name: '生成地址' })).toBeDisabled();
  await sheet.getByRole('checkbox', { name: /^同意把本人命例的每日一句/ }).check();
  await sheet.getByRole('button', { name: '生成地址' }).click();
  const shown = app.sheet('订阅地址');
  const href = await shown.getByRole('link', { name: '在日历中打开' }).getAttribute('href');
  const address = (href ?? '').replace('webcal:', 'http:');
  const text = (await (await page.request.get(address)).text()).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(90);
  await app.open('root');
  const own = page.getByRole('region', { name: '今日一句' });
  const line = (await own.locator('p').nth(0).textContent()) ?? '';
  expect(line).not.toBe('');
  expect(text.replaceAll('\\', '')).toContain(`SUMMARY:${line}`);
});
