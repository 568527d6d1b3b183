/** 万年历: the month turns, 1582 has its gap, every affair has a reason, the book is chosen, a day is starred. */
import { expect, test, type App } from './support/app.ts';
import { expectAccessible, testLooks } from './support/looks.ts';

const month = (app: App) => app.page.getByRole('grid');
const dayCell = (app: App, name: RegExp) => month(app).getByRole('button', { name });

const book = (app: App) => app.page.getByRole('combobox', { name: /^依据/ });

async function openDay(app: App, date: string): Promise<void> {
  await app.open('calendar', { date });
  await expect(month(app)).toBeVisible();
}

/** Drags across the month as a finger does. */
async function swipe(app: App, dx: number): Promise<void> {
  const box = await month(app).boundingBox();
  if (box === null) throw new Error('The month is not on the screen');
  const { mouse } = app.page;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + dx, y, { steps: 4 });
  await mouse.up();
}

test('a festival is found by its name, where one jumps and where one searches, and says what it is', async ({
  app,
  page,
}) => {
  await openDay(app, '2026-11-21');
  await page.getByRole('button', { name: /^2026年11月$/ }).click();
  const jump = app.sheet('选择年月');
  await jump.getByLabel('或输入日期、节日').fill('不是节日');
  await jump.getByRole('button', { name: '确定' }).click();
  await expect(jump.getByRole('alert')).toHaveText(/没有找到/);
  await jump.getByLabel('或输入日期、节日').fill('2030年中秋节');
  await jump.getByRole('button', { name: '确定' }).click();
  await expect(month(app)).toHaveAccessibleName('2030年9月');
  await expect(page.getByRole('heading', { level: 2, name: '八月十五' })).toBeVisible();
  await page.getByRole('button', { name: '中秋节', exact: true }).click();
  const festivalSheet = app.sheet('节日');
  await expect(festivalSheet.getByText(/农历八月十五，秋季的正中/)).toBeVisible();
  await festivalSheet.getByRole('button', { name: '关闭' }).click();
  await expect(festivalSheet).toBeHidden();

  await page.getByRole('button', { name: '节日', exact: true }).click();
  const sheet = app.sheet('节日与节气');
  await sheet.getByRole('searchbox').fill('2027年冬至');
  await sheet.getByRole('button', { name: /冬至.*2027年12月22日 周三/ }).click();
  await expect(month(app)).toHaveAccessibleName('2027年12月');
});

test('a year has its festivals, its terms and its holidays with the source notice', async ({ app, page }) => {
  await openDay(app, '2026-11-21');
  await page.getByRole('button', { name: '搜索节日与日期' }).click();
  const sheet = app.sheet('节日与节气');
  await expect(sheet.getByRole('button', { name: /^中秋节 *9月25日 周五/ })).toBeVisible();
  await sheet.getByRole('radio', { name: '节气' }).click();
  await expect(sheet.getByRole('button', { name: /^小雪 *11月22日 周日/ })).toBeVisible();
  await sheet.getByRole('radio', { name: '放假' }).click();
  await expect(sheet.getByRole('button', { name: /^春节.*2月15日至2月23日.*9 天/ })).toBeVisible();
  await expect(sheet.getByText(/国务院办公厅关于2026年部分节假日安排的通知/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '后一年' }).click();
  await expect(sheet.getByText(/2027年的放假安排尚未公布/)).toBeVisible();
});

test('a swipe turns the month, and a tap chooses a day', async ({ app }) => {
  await openDay(app, '2026-11-21');
  await swipe(app, -120);
  await expect(month(app)).toHaveAccessibleName('2026年12月');
  await swipe(app, 120);
  await expect(month(app)).toHaveAccessibleName('2026年11月');
  await dayCell(app, /^2026年11月7日/).click();
  await expect(dayCell(app, /^2026年11月7日.*立冬/)).toBeVisible();
  await expect(app.page.getByRole('heading', { level: 2, name: '九月廿九' })).toBeVisible();
});

test('the grid is walked by keys', async ({ app }) => {
  await openDay(app, '2026-11-21');
  await dayCell(app, /^2026年11月21日/).focus();
  await app.page.keyboard.press('ArrowDown');
  await expect(dayCell(app, /^2026年11月28日/)).toBeFocused();
  await app.page.keyboard.press('PageDown');
  await expect(month(app)).toHaveAccessibleName('2026年12月');
  // The focused day is no longer rendered; the keys continue from the new one.
  await expect(dayCell(app, /^2026年12月1日/)).toBeFocused();
});

test('October 1582 has twenty-one days and says so', async ({ app }) => {
  await openDay(app, '1582-10-04');
  await expect(app.page.getByText(/1582年10月4日之后即为15日/)).toBeVisible();
  await expect(dayCell(app, /^1582年10月/)).toHaveCount(21);
  await dayCell(app, /^1582年10月15日/).click();
  await expect(app.page.getByRole('heading', { level: 2, name: '九月十九' })).toBeVisible();
});

test('a day that printed calendars have otherwise says how', async ({ app, page }) => {
  await openDay(app, '2057-09-28');
  await expect(page.getByRole('heading', { level: 2, name: '八月三十' })).toBeVisible();
  await expect(page.getByText(/^历书或作九月初一：/)).toBeVisible();
  await expectAccessible(page);
});

