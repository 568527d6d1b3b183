/** Records of this device: search, star, delete and undo, the file. */
import { readFile } from 'node:fs/promises';
import { expect, test, type App } from './support/app.ts';
import type { CaseRecord } from '../web/src/lib/cases/caseRecord.ts';
import { caseOf, XIAOYUE } from './support/births.ts';
import { BirthForm } from './support/birthForm.ts';
import { putCases, readRecords } from './support/device.ts';
import { expectAccessible, expectNoSidewaysScroll, testLooks } from './support/looks.ts';
import { beUser } from './support/member.ts';

async function cast(app: App, name: string, text: string): Promise<void> {
  const form = new BirthForm(app.page);
  await app.open('home');
  await form.name(name);
  await form.time(text);
  await form.cast.click();
  await expect(app.heading(name)).toBeVisible();
}

test('cast charts are found, starred, deleted with undo, exported and read back', async ({ app, page }) => {
  await beUser(page);
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

  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await page.getByRole('link', { name: /张三/ }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '置顶', exact: true }).click();
  await app.expectToast('已置顶「张三」');
  await expect(first.getByRole('link', { name: /^已置顶 ?张三/ })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(first).toContainText('李四');

  await page.getByRole('link', { name: /李四/ }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await app.expectToast('已删除「李四」');
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: /李四/ })).toBeVisible();

  await app.open('backup');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出全部/ }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).cases).toHaveLength(2);

  await page.getByRole('button', { name: /^加密备份/ }).click();
  const sheet = app.sheet('加密备份');
  // Both at once: the sheet may still be moving.
  const gap = await sheet.locator('label').evaluateAll((labels) => {
    const [first, last] = [labels[0], labels.at(-1)].map((label) => label?.getBoundingClientRect());
    return (last?.top ?? 0) - (first?.bottom ?? 0);
  });
  expect(gap, 'Fields stand apart').toBeGreaterThanOrEqual(8);
  await sheet.getByLabel('密码', { exact: true }).fill('correct horse');
  await sheet.getByLabel('再输一次').fill('correct horsf');
  await expect(sheet.getByText('两次密码不一致')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '导出', exact: true })).toBeDisabled();
  await sheet.getByLabel('再输一次').fill('correct horse');
  const encrypted = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '导出', exact: true }).click();
  const sealed = await (await encrypted).path();
  expect(await readFile(sealed, 'utf8')).not.toContain('李四');
  await app.expectToast('已导出加密备份');
  await expect(sheet).toBeHidden();
  await app.open('records');

  await page.getByRole('link', { name: /李四/ }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('link', { name: /李四/ })).toBeHidden();
  await app.open('backup');
  const openSealed = async (password: string) => {
    await page.getByLabel(/^导入/).setInputFiles(sealed);
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };
  await openSealed('wrong horse');
  await expect(page.getByText('密码不对，或文件已损坏')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('button', { name: '打开备份' })).toBeHidden();
  await openSealed('correct horse');
  await expect(page.getByText('新增 1，重复 1，错误 0')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByLabel(/^导入/).setInputFiles(file);
  await expect(page.getByText('新增 1，重复 1，错误 0')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '确认导入' }).click();
  await app.open('records');
  await expect(page.getByRole('link', { name: /李四/ })).toBeVisible();
});

test('deleted records are restored from the trash, or deleted for good before their time', async ({
  app,
  page,
}) => {
  await app.saveCase(XIAOYUE);
  const removeFromList = async () => {
    await app.open('records');
    await page.getByRole('link', { name: /小月/ }).click({ button: 'right' });
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await app.expectToast('已删除「小月」');
    await app.open('backup');
  };
  await removeFromList();
  await page.getByRole('button', { name: /小月.*恢复/ }).click();
  await expect(page.getByText('回收站是空的')).toBeVisible();
  await removeFromList();
  await page.getByRole('button', { name: '清空回收站' }).click();
  await expect(app.sheet('清空回收站')).toContainText('1 条将从这台设备上彻底删除');
  await app.sheet('清空回收站').getByRole('button', { name: '清空', exact: true }).click();
  await app.expectToast('回收站已清空');
  await expect(page.getByText('回收站是空的')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤销' })).toBeHidden();
  expect(await readRecords(page, 'cases')).toEqual([]);
});

/** So many cases, by their numbers. */
const casesOf = (count: number, more: Partial<CaseRecord> = {}): CaseRecord[] => {
  const record = caseOf(XIAOYUE);
  return Array.from({ length: count }, (_, i) => ({
    ...record,
    id: `case-${10_000 + i}`,
    name: `客户${i}`,
    ...more,
  }));
};

test('many are deleted after a confirmation, and restored together, some of them or all', async ({
  app,
  page,
}) => {
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(page, casesOf(25));
  const deleteAll = async () => {
    await app.open('cases');
    await page.getByRole('button', { name: '更多', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '批量选择' }).click();
    await page.getByRole('button', { name: '全选' }).click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    const sheet = app.sheet('删除 25 条命例？');
    await expect(sheet).toContainText('30 天内可以恢复');
    return sheet;
  };
  await (await deleteAll()).getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('共 25 条')).toBeVisible();
  await (await deleteAll()).getByRole('button', { name: '删除', exact: true }).click();
  await app.expectToast('已删除 25 条');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('共 25 条')).toBeVisible();
  await (await deleteAll()).getByRole('button', { name: '删除', exact: true }).click();

  await app.open('backup');
  await expect(page.getByText(/一起删除的 25 条$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /客户0 .*删除，还剩 30 天/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('搜索回收站').fill('客户1');
  await expect(page.getByText('找到 11 条')).toBeVisible();
  await page.getByRole('button', { name: '多选' }).click();
  await page.getByRole('checkbox', { name: /客户12/ }).check();
  await page.getByRole('checkbox', { name: /客户13/ }).check();
  await expectAccessible(page);
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '恢复' }).click();
  await app.expectToast('已恢复 2 条');
  await page.getByRole('button', { name: '多选' }).click();
  await page.getByRole('checkbox', { name: /客户14/ }).check();
  await page.getByRole('button', { name: '彻底删除' }).click();
  await app.sheet('彻底删除').getByRole('button', { name: '删除', exact: true }).click();
  await app.expectToast('已彻底删除 1 条');
  await page.getByLabel('搜索回收站').fill('');
  await expect(page.getByText('共 22 条')).toBeVisible();
  await page.getByRole('button', { name: '全部恢复' }).click();
  await app.expectToast('已恢复 22 条');
  await expect(page.getByText('回收站是空的')).toBeVisible();
  await app.open('cases');
  await expect(page.getByText('共 24 条')).toBeVisible();
});

