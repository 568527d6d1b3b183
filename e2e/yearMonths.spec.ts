/// <reference lib="dom" />
/** 流年逐月: a year by its months, what falls into them, the days worth marking, paper and calendar file. */
import { readFileSync } from 'node:fs';
import { boxOf, expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

test('a member walks the months of a year, opens reasons, and takes the marked days along', async ({
  app,
  page,
}) => {
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('yearMonths', { id, year: '2026' });
  await expect(page.getByText('2026 丙午', { exact: true })).toBeVisible();
  const slider = page.getByRole('slider', { name: /^十二个月的起伏/ });
  const here = page.getByRole('main').getByRole('listitem');
  const month = page.getByRole('region', { name: '这个月', exact: true });
  await test.step('by keys and by the marked ones', async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^2月 庚寅，/);
    await expect(month).toContainText('2月4日至3月4日');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await expect(month).toContainText('6月');
    await page.getByRole('button', { name: /^最紧/ }).click();
    await expect(page.getByRole('button', { name: /^最紧/ })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('holidays of the notice and lunar birthdays of the cases are in it', async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(here).toHaveText('春节放假 2月15日至2月23日，共9天');
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await expect(here).toHaveText('7月7日 周二 小月生日（农历五月廿三）');
  });
  await page.getByRole('button', { name: '为什么：7月' }).click();
  await expect(page.getByRole('dialog')).toContainText('从60分加减');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '后一年' }).click();
  await expect(page.getByText('2027 丁未', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '挑这月的日子' }).click();
  await expect(page.getByRole('button', { name: '本月加入日历' })).toBeVisible();
  await page.getByRole('button', { name: /^最顺/ }).click();
  await expect(page.getByRole('link', { name: /^\d+月\d+日 周/ }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '全年存为日历文件' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(12);
  expect(text).toContain('小月 壬寅月起');
  await test.step('as a picture without the name', async () => {
    await page.getByRole('button', { name: '分享' }).click();
    const sheet = app.sheet('分享图片');
    await expect(sheet).toContainText('2027 丁未年 流年逐月');
    await expect(sheet).not.toContainText('小月');
    const picture = page.waitForEvent('download');
    await sheet.getByRole('button', { name: '生成图片' }).click();
    expect(readFileSync(await (await picture).path()).readUInt32BE(16)).toBe(1080);
    await expect(sheet).toBeHidden();
  });
  await test.step('on paper twelve months and no page around them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /流年逐月$/, includeHidden: true }).last()).toBeVisible();
    await expect(page.locator('article tr')).toHaveCount(12);
    await expect(slider).toBeHidden();
  });
});

test('logged out the curve is read, and the days lead to login', async ({ app, page }) => {
  await app.open('yearMonths', { id: await app.saveCase(NO_HOUR) });
  await expect(page.getByRole('slider', { name: /^十二个月的起伏/ })).toBeVisible();
  await expect(page.getByText(/连这个月还有\d+个月$/)).toBeVisible();
  await page.getByRole('button', { name: '后一年' }).click();
  await expect(page.getByText(/^眼下走的是20\d\d年$/)).toBeVisible();
  await page.getByRole('button', { name: '看今年' }).click();
  await expect(page.getByText(/连这个月还有\d+个月$/)).toBeVisible();
  const pick = page.getByRole('button', { name: '挑这月的日子' });
  const offer = await boxOf(page.getByText('按个人历挑出这个月最顺的三天'));
  expect((await boxOf(pick)).y - (offer.y + offer.height), 'The button stands apart').toBeGreaterThanOrEqual(
    8,
  );
  await pick.click();
  await app.expectToast('请登录后使用');
  await expect(page.getByText('登录后继续个人历')).toBeVisible();
});

testLooks('流年逐月', async (app) => {
  await app.open('yearMonths', { id: await app.saveCase(XIAOYUE), year: '2027' });
  await expect(app.page.getByRole('slider', { name: /^十二个月的起伏/ })).toBeVisible();
});
