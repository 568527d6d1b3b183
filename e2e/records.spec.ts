/** Records of this device: search, star, delete and undo, the file. */
import { readFile } from 'node:fs/promises';
import { expect, test, type App } from './support/app.ts';
import { BirthForm } from './support/birthForm.ts';
import { logIn } from './support/login.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

async function cast(app: App, name: string, text: string): Promise<void> {
  const form = new BirthForm(app.page);
  await app.open('home');
  await form.name(name);
  await form.time(text);
  await form.cast.click();
  await expect(app.heading(name)).toBeVisible();
}

test('cast charts are found, starred, deleted with undo, exported and read back', async ({ app, page }) => {
  await logIn(app);
  await cast(app, '张三', '1990-6-15 14:30 女 成都');
  await cast(app, '李四', '1992-3-8 9:20 女');
  await app.open('records');
  await expect(page.getByRole('link', { name: /张三/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: '搜索' }).click();
  await page.getByLabel('搜索记录').fill('辛亥日');
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /张三/ })).toBeVisible();
  await page.getByLabel('搜索记录').fill('');

  await page.getByRole('button', { name: '收藏 张三' }).click();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await page.getByRole('button', { name: /^全部/ }).click();

  await page.getByRole('link', { name: /李四/ }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await app.expectToast('已删除「李四」');
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: /李四/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '立即导出' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).cases).toHaveLength(2);

  await page.getByRole('link', { name: /李四/ }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await app.open('backup');
  await page.getByLabel(/^导入/).setInputFiles(file);
  await expect(page.getByText('新增 1，重复 1，错误 0')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '确认导入' }).click();
  await app.open('records');
  await expect(page.getByRole('link', { name: /李四/ })).toBeVisible();
});

test('a long press of 350 ms opens the actions, a shorter one the chart', async ({ app, page }) => {
  await logIn(app);
  await cast(app, '王五', '1990-6-15 14:30 女');
  await app.open('records');
  const row = page.getByRole('link', { name: /王五/ });
  await row.hover();
  await page.mouse.down();
  await expect(app.sheet('王五')).toBeVisible();
  await page.mouse.up();
  await page.getByRole('button', { name: '关闭' }).click();
  await row.click();
  await expect(app.heading('王五')).toBeVisible();
});

test('without records there is a way to cast', async ({ app, page }) => {
  await app.open('records');
  await page.getByRole('button', { name: '去排盘' }).click();
  await expect(app.heading('排盘')).toBeVisible();
});