test('a trash of thousands renders only what is near the window, and all of it is restored', async ({
  app,
  page,
}) => {
  await app.open('root');
  await expect(page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(page, casesOf(5_500, { deletedAt: Date.now() - 86_400_000 }));
  await app.open('backup');
  await expect(page.getByText(/一起删除的 5500 条$/)).toBeVisible();
  expect(await page.getByRole('button', { name: /客户\d+ .*恢复/ }).count()).toBeLessThan(60);
  await page.getByLabel('搜索回收站').fill('客户5432');
  await expect(page.getByRole('button', { name: /客户5432 .*还剩 29 天/ })).toBeVisible();
  await page.getByLabel('搜索回收站').fill('');
  await page.getByRole('button', { name: '恢复这批' }).click();
  await app.expectToast('已恢复 5500 条');
  await expect(page.getByText('回收站是空的')).toBeVisible();
});

testLooks('回收站', async (app) => {
  await app.open('root');
  await expect(app.page.getByText('还没有命例，排一个试试')).toBeVisible();
  await putCases(app.page, casesOf(9, { deletedAt: Date.now() }));
  await app.open('backup');
  await expect(app.page.getByText(/一起删除的 9 条$/)).toBeVisible();
});

test('everything on the device is cleared at once, after a word of what goes', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await app.open('backup');
  await page.getByRole('button', { name: '清除本机数据' }).click();
  const sheet = app.sheet('清除本机数据');
  await expect(sheet).toContainText('永久删除 1 个命例');
  await expect(sheet.getByRole('button', { name: '清除', exact: true })).toBeDisabled();
  await sheet.getByRole('checkbox').check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '清除', exact: true }).click();
  await app.expectToast('本机数据已清除');
  await app.open('records');
  await expect(page.getByRole('button', { name: '去排盘' })).toBeVisible();
});

test('a long press of 350 ms opens the actions, a shorter one the chart', async ({ app, page }) => {
  await beUser(page);
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

test('without records there is a link to casting', async ({ app, page }) => {
  await app.open('records');
  await page.getByRole('button', { name: '去排盘' }).click();
  await expect(app.heading('排盘')).toBeVisible();
});

test('starred days are in the records, go into a calendar, and a removed star is restored', async ({
  app,
  page,
}) => {
  await app.open('records');
  await page.getByRole('radio', { name: '择吉' }).click();
  await expect(page.getByText('还没有收藏的日子')).toBeVisible();
  for (const date of ['2031-05-01', '2020-01-25']) {
    await app.open('calendar', { date });
    await page.getByRole('button', { name: '收藏这一天' }).click();
    await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible();
  }
  await app.open('records');
  await page.getByRole('radio', { name: '择吉' }).click();
  await expect(page.getByRole('region', { name: '将来的日子' })).toContainText('2031年5月1日 周四');
  await expect(page.getByRole('region', { name: '已过的日子' })).toContainText('农历正月初一');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '全部加入日历' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20310501\r\n');
  expect(file).toContain('TRIGGER;RELATED=START:-PT15H\r\n');
  expect(file).not.toContain('20200125');

  await page.getByRole('button', { name: '2031年5月1日 周四 更多' }).click();
  await app.sheet('2031年5月1日 周四').getByRole('button', { name: '取消收藏' }).click();
  await expect(page.getByRole('region', { name: '将来的日子' })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('link', { name: /2031年5月1日/ }).click();
  await expect(app.heading(/5月1日/)).toBeVisible();
  const single = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入日历' }).click();
  expect(await readFile(await (await single).path(), 'utf8')).toContain('SUMMARY:农历闰三月初十\r\n');
});