test('a term opens its moment to the second, from the day, the bar and the first page', async ({
  app,
  page,
}) => {
  await app.open('calendar', { date: '2026-12-22' });
  await page.getByRole('button', { name: /^冬至 04:50:\d\d$/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^2026年12月22日 04:50:\d\d$/)).toBeVisible();
  await expect(sheet.getByText('冬至是中气，四柱的月不从它换。')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^小寒 01-05/ }).click();
  await expect(sheet.getByText(/四柱的月从这一刻换：之前是庚子月，之后是辛丑月/)).toBeVisible();
  await page.keyboard.press('Escape');
  await app.open('root');
  await app.open('calendar', { date: '2026-11-22', show: 'term' });
  await expect(sheet.getByText(/^2026年11月22日 15:2\d:\d\d$/)).toBeVisible();
});

test('an affair says why, with its book, and a fact what it is', async ({ app }) => {
  await openDay(app, '2026-11-26');
  await app.page
    .getByRole('button', { name: /^宜.*看依据$/ })
    .first()
    .click();
  const sheet = app.page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').first()).toContainText(/当日，《.+》列为[宜忌]/);
  await expect(sheet.getByText(/《.+》/).first()).toBeVisible();

  await sheet.getByRole('button', { name: '关闭' }).click();
  await app.page.getByRole('button', { name: /^冲. 煞.$/ }).click();
  await expect(app.sheet('冲煞').getByText(/所以冲.。$/)).toBeVisible();
});

test('the book is chosen and remembered', async ({ app }) => {
  await openDay(app, '2026-11-26');
  await app.choose(book(app), /^通行/);
  await app.page.reload();
  await expect(book(app)).toHaveText('通行');
});

test('the two books are side by side, with the reason they differ', async ({ app, page }) => {
  await openDay(app, '2026-11-22');
  await page.getByRole('button', { name: '两家对看' }).click();
  const sheet = app.sheet('两家对看');
  await expect(sheet.getByText(/这一天有12事两家说法不同/)).toBeVisible();
  await expect(sheet.getByText(/长星、短星所忌的事，《协纪》照列/)).toBeVisible();
  await expect(sheet.getByRole('row').nth(1)).toContainText(/忌.*宜/);
  await sheet.getByRole('button', { name: '其余 4 事' }).click();
  await expect(sheet.getByRole('row')).toHaveCount(13);
});

test('Sun and Moon are those of the chosen place, which is remembered', async ({ app, page }) => {
  await openDay(app, '2026-11-24');
  await page.getByRole('button', { name: '北京（默认）' }).click();
  await app.sheet('看哪里的日月').getByRole('searchbox').fill('wulumuqi');
  await app
    .sheet('看哪里的日月')
    .getByRole('button', { name: /^新疆 乌鲁木齐 / })
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole('button', { name: /乌鲁木齐/ })).toBeVisible();
  await page.getByText('真太阳正午').locator('..').getByRole('button').click();
  await expect(app.sheet('真太阳正午').getByText(/每差1度差4分钟/)).toBeVisible();
});

test('the month says which days suit an affair, and leads to the next', async ({ app, page }) => {
  await openDay(app, '2026-11-24');
  await page.getByRole('button', { name: '宜嫁娶，看依据' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '看哪些日子宜嫁娶' }).click();
  const bar = page.getByRole('group', { name: '宜嫁娶的日子' });
  await expect(bar.getByText(/这个月 \d+ 天/)).toBeVisible();
  await expect(dayCell(app, /^2026年11月24日.*宜嫁娶$/)).toBeVisible();
  await bar.getByRole('button', { name: '下一天' }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(/宜嫁娶/);
  await expect(dayCell(app, /^2026年11月24日/)).toHaveAttribute('tabindex', '-1');

  await bar.getByRole('button', { name: '宜嫁娶', exact: true }).click();
  await app.sheet('选择事项').getByRole('searchbox').fill('搬家');
  await app.sheet('选择事项').getByRole('button', { name: '移徙' }).click();
  await page.reload();
  await page.getByRole('button', { name: '不再标宜移徙' }).click();
  await expect(page.getByRole('button', { name: '哪些日子宜办事' })).toBeVisible();
});

test('on a desktop the month is beside the day, turned by mouse and keys', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.setFixedTime(new Date('2026-11-24T10:30:30+08:00'));
  await openDay(app, '2026-11-21');
  const grid = await month(app).boundingBox();
  const day = await page.getByRole('heading', { level: 2, name: '十月十三' }).boundingBox();
  expect(day?.x ?? 0).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: '下个月' }).click();
  await expect(month(app)).toHaveAccessibleName('2026年12月');
  await dayCell(app, /^2026年12月1日/).focus();
  await page.keyboard.press('t');
  await expect(dayCell(app, /^2026年11月24日/)).toBeFocused();
  await expect(page.getByRole('link', { name: /^巳/ })).toHaveAttribute('aria-current', 'time');
});

test('a day is starred, also after a reload', async ({ app }) => {
  await openDay(app, '2026-11-26');
  await app.page.getByRole('button', { name: '收藏这一天' }).click();
  await app.page.reload();
  await expect(dayCell(app, /^2026年11月26日.*已收藏$/)).toBeVisible();
});

test('a year outside the calendar is refused with a link back', async ({ app }) => {
  await app.open('calendar', { date: '0000-01-01' });
  await expect(app.page.getByText('该年份暂不支持')).toBeVisible();
  await app.page.getByRole('main').getByRole('button', { name: '回到今天' }).click();
  await expect(month(app)).toBeVisible();
});

testLooks('the calendar', (app) => openDay(app, '2026-11-21'));

test('the address names the day, also when it changes; an invalid date shows an error', async ({
  app,
  page,
}) => {
  await openDay(app, '2026-11-21');
  await openDay(app, '2025-10-06');
  await expect(month(app)).toHaveAccessibleName('2025年10月');
  await openDay(app, '2026-13-40');
  await expect(page.getByRole('alert')).toHaveText('2026-13-40 这一天不存在，先看今天');
});
