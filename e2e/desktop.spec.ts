/** Two panes from the width of a tablet, and the rail of a desktop. */
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from './support/app.ts';
import { caseOf, LEAP_CHILD, NO_HOUR, pairOf, XIAOYUE } from './support/births.ts';
import { putCases, putRecords, starDays } from './support/device.ts';
import { signedLink } from './support/links.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

/** A past day. */
const NEW_YEAR = { year: 2020, month: 1, day: 25 };

/** A woman born 1990-06-15 14:30, as a link has her. */
const BIRTH = '1.fg19900615-1430';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a desktop the chart is beside its reading, and a cell is answered there', async ({
  app,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open('chart', await signedLink(baseURL ?? '', BIRTH));
  const reading = page.getByRole('region', { name: '解读' });
  await expect(reading.getByText('三件要事')).toBeVisible();
  await expect(page.getByRole('tab', { name: '细盘' })).toHaveCount(0);

  const cell = page.getByRole('button', { name: /^月柱 藏干/ });
  await cell.click();
  await expect(reading.getByRole('heading', { name: '月柱藏干' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reading.getByText('怎么算').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(reading.getByRole('heading', { name: '月柱藏干' })).toHaveCount(0);
  await expect(cell).toBeFocused();

  await test.step('the rail leads on', async () => {
    const rail = page.getByRole('navigation', { name: '主导航' });
    await expect(rail.getByRole('link', { name: '排盘' })).toHaveAttribute('aria-current', 'page');
    await rail.getByRole('link', { name: '罗盘' }).click();
    await expect(app.heading('罗盘')).toBeVisible();
    await expectAccessible(page);
  });
});

test('on a desktop the list of records stays, with the chosen one beside it', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await app.saveCase(XIAOYUE);
  await putCases(page, [{ ...caseOf(LEAP_CHILD), createdAt: 1, updatedAt: 1 }]);
  await app.open('records');
  const list = page.getByRole('region', { name: '记录' });
  const record = page.getByRole('region', { name: '命盘' });
  await expect(record.getByRole('heading', { name: '小月' })).toBeVisible();

  const row = list.getByRole('link', { name: /^小月/ });
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await expect(record.getByRole('heading', { name: '闰月宝宝' })).toBeVisible();
  await expect(list.getByRole('link', { name: /^闰月宝宝/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(record.getByRole('heading', { name: '小月' })).toBeVisible();
  await record.getByRole('tab', { name: '分析' }).click();
  await expect(record.getByText('三件要事')).toBeVisible();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(page.url()).toContain(id);

  await page.reload();
  await expect(record.getByRole('heading', { name: '小月' })).toBeVisible();
  await expect(record.getByText('三件要事')).toBeVisible();

  await test.step('comparisons as well', async () => {
    await putRecords(page, 'comparisons', [
      pairOf('with-child', XIAOYUE, LEAP_CHILD, 2),
      pairOf('with-friend', XIAOYUE, NO_HOUR, 1),
    ]);
    await starDays(page, { [jdnOf({ year: 2031, month: 5, day: 1 })]: '嫁娶', [jdnOf(NEW_YEAR)]: '' });
    await page.reload();
    await page.getByRole('radio', { name: '合盘' }).click();
    const pair = page.getByRole('region', { name: '合盘', exact: true });
    await expect(pair.getByRole('heading', { name: '小月与闰月宝宝' })).toBeVisible();
    await list.getByRole('link', { name: /小月 与 闰月宝宝/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(pair.getByRole('heading', { name: '小月与阿青' })).toBeVisible();
    await page.reload();
    await expect(pair.getByRole('heading', { name: '小月与阿青' })).toBeVisible();
    await expect(pair.getByRole('switch', { name: '显示分数' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pair.getByRole('button', { name: '删除' }).click();
    await expect(pair.getByRole('heading', { name: '小月与闰月宝宝' })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(list.getByRole('link', { name: /小月 与 阿青/ })).toBeVisible();
  });

  await test.step('on their own page too', async () => {
    await app.open('hepanRecords');
    const pair = page.getByRole('region', { name: '合盘', exact: true });
    await expect(pair.getByRole('heading', { name: '小月与闰月宝宝' })).toBeVisible();
    const own = page.getByRole('region', { name: '合盘记录' });
    await own.getByRole('link', { name: /小月 与 阿青/ }).click();
    await expect(pair.getByRole('heading', { name: '小月与阿青' })).toBeVisible();
    await expect(page).toHaveURL(/ClosingRecord\?id=with-friend$/);
    await app.open('records');
  });

  await test.step('and starred days, down to none', async () => {
    await page.getByRole('radio', { name: '择吉' }).click();
    const day = page.getByRole('region', { name: '日子', exact: true });
    await expect(day.getByRole('heading', { name: '2031年5月1日 周四 · 嫁娶' })).toBeVisible();
    await list.getByRole('link', { name: /2031年5月1日/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(day.getByRole('heading', { name: '2020年1月25日 周六' })).toBeVisible();
    await expect(day.getByRole('link', { name: '当日时辰' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await day.getByRole('button', { name: '取消收藏' }).click();
    await expect(day.getByRole('heading', { name: '2031年5月1日 周四 · 嫁娶' })).toBeVisible();
    await day.getByRole('button', { name: '取消收藏' }).click();
    await expect(page.getByText('还没有收藏的日子')).toBeVisible();
    await expect(day).toHaveCount(0);
  });
});

test('a tablet has the two panes and also the bar of tabs', async ({ app, page, baseURL }) => {
  await page.setViewportSize({ width: 840, height: 1000 });
  await app.open('chart', await signedLink(baseURL ?? '', BIRTH));
  await expect(page.getByRole('region', { name: '解读' }).getByText('三件要事')).toBeVisible();
  await expect(page.getByRole('region', { name: '细盘' }).getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await app.open('home');
  await expect(
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '记录' }),
  ).toBeVisible();
});
