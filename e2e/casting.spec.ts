/** Casting: the form, its pickers, the gate, the chart. */
import { expect, test, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  fillPhoneLogin,
  logIn,
  newPhone,
  openPage,
  typeBirth,
} from './support/steps.ts';

const HOME = '/pages/main/homePage';
const pillars = (page: Page) => page.getByRole('button', { name: /^时间/ });

test('casts 1990-06-15 14:30 in 成都; true solar time makes the hour 甲午', async ({ page }) => {
  await logIn(page);
  await openPage(page, HOME);
  await typeBirth(page, '1990-6-15 14:30 女 成都');
  await expect(pillars(page)).toContainText('庚午壬午辛亥乙未');
  await expect(page.getByText('四川')).toBeVisible();
  await expect(page.getByText('减与不减四柱相同')).toBeVisible();
  await page.getByRole('button', { name: '用真太阳时' }).click();
  await expect(pillars(page)).toContainText('庚午壬午辛亥甲午');
  await expect(page.getByText(/= 12:26/)).toBeVisible();
  await page.getByText('高级').click();
  await page.getByLabel('时刻').selectOption('civil');
  await expect(pillars(page)).toContainText('庚午壬午辛亥乙未');
  await page.getByRole('button', { name: '开始排盘' }).click();
  await expect(page).toHaveURL(/PlattingDetails/);
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const glyph of ['庚', '壬', '辛', '乙', '未'])
    await expect(page.getByRole('main')).toContainText(glyph);
});

test('asks for login, comes back with the form filled, and counts one use', async ({ page }) => {
  await openPage(page, HOME);
  await page.getByLabel('姓名').fill('张三');
  await typeBirth(page, '1990-6-15 14:30 女 成都');
  await expect(page.getByText('今日剩余 3 次')).toBeVisible();
  await page.getByRole('button', { name: '开始排盘' }).click();
  await expect(page.getByText('请登录后使用').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '手机登录' })).toBeVisible();
  await expect(page.getByText('登录后继续排盘')).toBeVisible();
  await fillPhoneLogin(page, newPhone());
  await expect(page.getByRole('heading', { level: 1, name: '排盘' })).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('张三');
  await expect(pillars(page)).toContainText('庚午壬午辛亥乙未');
  await page.getByRole('button', { name: '开始排盘' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '张三' })).toBeVisible();
  await openPage(page, HOME);
  await expect(page.getByText('今日剩余 2 次')).toBeVisible();
  await expect(page.getByRole('link', { name: /张三/ })).toBeVisible();
});

test('the fourth casting of a day leads to the member centre', async ({ page }) => {
  await logIn(page);
  for (const left of [2, 1, 0]) {
    await openPage(page, HOME);
    await page.getByRole('button', { name: '开始排盘' }).click();
    await expect(page).toHaveURL(/PlattingDetails/);
    await openPage(page, HOME);
    await expect(page.getByText(`今日剩余 ${left} 次`)).toBeVisible();
  }
  await page.getByRole('button', { name: '开始排盘' }).click();
  await expect(page.getByText('免费次数用尽，请开通会员！').last()).toBeVisible();
  await expect(page).toHaveURL(/MemberCenter.*from=PaiPan/);
});

test('dates that do not exist are refused under the field, and the form is kept', async ({ page }) => {
  await openPage(page, HOME);
  await page.getByRole('button', { name: /^时间/ }).click();
  const field = page.getByLabel('键入出生时间');
  for (const wrong of ['1582-10-05 12:00', '2023-02-29', '1990年闰六月初一', '农历1990年五月三十一']) {
    await field.fill(wrong);
    if (wrong.endsWith('三十一')) continue;
    await expect(page.getByText('日期不存在，请检查')).toBeVisible();
    await expect(page.getByRole('button', { name: '确定' })).toBeDisabled();
  }
  await field.fill('1990-6-15 14:30');
  await expect(page.getByText('日期不存在，请检查')).toBeHidden();
  await expect(page.getByRole('listbox', { name: '年' }).getByRole('option', { selected: true })).toHaveText(
    '1990年',
  );
});

