/// <reference lib="dom" />
/** 问: a question typed or chosen, its answer with reasons, saved with the case, and with a second person. */
import { readFileSync } from 'node:fs';
import { expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { testLooks } from './support/looks.ts';
import { beMember, beUser, useUp } from './support/member.ts';

test('a typed question is understood, answered with reasons, saved with the case and found again', async ({
  app,
  page,
}) => {
  await beUser(page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('ask', { id });
  await expect(app.heading('问')).toBeVisible();
  const field = page.getByRole('textbox', { name: '想问的事' });
  await test.step('what is not understood stays in the field, with the kinds below', async () => {
    await field.fill('今天天气');
    await page.getByRole('button', { name: '问', exact: true }).click();
    await expect(page.getByText('没看出问的是哪一类，请从下面选一类')).toBeVisible();
    await expect(field).toHaveValue('今天天气');
    await field.fill('明年辞职创业');
    await field.press('Enter');
    await expect(page.getByText('一次问一件，先看哪一件？')).toBeVisible();
    await expect(page.getByRole('group', { name: '先看哪一件' }).getByRole('button')).toHaveText([
      '换工作',
      '生意',
    ]);
  });
  await field.fill('我2028年适合换工作吗');
  await field.press('Enter');
  await expect(page.getByText('你问：我2028年适合换工作吗')).toBeVisible();
  const headline = page.getByRole('region', { name: '答案' }).getByRole('heading', { level: 2 });
  await expect(headline).toHaveText(/^(?:宜进|先看|宜守)，/);
  const text = (await headline.textContent()) ?? '';
  await test.step('each reason opens', async () => {
    await page.getByRole('button', { name: /^怎么定的/ }).click();
    await expect(page.getByRole('dialog')).toContainText('70分起');
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').filter({ hasText: '宜' }).first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('出处');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a month says why', async () => {
    await page.getByRole('group', { name: '逐月' }).getByRole('button').nth(4).click();
    await expect(page.getByText(/^6月 戊午（6月\d日至7月\d日）：/)).toBeVisible();
  });
  await test.step('as a picture it has the pillars, and no name', async () => {
    await page.getByRole('button', { name: '分享图片' }).click();
    const sheet = app.sheet('分享图片');
    await expect(sheet).toContainText('庚午 壬午 辛亥 乙未');
    await expect(sheet).toContainText('换工作，2028年');
    await expect(sheet).not.toContainText('小月');
    const picture = page.waitForEvent('download');
    await sheet.getByRole('button', { name: '生成图片' }).click();
    expect(readFileSync(await (await picture).path()).readUInt32BE(16)).toBe(1080);
    await expect(sheet).toBeHidden();
  });
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await app.expectToast('已存入此命例的备注');
  await page.goBack();
  await page.getByRole('button', { name: `换工作，2028年 ${text}` }).click();
  await expect(headline).toHaveText(text);
});

test('logged out a question leads to login and is still there; the uses of a day lead to membership', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('ask', { id });
  await page.getByRole('button', { name: /^搬家/ }).click();
  await app.expectToast('请登录后使用');
  await expect(page.getByText('登录后继续排盘')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^搬家，20\d\d年$/)).toBeVisible();
  await expect(page.getByRole('region', { name: '答案' })).toHaveCount(0);
  await beUser(page);
  await useUp(page, 'PaiPan', 3);
  await page.reload();
  await page.getByRole('button', { name: '看答案' }).click();
  await app.expectToast('免费次数用尽，请开通会员！');
});

test('a second person is read together', async ({ app, page }) => {
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.saveCase(NO_HOUR);
  await app.open('ask', { id, kind: '结婚时机', from: '2028', to: '2028' });
  await page.getByRole('button', { name: '看答案' }).click();
  await expect(page.getByRole('region', { name: '答案' })).toBeVisible();
  await page.getByRole('button', { name: /^与另一个人一起看/ }).click();
  await app.sheet('与谁一起看').getByRole('button', { name: /阿青/ }).click();
  await expect(page.getByText('（与阿青一起看）')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: '阿青' }).first()).toBeVisible();
});

testLooks('问', async (app) => {
  const { page } = app;
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('ask', { id, kind: '换工作', from: '2028', to: '2028' });
  await page.getByRole('button', { name: '看答案' }).click();
  await expect(page.getByRole('region', { name: '答案' })).toBeVisible();
});
