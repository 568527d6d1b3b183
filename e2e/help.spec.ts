/** Feedback and the account: what is sent, what is stored, how to delete it. */
import { expect, test } from './support/app.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('a visitor writes with a contact and pictures, nine at most', async ({ app, page }) => {
  await app.open('advice', { type: 'calendar', date: '2026-11-21' });
  await expect(page.getByRole('button', { name: '历法有误' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2026-11-21')).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('请填写内容')).toBeVisible();
  await expect(page.getByText('未登录时请留下联系方式')).toBeVisible();
  await expect(page.getByLabel('内容', { exact: true })).toBeFocused();
  await expect(page.getByLabel('内容', { exact: true })).toHaveAccessibleDescription('请填写内容');
  await page.getByLabel('内容', { exact: true }).fill('字'.repeat(200));
  await expect(page.getByLabel('内容', { exact: true })).toHaveValue('字'.repeat(140));
  await page.getByLabel('内容', { exact: true }).fill('节气时刻有疑问');
  await page.getByLabel('联系方式').fill('reader@example.com');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const files = Array.from({ length: 11 }, (_, index) => ({
    name: `p${index}.png`,
    mimeType: 'image/png',
    buffer: pixel,
  }));
  await page.getByLabel(/图片，最多 9 张/).setInputFiles(files);
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(9);
  await page.getByRole('button', { name: '移除 p0.png' }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('内容', { exact: true })).toHaveValue('节气时刻有疑问');
  await page.getByLabel(/图片，最多 9 张/).setInputFiles(files.slice(0, 1));
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await app.expectToast('提交成功');
});

test('a user finds the letter again, renames the account and leaves', async ({ app, page }) => {
  await beUser(page);
  await app.open('advice');
  await page.getByLabel('内容', { exact: true }).fill('希望增加流时');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await app.expectToast('提交成功');
  await expect(app.heading('反馈中心')).toBeHidden();
  await app.open('advice');
  await page.getByText('我的反馈').click();
  await expect(page.getByText('希望增加流时')).toBeVisible();

  await app.open('personalCenter');
  await page.getByRole('button', { name: /^昵称/ }).click();
  await page.getByRole('dialog').getByLabel('昵称').fill('小满');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: /昵称.*小满/ })).toBeVisible();
  await expect(page.getByText('本机', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expect(page.getByText('登录 / 注册')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
});

test('a letter about business is there again after a reload, and so is the kind of a message', async ({
  app,
  page,
}) => {
  await app.open('business');
  await page.getByLabel('公司').fill('某某出版社');
  await page.reload();
  await expect(page.getByLabel('公司')).toHaveValue('某某出版社');
  await app.open('advice');
  await page.getByRole('button', { name: '内容建议' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '内容建议' })).toHaveAttribute('aria-pressed', 'true');
});

test('a term is found by another of its names, and opens', async ({ app, page }) => {
  await app.open('glossary');
  await page.getByRole('searchbox', { name: '搜索名词' }).fill('旬空');
  await page.getByRole('link', { name: /^空亡/ }).click();
  await expect(app.heading('空亡')).toBeVisible();
  await expect(page.getByText('也叫旬空')).toBeVisible();
  await page.getByRole('link', { name: '纳音' }).click();
  await expect(app.heading('纳音')).toBeVisible();
});

test('the licences of what this build carries are listed, and can be read', async ({ app, page }) => {
  await app.open('texts', { text: 'licences' });
  const react = page.getByRole('group').filter({ has: page.getByText(/^react \d/) });
  await react.getByText(/^react \d/).click();
  await expect(react.getByText('MIT License')).toBeVisible();
  await expect(page.getByText(/^cities\.json \d/)).toBeVisible();
  await expect(page.getByText(/^serwist \d/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
