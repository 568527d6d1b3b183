/** The box of the first page and the first visit: a birth is cast, a day is shown, the rest is found. */
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { expectAccessible } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('a line typed on the first page is cast at once, and going back casts nothing', async ({
  app,
  page,
}) => {
  await beUser(page);
  await app.open('root');
  await page.getByLabel('搜索或输入生辰').fill('1990-06-15 14:30 女 成都');
  await page.getByLabel('搜索或输入生辰').press('Enter');
  await expect(app.heading('命主')).toBeVisible();
  await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  await page.goBack();
  await expect(app.heading('搜索')).toBeVisible();
  await expect(page.getByRole('button', { name: /排盘 1990-06-15 14:30 女/ })).toBeVisible();
});

test('a line without the sex requires it, and casts nothing before', async ({ app, page }) => {
  await beUser(page);
  await app.open('root');
  const field = page.getByLabel('搜索或输入生辰');
  await field.fill('民国79年6月15日 14:30');
  await field.press('Enter');
  await expect(page.getByText('1990-06-15 14:30')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '请选择性别' })).toBeVisible();
  await expect(page.getByRole('button', { name: '男', exact: true })).toBeFocused();
  await expect(page.getByText('今日剩余 3 次')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '女', exact: true }).click();
  await expect(app.heading('命主')).toBeVisible();
  await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  await app.open('home');
  await expect(page.getByText('今日剩余 2 次')).toBeVisible();
});

test('finds a day, a page, a term, a case and a festival', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await app.open('search');
  const field = page.getByLabel('搜索或输入生辰');
  await field.fill('2026-13-40');
  await expect(page.getByRole('alert').filter({ hasText: '日期不存在' })).toBeVisible();
  await field.fill('合婚');
  await expect(page.getByRole('link', { name: '合盘', exact: true })).toBeVisible();
  await field.fill('七杀');
  await expect(page.getByRole('link', { name: '七杀', exact: true })).toBeVisible();
  await field.fill('小月');
  await expect(page.getByRole('link', { name: /小月.*辛亥/ })).toBeVisible();
  await field.fill('2027年春节');
  await expect(page.getByRole('link', { name: /春节.*2027-02-06.*正月初一/ })).toBeVisible();
  await expectAccessible(page);
  await field.fill('2026-11-21');
  await field.press('Enter');
  await expect(app.heading(/2026年11月/)).toBeVisible();
});

test('a line that can be read in several ways offers them', async ({ app, page }) => {
  await app.open('search');
  const field = page.getByLabel('搜索或输入生辰');
  await field.fill('庚午年五月廿三未时 女 成都');
  await expect(page.getByRole('alert').filter({ hasText: '是哪一年？' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '1990 年' }).click();
  await expect(page.getByRole('button', { name: /排盘 1990-06-15 14:00 女 成都市/ })).toBeVisible();
  await field.fill('庚午 壬午 辛亥 甲午');
  await expect(page.getByRole('link', { name: '按四柱排盘' })).toBeVisible();
  await page.getByRole('button', { name: /1990-06-15 12:00/ }).click();
  await expect(page.getByText('1990-06-15 12:00', { exact: true })).toBeVisible();
  await field.fill('june 15 1990 2:30:05 pm female urumqi');
  await page.getByRole('button', { name: '当地时间' }).click();
  await expect(page.getByRole('button', { name: /排盘 1990-06-15 14:30:05 女 乌鲁木齐市/ })).toBeVisible();
});

test('days are found from today on, and a term with its moment', async ({ app, page }) => {
  await page.clock.install({ time: new Date('2026-11-22T04:00:00Z') });
  await app.open('search');
  const field = page.getByLabel('搜索或输入生辰');
  await field.fill('明天');
  await expect(page.getByRole('link', { name: /明天.*2026-11-23/ })).toBeVisible();
  await field.fill('下周六');
  await expect(page.getByRole('link', { name: /下周六.*2026-11-28/ })).toBeVisible();
  await field.fill('冬至 2026');
  await expect(page.getByRole('link', { name: /冬至.*2026-12-22.*04:50:\d\d/ })).toBeVisible();
  await field.fill('除夕 2027');
  await expect(page.getByRole('link', { name: /除夕.*2027-02-05/ })).toBeVisible();
});

test('the three steps of a first visit tick themselves off, and can be dismissed', async ({ app, page }) => {
  await app.open('root');
  const card = page.getByRole('region', { name: '第一次来' });
  await expect(card.getByRole('link')).toHaveCount(3);
  // The calendar is opened by another way than the card's own.
  await page.getByRole('link', { name: '万年历' }).click();
  await expect(app.heading(/年/)).toBeVisible();
  await app.open('root');
  await expect(card.getByRole('link', { name: /看今天/ })).toContainText('已看过');
  await card.getByRole('link', { name: /点任何一个字/ }).click();
  await new ChartGrid(page).cell('年柱', '天干').click();
  await page.getByRole('button', { name: '关闭' }).click();
  await app.open('root');
  await expect(card.getByRole('link', { name: /点任何一个字/ })).toContainText('已看过');
  await expectAccessible(page);
  await card.getByRole('button', { name: '不再显示' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await expect(card).toBeHidden();
});

test('the first chart takes the place of the steps', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await page.reload();
  await expect(page.getByRole('link', { name: /小月/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '第一次来' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '上元是什么' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: '今日', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '上元是什么' })).toHaveCount(0);
});

test('a question leads to 问, a term to its entry, a name of several places to a choice', async ({
  app,
  page,
}) => {
  await app.saveCase(XIAOYUE);
  await app.open('search');
  const field = page.getByLabel('搜索或输入生辰');
  await field.fill('什么是用神');
  await expect(page.getByRole('link', { name: '用神', exact: true })).toBeVisible();
  await field.fill('1990-06-15 14:30 女 朝阳');
  await expect(page.getByText('「朝阳」不止一处，是哪一处？')).toBeVisible();
  await page.getByRole('button', { name: '北京市朝阳区' }).click();
  await expect(page.getByRole('button', { name: /^排盘 1990-06-15 14:30 女 朝阳区/ })).toBeVisible();
  await field.fill('2999-06-15 14:30 女');
  await expect(page.getByRole('alert').filter({ hasText: '生辰的年份要在 1 到 2200 年之间' })).toBeVisible();
  await field.fill('2199-06-15 14:30 女');
  await expect(page.getByText('这一天还没有到，请核对年份')).toBeVisible();
  await field.fill('我2028年适合换工作吗');
  await expectAccessible(page);
  await page.getByRole('link', { name: '问「小月」' }).click();
  await expect(app.heading('问')).toBeVisible();
  await expect(page.getByText('我2028年适合换工作吗').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '看答案' })).toBeVisible();
});
