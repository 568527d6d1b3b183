/** 合盘: two people are chosen, compared, saved; a newly entered one is forgotten unless saved. */
import { expect, test } from './support/app.ts';
import { BirthForm } from './support/birthForm.ts';
import { caseOf, LEAP_CHILD, XIAOYUE } from './support/births.ts';
import { putCases } from './support/device.ts';
import { holdRequest } from './support/holdRequest.ts';
import { fillPhoneLogin } from './support/login.ts';
import { expectAccessible, testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

test('login finds the two who were chosen again; without membership the gate says so', async ({
  app,
  page,
}) => {
  await app.saveCase(XIAOYUE);
  await app.open('hepan');
  await page.getByRole('button', { name: '选 小月' }).click();
  await page.getByRole('region', { name: '乙方' }).getByRole('button', { name: '从命例选' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /小月/ }).click();
  await expect(page.getByText('请选两位不同的命主')).toBeVisible();
  await expect(page.getByRole('button', { name: '开始合盘' })).toBeDisabled();
  await page.getByRole('button', { name: '移除乙方' }).click();
  await page.getByRole('button', { name: '新录入' }).click();
  await new BirthForm(page).sex('男');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '朋友', exact: true }).click();
  await page.getByRole('button', { name: '开始合盘' }).click();
  await app.expectToast('请登录后使用');
  await expect(page.getByText('登录后继续合盘')).toBeVisible();
  await app.open('hepanItem');
  await expect(page.getByText('请先选择两位命主')).toBeVisible();
  await page.goBack();
  await fillPhoneLogin(app);
  await expect(app.heading('合盘')).toBeVisible();
  await expect(page.getByRole('region', { name: '甲方' })).toContainText('小月');
  await expect(page.getByRole('button', { name: '朋友', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: '开始合盘' }).click();
  await app.expectToast('免费次数用尽，请开通会员！');
  await expect(app.heading('会员中心')).toBeVisible();
  await app.open('home');
  await app.open('hepan');
  await expect(page.getByRole('region', { name: '甲方' })).not.toContainText('小月');
});

test('a member compares a case with one who stays unnamed; saved it is found again', async ({
  app,
  page,
}) => {
  await beMember(page);
  await app.saveCase(XIAOYUE);
  await app.open('hepan');
  await page.getByRole('button', { name: '选 小月' }).click();
  await page.getByRole('button', { name: '新录入' }).click();
  await new BirthForm(page).sex('男');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '开始合盘' })).toBeDisabled();
  await expect(page.getByText('先选两人的关系')).toBeVisible();
  await page.getByRole('button', { name: '婚恋', exact: true }).click();
  const words = await holdRequest(page, /\/assets\/HepanReading-[^/]*\.js$/);
  await page.getByRole('button', { name: '开始合盘' }).click();
  await expect(app.heading('合盘结果')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await words.release();
  await expect(page.getByRole('table', { name: '两人的五行' })).toBeVisible();
  await expect(page.getByText(/分 · .*把握/)).toBeHidden();
  await page.getByRole('switch', { name: '显示分数' }).click();
  await expect(page.getByText(/分 · .*把握/)).toBeVisible();

  // Not saved: opened by its address only, there is nothing.
  await page.reload();
  await expect(page.getByText('请先选择两位命主')).toBeVisible();

  await app.open('hepan');
  await page.getByRole('button', { name: '选 小月' }).click();
  await page.getByRole('button', { name: '新录入' }).click();
  await new BirthForm(page).sex('男');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByRole('switch', { name: '不保存新录入的资料' }).click();
  await page.getByRole('button', { name: '朋友', exact: true }).click();
  await page.getByRole('button', { name: '开始合盘' }).click();
  await expect(app.heading('合盘结果')).toBeVisible();
  await app.open('hepanRecords');
  await page.getByRole('link', { name: /小月.*乙方.*朋友/ }).click();
  await expect(page.getByRole('table', { name: '两人的五行' })).toBeVisible();
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有合盘记录')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: /小月.*乙方/ })).toBeVisible();
  expect(app.problems).toEqual([]);
});

test('a parent younger than the child is questioned, not refused', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await putCases(page, [caseOf(LEAP_CHILD)]);
  await app.open('hepan');
  await page.getByRole('button', { name: '选 闰月宝宝' }).click();
  await page.getByRole('button', { name: '选 小月' }).click();
  await page.getByRole('button', { name: '亲子', exact: true }).click();
  const question = page.getByRole('note').filter({ hasText: '甲方比乙方小 30 岁，是不是选反了？' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: '开始合盘' })).toBeEnabled();
  await expectAccessible(page);
  await question.getByRole('button', { name: '甲乙互换' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: '甲方' })).toContainText('小月');
});

testLooks('合盘', async (app) => {
  await app.saveCase(XIAOYUE);
  await app.open('hepan');
  await app.page.getByRole('button', { name: '选 小月' }).click();
  await expect(app.page.getByRole('region', { name: '甲方' })).toContainText('小月');
});

testLooks('合盘结果', async (app) => {
  await beMember(app.page);
  await app.saveCase(XIAOYUE);
  await app.open('hepan');
  const { page } = app;
  await page.getByRole('button', { name: '选 小月' }).click();
  await page.getByRole('button', { name: '新录入' }).click();
  await new BirthForm(page).sex('男');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '婚恋', exact: true }).click();
  await page.getByRole('button', { name: '开始合盘' }).click();
  await expect(page.getByRole('table', { name: '两人的五行' })).toBeVisible();
});
