/** 择日 and 择时: one question in the address, one answer on every page. */
import { expect, test } from './support/app.ts';
import { logIn } from './support/login.ts';

const WEDDING = {
  affair: 'jiaqu',
  from: '2026-11-21',
  to: '2027-02-20',
  people: '新郎.庚午.壬午.辛亥,新娘.甲子.丙寅.戊子',
} as const;

test('a day found for two people says the same in its details, and the list is there on the way back', async ({
  app,
  page,
}) => {
  await logIn(app);
  await app.open('pickDay', WEDDING);
  await expect(page.getByRole('button', { name: '移除新郎（庚午年）' })).toBeVisible();
  await page.getByRole('button', { name: '查询' }).click();
  const list = page.getByRole('region', { name: '结果' });
  const first = list.getByRole('link').first();
  const date = (await first.locator('b').textContent()) ?? '';
  const band = (await first.locator('em').textContent()) ?? '';
  const reason = (await first.locator('i').first().textContent()) ?? '';
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  await first.click();
  await expect(app.heading(date)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '嫁娶' })).toBeVisible();
  await expect(main.getByText(band, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(reason).first()).toBeVisible();
  await expect(main.getByText('参与人 新郎（庚午年）、新娘（甲子年）')).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('link').first()).toContainText(date);
});

test('the hours of the day are asked for the same people', async ({ app, page }) => {
  await app.open('dayDetails', { ...WEDDING, date: '2026-12-01' });
  await page.getByRole('link', { name: '选时' }).click();
  await expect(app.heading('择时')).toBeVisible();
  await expect(page.getByRole('button', { name: /^事项/ })).toContainText('嫁娶');
  await expect(page.getByLabel('日期', { exact: true })).toHaveValue('2026-12-01');
  await expect(page.getByRole('button', { name: '移除新娘（甲子年）' })).toBeVisible();
});

test('an address that asks for nothing that exists says so', async ({ app, page }) => {
  await app.open('pickDay', { affair: 'zzz' });
  await expect(page.getByRole('alert').filter({ hasText: '没有这一事项' })).toBeVisible();
  await app.open('dayDetails', { affair: 'jiaqu', date: '2026-02-30' });
  await expect(page.getByText('日期不存在，请检查')).toBeVisible();
  await app.open('dayDetails', { affair: 'jiaqu', date: '2026-12-01', people: '谁' });
  await expect(page.getByText('参与人的四柱有误')).toBeVisible();
  await page.getByRole('button', { name: '去择日' }).click();
  await expect(app.heading('择日')).toBeVisible();
});

test('days before 1645 are read by the table of history', async ({ app, page }) => {
  await app.open('dayDetails', {
    affair: 'kaishi',
    from: '1600-01-01',
    to: '1600-01-30',
    date: '1600-01-15',
  });
  await expect(app.heading('1600-01-15')).toBeVisible();
  await expect(page.getByRole('heading', { name: '冬月三十' })).toBeVisible();
  await page.getByRole('button', { name: '前一天' }).click();
  await expect(app.heading('1600-01-14')).toBeVisible();
});
