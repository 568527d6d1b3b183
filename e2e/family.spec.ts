/// <reference lib="dom" />
/** 一家人: several cases as one picture, the comparison of two behind a line, years, days of all, paper. */
import { expect, test } from './support/app.ts';
import { caseOf, LEAP_CHILD, NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { putCases } from './support/device.ts';
import { fillPhoneLogin } from './support/login.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

const FAMILY = [XIAOYUE, NO_HOUR, LEAP_CHILD, PILLARS_ONLY];

test('a member sees a family, opens a line, a year and the days, and prints one page', async ({
  app,
  page,
}) => {
  await beMember(page);
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  const records = FAMILY.map(caseOf);
  await putCases(page, records);
  await app.open('cases');
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '一家人' }).click();
  await expect(app.heading('一家人')).toBeVisible();
  await expect(page.getByText('至少选两个人')).toBeVisible();
  for (const { name } of FAMILY) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: '移除闰月宝宝' }).click();
  await page.getByRole('button', { name: '闰月宝宝', exact: true }).click();
  await page.getByRole('button', { name: '看这一家' }).click();
  const figure = page.getByRole('group', { name: '一家人的关系图' });
  await expect(figure.getByRole('button')).toHaveCount(6);
  await expect(
    page
      .getByRole('main')
      .getByText(/^阿青的时辰未详/)
      .last(),
  ).toBeVisible();
  await test.step('the order is that of choosing, also after a reload, and nothing is asked again', async () => {
    await page.reload();
    await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveText([
      '小月',
      '阿青',
      '古人',
      '闰月宝宝',
    ]);
  });
  await test.step('a year has its reason, and a year of all the reason of each', async () => {
    await page.getByRole('button', { name: /^小月 2027年/ }).click();
    await expect(page.getByRole('dialog')).toContainText('从60分加减');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(共好|较好) 20/ }).click();
    await expect(page.getByRole('dialog')).toContainText('阿青');
    await page.keyboard.press('Escape');
  });
  await test.step('on paper the picture, the table and no page around them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '一家人', includeHidden: true }).last()).toBeVisible();
    await expect(page.locator('article svg')).toBeVisible();
    await expect(figure).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('a line asks for the relation and leads to the comparison, by keys too', async () => {
    const line = figure.getByRole('button', { name: /^小月与阿青，/ });
    const kind = (await line.getAttribute('aria-label'))?.split('，')[1];
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '看两人合盘' })).toBeDisabled();
    await page.getByRole('dialog').getByRole('button', { name: '朋友', exact: true }).click();
    await page.getByRole('button', { name: '看两人合盘' }).click();
    await expect(app.heading('合盘结果')).toBeVisible();
    await expect(page.getByText('朋友').first()).toBeVisible();
    expect(['扶持', '互补', '多些耐心']).toContain(kind);
    await page.goBack();
    await figure.getByRole('button', { name: /^小月与阿青，/ }).click();
    await expect(page.getByRole('button', { name: '看两人合盘' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });
  await test.step('who is deleted leaves the picture, and is back when restored', async () => {
    const gone = records.slice(-1);
    await putCases(
      page,
      gone.map((record) => ({ ...record, deletedAt: Date.now() })),
    );
    await page.reload();
    await expect(page.getByText('有 1 个命例已删除，图里不再画。')).toBeVisible();
    await expect(figure.getByRole('button')).toHaveCount(3);
    await putCases(page, gone);
    await page.reload();
    await expect(figure.getByRole('button')).toHaveCount(6);
  });
  await page.getByRole('button', { name: '为全家择日' }).click();
  await expect(app.heading('择日')).toBeVisible();
  await expect(page.getByRole('button', { name: /^主 小月 .*移除$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^家人 闰月宝宝 .*移除$/ })).toBeVisible();
});

test('without cases the examples are shown; logged out the choice of people is kept for the login', async ({
  app,
  page,
}) => {
  await app.open('family');
  await page.getByRole('button', { name: '先看例盘' }).click();
  await expect(page.getByRole('group', { name: '一家人的关系图' }).getByRole('button')).toHaveCount(3);
  await app.open('family');
  await expect(page.getByText('有两个命例，就能看一家人')).toBeVisible();
  await putCases(page, [XIAOYUE, NO_HOUR].map(caseOf));
  await page.reload();
  await page.getByRole('button', { name: '小月', exact: true }).click();
  await page.getByRole('button', { name: '阿青', exact: true }).click();
  await page.getByRole('button', { name: '看这一家' }).click();
  await app.expectToast('请登录后使用');
  await fillPhoneLogin(app);
  await test.step('the two are still chosen, and the use is asked for', async () => {
    await expect(app.heading('一家人')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: '看这一家' }).click();
    await app.expectToast('免费次数用尽，请开通会员！');
  });
});

testLooks('一家人', async (app) => {
  await app.open('family', { example: '1' });
  await expect(app.page.getByRole('group', { name: '一家人的关系图' })).toBeVisible();
});
