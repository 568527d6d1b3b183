/** 五运六气: the year read step by step, and a birth beside chosen dates. */
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { beMember } from './support/member.ts';

test('a year is read for a person and two dates', async ({ app, page }) => {
  await beMember(page);
  await app.saveCase(XIAOYUE);
  await page.reload();
  await app.open('yunqi', { year: '2026' });
  await page.getByRole('button', { name: '与出生对照 选命例' }).click();
  await app.sheet('与谁的出生对照').getByRole('button', { name: /小月/ }).click();
  await expect(page.getByRole('button', { name: /与出生对照 小月/ })).toBeVisible();
  await page.getByRole('button', { name: '加一个日期' }).click();
  const dates = app.sheet('选择日期2');
  await dates.getByLabel('或输入日期').fill('2024-06-01');
  await dates.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '日期2 2024-06-01' })).toBeVisible();
  await page.getByRole('button', { name: '后一年' }).click();
  await expect(page.getByText('2027 丁未')).toBeVisible();
  await page.getByRole('button', { name: '前一年' }).click();
  await expect(page.getByText('2026 丙午')).toBeVisible();
  await app.choose(page.getByRole('combobox', { name: /^起年/ }), '立春');
  await expect(page).toHaveURL(/start=lichun/);
  await page.getByRole('button', { name: '分析', exact: true }).click();
  await expect(page.getByRole('heading', { name: '小月的出生运气' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2024-06-01' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '六步' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '日期2 2024-06-01' })).toBeVisible();
  await expect(page).toHaveURL(/start=lichun/);

  await app.open('yunqiAnalysis', { year: '2026', id: 'none' });
  await expect(page.getByRole('alert')).toContainText('命例不在本机，无法对照出生');
  await app.open('yunqiAnalysis');
  await expect(page.getByText('请先选择年份')).toBeVisible();
  await page.getByRole('button', { name: '选择年份' }).click();
  await expect(app.heading('五运六气')).toBeVisible();
  expect(app.problems).toEqual([]);
});
