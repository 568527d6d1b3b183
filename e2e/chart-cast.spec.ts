/** From a birth time to a chart, on a phone, by someone who has never been here. */
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { BirthForm } from './support/birthForm.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { fillPhoneLogin, newPhone } from './support/steps.ts';

test('a first chart: login is asked for at 开始排盘, the form is kept, the chart is right', async ({
  app,
  page,
}) => {
  const form = new BirthForm(page);
  const grid = new ChartGrid(page);
  await app.open('root');
  await page.getByRole('button', { name: '开始排盘' }).click();
  await expect(app.heading('排盘')).toBeVisible();

  await form.name('小月');
  await form.sex('女');
  await form.time('1990-06-15 14:30');
  await expect(form.timeRow).toContainText('1990年06月15日 14:30');
  await expect(form.timeRow).toContainText('五月廿三');
  await expect(form.timeRow).toContainText(/庚午\s*壬午\s*辛亥\s*乙未/);
  await expect(page.getByText('当时实行夏令时')).toBeVisible();

  await form.cast.click();
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
  await expect(page.getByText('登录后继续')).toBeVisible();
  await fillPhoneLogin(page, newPhone());

  await expect(app.heading('排盘')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('小月');
  await expect(form.timeRow).toContainText('1990年06月15日 14:30');
  await expect(page.getByText('今日剩余 3 次')).toBeVisible();
  await form.cast.click();

  await expect(app.heading('小月')).toBeVisible();
  await grid.expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  await expect(page.getByText('1990-06-15 14:30', { exact: true })).toBeVisible();

  await test.step('true solar time in 成都 moves the hour to 甲午, in the form already', async () => {
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page.getByText('今日剩余 2 次')).toBeVisible();
    await form.place('chengdu', /^四川 成都/);
    await expect(form.placeRow).toContainText('成都');
    await expect(form.timeRow).toContainText('乙未');
    await form.rule('时刻', '真太阳时');
    await expect(form.timeRow).toContainText(/庚午\s*壬午\s*辛亥\s*甲午/);
    await expect(page.getByText(/14:30 −60分\(夏令时\).*= 12:2[56]/)).toBeVisible();
    await form.cast.click();
    await expect(app.heading('小月')).toBeVisible();
    await grid.expectPillars(['庚午', '壬午', '辛亥', '甲午']);
  });

  await test.step('the chart says by which rules, and goes back by them', async () => {
    await page.getByRole('button', { name: /^规则：.*真太阳时 开/ }).click();
    const sheet = app.sheet('排盘规则');
    await sheet.getByLabel(/^时刻/).selectOption('钟表时（减夏令时）');
    await expect(sheet.getByRole('status')).toContainText('时柱 甲午 → 乙未');
    await sheet.getByRole('button', { name: '采用' }).click();
    await expect(sheet).toBeHidden();
    await grid.expectPillar('时柱', '乙未');
  });
});

test('a chart cast by the clock takes true solar time through its rules', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.openChart(XIAOYUE);
  await grid.expectPillar('时柱', '乙未');
  await page.getByRole('button', { name: /^规则：/ }).click();
  const sheet = app.sheet('排盘规则');
  await expect(sheet.getByRole('button', { name: '采用' })).toBeDisabled();
  await sheet.getByLabel(/^时刻/).selectOption('真太阳时');
  await expect(sheet.getByRole('status')).toContainText('时柱 乙未 → 甲午');
  await sheet.getByRole('button', { name: '采用' }).click();
  await grid.expectPillars(['庚午', '壬午', '辛亥', '甲午']);
  await page.reload();
  await grid.expectPillar('时柱', '甲午');
});

test('a date that does not exist is refused under the field, and the form is kept', async ({ app, page }) => {
  const form = new BirthForm(page);
  await app.open('home');
  await form.name('小月');
  await form.time('1990-06-15 14:30');
  for (const { typed, why } of [
    { typed: '2023-02-29', why: '2023 has no 29 February' },
    { typed: '1582-10-05', why: 'October 1582 lost ten days' },
    { typed: '农历2023年闰三月初一', why: 'the leap month of 2023 is the second' },
    { typed: '农历1990年四月三十', why: 'that month has 29 days' },
  ])
    await test.step(`${typed}: ${why}`, async () => {
      await form.timeRow.click();
      await form.typeTime(typed);
      await expect(form.timeSheet.getByRole('alert')).toHaveText('日期不存在，请检查');
      await expect(form.timeSheet.getByLabel('键入出生时间')).toHaveValue(typed);
      await expect(form.timeSheet.getByRole('button', { name: '确定' })).toBeDisabled();
      await form.timeSheet.getByRole('button', { name: '取消' }).click();
      await expect(form.timeRow).toContainText('1990年06月15日 14:30');
    });
  await expect(page.getByLabel('姓名')).toHaveValue('小月');
});