test('wheels turn by keyboard, typing and dragging', async ({ page }) => {
  await openPage(page, HOME);
  await page.getByRole('button', { name: /^时间/ }).click();
  const year = page.getByRole('listbox', { name: '年' });
  const selected = year.getByRole('option', { selected: true });
  await expect(selected).toHaveAttribute('aria-setsize', '175');
  await year.focus();
  await page.keyboard.type('1990');
  await expect(selected).toHaveText('1990年');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText('1991年');
  await page.keyboard.press('Home');
  await expect(selected).toHaveText('1925年');
  await page.keyboard.press('End');
  await expect(selected).toHaveText('2099年');
  const month = page.getByRole('listbox', { name: '月' });
  const before = await month.getByRole('option', { selected: true }).textContent();
  const box = await month.boundingBox();
  if (box === null) throw new Error('Cannot drag: the wheel has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 88, { steps: 12 });
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(month.getByRole('option', { selected: true })).not.toHaveText(before ?? '');
  await expectAccessible(page);
});

test('lunar wheels show the leap month in its place', async ({ page }) => {
  await openPage(page, HOME);
  await page.getByRole('button', { name: /^时间/ }).click();
  await page.getByLabel('键入出生时间').fill('1990年闰五月初一 14:30');
  const month = page.getByRole('listbox', { name: '月' });
  await expect(month.getByRole('option', { selected: true })).toHaveText('闰五月');
  await month.focus();
  await page.keyboard.press('ArrowUp');
  await expect(month.getByRole('option', { selected: true })).toHaveText('五月');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('radio', { name: '农历' })).toBeChecked();
});

test('a place is found by pinyin, kept as recent, and an unknown hour leaves three pillars', async ({
  page,
}) => {
  await openPage(page, HOME);
  await page.getByRole('button', { name: /^地区/ }).click();
  await page.getByLabel('搜索地区').fill('wuhou');
  await page.getByRole('button', { name: /武侯区/ }).click();
  await expect(page.getByRole('button', { name: /^地区/ })).toContainText('武侯区');
  await page.getByRole('button', { name: /^地区/ }).click();
  await expect(page.getByRole('button', { name: '成都 武侯区', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '不填地点' }).click();
  await expect(page.getByRole('button', { name: /^地区/ })).toContainText('不填');
  await page.getByRole('switch', { name: '时辰不详' }).click();
  await expect(pillars(page)).toContainText('时辰不详');
});

test('four pillars lead to the dates that have them', async ({ page }) => {
  await openPage(page, '/pages/common/home/PaipanRiqi?tab=pillars');
  await expect(page.getByRole('button', { name: /1990-06-15/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /1990-06-15/ }).click();
  await expect(pillars(page)).toContainText('庚午壬午辛亥乙未');
});

test('a new birth takes at most eight gestures', async ({ page }) => {
  await logIn(page);
  await openPage(page, HOME);
  let gestures = 0;
  const gesture = async (act: () => Promise<void>) => {
    gestures++;
    await act();
  };
  await gesture(() => page.getByRole('button', { name: /^时间/ }).click());
  for (const [label, value] of [
    ['年', '1990'],
    ['月', '06'],
    ['日', '15'],
    ['时', '14'],
    ['分', '30'],
  ] as const)
    await gesture(async () => {
      await page.getByRole('listbox', { name: label, exact: true }).focus();
      await page.keyboard.type(value);
    });
  await gesture(() => page.getByRole('button', { name: '确定' }).click());
  await gesture(() => page.getByRole('button', { name: '开始排盘' }).click());
  await expect(page).toHaveURL(/PlattingDetails/);
  expect(gestures).toBeLessThanOrEqual(8);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 320]) {
    test(`is accessible and fits ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 812 });
      await openPage(page, HOME);
      await typeBirth(page, '1990-6-15 14:30 女 成都');
      await page.getByText('高级').click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
