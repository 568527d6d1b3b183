/** The first page: today, and two taps to any tool. */
import { expect, test } from './support/app.ts';
import { caseOf, NO_HOUR, XIAOYUE } from './support/births.ts';
import { putCases, readRecords } from './support/device.ts';
import { expectAccessible, testLooks } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('shows today and leads to the tools', async ({ app, page }) => {
  await app.open('root');
  await expect(app.heading('上元')).toBeVisible();
  const today = page.getByRole('region', { name: '今日', exact: true });
  await expect(today).toContainText(/\d{4}年\d{1,2}月/);
  await expect(today).toContainText(/[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]日/);
  await expect(page.getByRole('group', { name: '今日时辰' }).getByRole('link').nth(11)).toBeVisible();
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await page.getByRole('link', { name: '万年历' }).click();
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(app.heading('上元')).toBeVisible();
});

test('the header is 93 high with the live strip, and names 五运六气', async ({ app, page }) => {
  await app.open('launcher');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(93);
  await expect(header).toContainText(/年 .月 .+日 .时|年.*月.*日.*时/);
  await expect(header).toContainText(/距../);
  await page.getByRole('button', { name: '五运六气' }).click();
  await expect(app.heading('五运六气')).toBeVisible();
});

test('the carousel turns after 5 s and stops under reduced motion', async ({ app, page }) => {
  const [first, second] = ['今日', '节气'].map((name) => page.getByRole('button', { name, exact: true }));
  await page.clock.install();
  await app.open('root');
  await expect(second!).toHaveAttribute('aria-current', 'false');
  await page.clock.runFor(8_000);
  await expect(second!).toHaveAttribute('aria-current', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(first!).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(60_000);
  await expect(first!).toHaveAttribute('aria-current', 'true');
});

test('即时盘 requires the sex, and counts nothing before', async ({ app, page }) => {
  await beUser(page);
  await app.open('root');
  await page.getByRole('button', { name: '即时盘' }).click();
  await expect(page).toHaveURL(/PlattingDetails.*now=1/);
  await expect(app.heading('即时盘')).toBeVisible();
  await expect(page.getByText('今日剩余 3 次')).toBeVisible();
  await page.getByRole('button', { name: '男', exact: true }).click();
  await expect(page.getByRole('tab', { name: '细盘' })).toBeVisible();
});

testLooks('the first page', async (app) => {
  await app.open('root');
  await expect(app.page.getByRole('group', { name: '今日时辰' }).getByRole('link').nth(11)).toBeVisible();
});

test('whose a first chart is, is asked and never assumed; a no is not asked again', async ({ app, page }) => {
  const record = caseOf(XIAOYUE);
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(page, [record]);
  await page.reload();
  const line = page.getByRole('region', { name: '今日一句' });
  await expect(line).toContainText('「小月」是你自己的盘吗？');
  await expectAccessible(page);
  await line.getByRole('button', { name: '是我的' }).click();
  await expect(line).toContainText('今日一句，小月');
  await page.getByRole('button', { name: '撤销' }).click();
  await line.getByRole('button', { name: '不是' }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('小月').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  expect((await readRecords(page, 'cases')).map(({ relation }) => relation)).toEqual(['']);
});

test('a chart marked 本人 has a line for the day with its reasons, others have none', async ({
  app,
  page,
}) => {
  const record = { ...caseOf(XIAOYUE), relation: '本人' };
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(page, [caseOf(NO_HOUR), record]);
  await page.reload();
  const line = page.getByRole('region', { name: '今日一句' });
  await expect(line).toContainText('今日一句，小月');
  await line.getByRole('button', { name: '为什么：今日一句' }).click();
  await expect(page.getByRole('dialog')).toContainText('怎么算');
  await page.keyboard.press('Escape');
  await putCases(page, [{ ...record, relation: '' }]);
  await page.reload();
  await expect(page.getByText('小月').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});
