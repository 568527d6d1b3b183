/** 我的命例: created, found, moved, deleted with undo; groups; importing a table. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { BirthForm } from './support/birthForm.ts';
import { readRecords } from './support/device.ts';
import { DEVICE_FILE, failNextWrite, holdRequest } from './support/holdRequest.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSettled, testLooks } from './support/looks.ts';

test('a case is saved with all its details, found, moved to a group and restored', async ({ app, page }) => {
  await app.open('cases');
  await page.getByRole('button', { name: '新建' }).click();
  await expect(app.heading('添加命例')).toBeVisible();
  const form = new BirthForm(page);
  await form.name('阿远');
  await form.time('1988-8-9 10:40 男');
  await page.getByLabel('标签', { exact: true }).fill('客户 近');
  await page.getByLabel('备注或经历').fill('换了城市工作');
  await page.getByLabel('年份').fill('2016');
  await page.getByRole('button', { name: '添加', exact: true }).last().click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await app.expectToast('已保存');
  await expect(app.heading('我的命例')).toBeVisible();
  const row = page.getByRole('link', { name: /阿远/ });
  await expect(row).toContainText('客户');

  await page.getByLabel('搜索命例').fill('没有这个人');
  await expect(page.getByText('没有符合的命例')).toBeVisible();
  await page.getByLabel('搜索命例').fill('客户');
  await expect(row).toBeVisible();

  await row.click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '移动分组' }).click();
  await page.getByLabel('新分组').fill('朋友');
  await page.getByRole('button', { name: '新建并移入' }).click();
  await expect(page.getByRole('button', { name: '朋友 1' })).toBeVisible();

  await row.click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '编辑', exact: true }).click();
  await expect(app.heading('编辑命例')).toBeVisible();
  await expect(page.getByText('换了城市工作')).toBeVisible();
  await page.getByLabel('来源').fill('长辈口述');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(app.sheet('放弃修改？')).toBeVisible();
  await page.getByRole('button', { name: '放弃' }).click();
  await expect(app.heading('我的命例')).toBeVisible();

  await app.open('groups');
  await page.getByRole('button', { name: '朋友 更多' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^删除分组/ })
    .click();
  await expect(page.getByRole('link', { name: /朋友/ })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: /朋友/ })).toContainText('1');
  expect(app.problems).toEqual([]);
});

test('a note that was typed and not added is saved with its case, one that cannot be is pointed out', async ({
  app,
  page,
}) => {
  await app.open('addCase');
  await new BirthForm(page).name('三丰');
  await page.getByLabel('年份').fill('2016');
  const save = page.getByRole('button', { name: '保存', exact: true });
  await save.click();
  // Each fault at its field, the focus on the first.
  await expect(page.getByText('写下这一年的事，或清空年份')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '请选择性别' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '男', exact: true })).toBeFocused();
  await new BirthForm(page).sex('男');
  await save.click();
  await expect(page.getByLabel('备注或经历')).toBeFocused();
  await page.getByLabel('备注或经历').fill('上山学艺');
  await save.click();
  await app.expectToast('已保存');
  await expect
    .poll(async () => (await readRecords(page, 'cases')).map(({ notes }) => notes))
    .toMatchObject([[{ year: 2016, text: '上山学艺' }]]);
});

test('a note that is being typed on a chart is there again after leaving and a reload', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  const openNotes = async () => {
    await app.open('chart', { id });
    await page.getByRole('tab', { name: '备注' }).click();
  };
  await openNotes();
  await page.getByLabel('年份').fill('2018');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '写下这一年的事' })).toBeVisible();
  await expect(page.getByLabel('备注或经历')).toBeFocused();
  await page.getByLabel('备注或经历').fill('搬到成都');
  await page.getByRole('button', { name: '返回' }).click();
  await openNotes();
  await expect(page.getByLabel('备注或经历')).toHaveValue('搬到成都');
  await page.reload();
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(page.getByLabel('年份')).toHaveValue('2018');
  await expect(page.getByLabel('备注或经历')).toHaveValue('搬到成都');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '搬到成都' })).toBeVisible();
  await expect(page.getByLabel('备注或经历')).toHaveValue('');
  await page.reload();
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(page.getByLabel('备注或经历')).toHaveValue('');
});

test('a failed read of the device database shows an error, not an empty list, and can be retried', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  const readError = page.getByRole('alert').filter({ hasText: '本机数据没有读出来，请重试' });
  const again = page.getByRole('button', { name: '重试' });

  await test.step('a list, until it is read', async () => {
    // Before the hold, which passes later requests on to it: a page may ask for the file only after it shows its progress.
    await page.route(DEVICE_FILE, (route) => route.abort());
    const device = await holdRequest(page, DEVICE_FILE);
    await app.open('cases');
    // The held file may be requested before the load event, which then waits for it.
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
    await device.fail();
    await expect(readError).toBeVisible();
    await expect(page.getByText('还没有命例')).toBeHidden();
    await expectAccessible(page);
  });
  for (const list of ['groups', 'hepanRecords', 'records', 'reportList', 'backup', 'agenda'] as const)
    await test.step(`${list} too`, async () => {
      await app.open(list);
      await expect(readError).toBeVisible();
    });
  await test.step('a backup does not say that there is nothing', async () => {
    await app.open('backup');
    await expect(page.getByText('回收站没有读出来')).toBeVisible();
    await expect(page.getByText(/回收站是空的|(?<!\d)0 条/)).toHaveCount(0);
  });
  await test.step('a chart, and it is there at the second try', async () => {
    await app.open('chartAnalysis', { id });
    await expect(page.getByRole('alert')).toContainText('命盘没有算出来，请重试');
    await page.unroute(DEVICE_FILE);
    await again.click();
    await expect(page.getByRole('tab', { name: '总论' })).toBeVisible();
  });
  await test.step('and so is the list', async () => {
    await app.open('cases');
    await expect(page.getByRole('link', { name: /小月/ })).toBeVisible();
    await expect(page.getByRole('status', { name: '同步状态' })).toContainText('登录后可多端同步');
  });
  await test.step('what is not there says so', async () => {
    for (const [lost, text] of [
      ['addCase', '记录不存在或已删除'],
      ['hepanItem', '记录不存在或已删除'],
      ['chartAnalysis', /^记录不存在或已删除。/],
    ] as const) {
      await app.open(lost, { id: 'none' });
      await expect(page.getByText(text)).toBeVisible();
    }
    await app.open('chartAnalysis');
    await expect(page.getByText('请先排盘')).toBeVisible();
  });
});

test('groups begin empty, and two have not one name', async ({ app, page }) => {
  await app.open('groups');
  await expect(page.getByText(/^还没有分组。/)).toBeVisible();
  await page.getByRole('button', { name: '新建分组' }).last().click();
  const sheet = app.sheet('新建分组');
  await sheet.getByLabel('名称').fill('家人');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: /家人/ })).toBeVisible();
  await page.getByRole('button', { name: '新建分组' }).click();
  await sheet.getByLabel('名称').fill('家人');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(sheet.getByText('分组已存在')).toBeVisible();
});

test('without an account a case is saved, and casting it requires login', async ({ app, page }) => {
  await app.open('addCase');
  await new BirthForm(page).name('小满');
  await new BirthForm(page).sex('女');
  await failNextWrite(page);
  await page.getByRole('button', { name: '保存并排盘' }).click();
  await app.expectToast('本机空间不足，没有存下来');
  await expect(page.getByLabel('姓名')).toHaveValue('小满');
  await page.getByRole('button', { name: '保存并排盘' }).click();
  await expect(app.heading('手机登录')).toBeVisible();
  await app.open('cases');
  await expect(page.getByRole('link', { name: /小满/ })).toBeVisible();
});

/** Picks a file on 数据备份. */
async function pickFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel(/^导入/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const TABLE = [
  '姓名,性别,出生日期,出生时间,出生地',
  '小满,男,2019-02-14,09:05,成都市',
  '阿远,男,1988-08-09,,',
  '来者,男,2150-06-15,10:00,',
  '某人,男,2019-02-30,10:00,',
  '',
].join('\n');

test('a table is imported by its columns with its hours, previewed first, and undone as one', async ({
  app,
  page,
}) => {
  await app.saveCase(XIAOYUE);
  await app.open('backup');
  await pickFile(page, '命例.csv', TABLE);
  await page.getByLabel('出生时间是').click();
  await app.sheet('出生时间是').getByRole('button', { name: '不导入', exact: true }).click();
  await expect(page.getByText('「出生时间」像是钟点，还没有导入：请选「时间」')).toBeVisible();
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('其中 3 条时辰不详，按三柱排盘')).toBeVisible();
  await page.getByRole('button', { name: '改列' }).click();
  await page.getByLabel('出生时间是').click();
  await app.sheet('出生时间是').getByRole('button', { name: '时间', exact: true }).click();
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('新增 3，重复 0，错误 1')).toBeVisible();
  const rows = page.getByRole('list', { name: '将要导入' }).getByRole('listitem');
  await expect(rows.first()).toContainText('2019-02-14 09:05 · 成都');
  await expect(rows.nth(1)).toContainText('1988-08-09 时辰不详');
  await expect(page.getByText('第 5 行：日期不存在')).toBeVisible();
  await expect(page.getByText('其中 1 条的生日还没有到，请核对年份')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '确认导入' }).click();
  await app.expectToast('已导入 3 条');

  await app.open('cases');
  await expect(page.getByRole('link', { name: /小满/ })).toContainText('09:05');
  await app.open('backup');
  await pickFile(page, '命例.csv', TABLE);
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('新增 0，重复 3，错误 1')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '撤销本次导入' }).click();
  await app.expectToast('已撤销，命例在回收站里');
  await expect(page.getByText(/一起删除的 3 条$/)).toBeVisible();
  await page.getByRole('button', { name: '恢复这批' }).click();
  await app.expectToast('已恢复 3 条');
  await app.open('cases');
  await expect(page.getByRole('link', { name: /小满/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /阿远/ })).toBeVisible();
});

test('a list without head, sex or hours: the sex is chosen by its reader, nothing is assumed', async ({
  app,
  page,
}) => {
  await app.open('backup');
  await pickFile(page, '名单.csv', '王小明,1990-06-15,14:30\n李小红,1988-08-09,\n林子,2001-12-30,\n');
  await expect(page.getByText('没有表头，第一行也会导入。')).toBeVisible();
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('新增 0，重复 0，错误 0，缺性别 3')).toBeVisible();
  await expect(page.getByRole('button', { name: '确认导入' })).toBeDisabled();
  await page.getByRole('button', { name: '王小明 男' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '没选的 女' }).click();
  await expect(page.getByText('新增 3，重复 0，错误 0')).toBeVisible();
  await page.getByRole('button', { name: '确认导入' }).click();
  await app.expectToast('已导入 3 条');
  await expect
    .poll(async () =>
      (await readRecords(page, 'cases'))
        .map(({ name, birth }) => `${name} ${birth.sex} ${birth.hour}`)
        .sort(),
    )
    .toEqual(['李小红 女 unknown', '林子 女 unknown', '王小明 男 minute']);
});

test('a file that cannot be imported shows the reason at once; a long one shows its progress', async ({
  app,
  page,
}) => {
  await app.open('backup');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  for (const [name, content, text] of [
    ['空.csv', '', '文件是空的，没有可以导入的内容'],
    ['断.json', '{"format":"zh-cases","cases":[{', '文件不完整，可能没有下载完，请重新导出一份'],
    ['别家.json', '[{"name":"张三"}]', /^这是别的程序的 JSON/],
    ['图.csv', Buffer.from('89504e470d0a1a0a', 'hex'), '这是图片，里面没有可以导入的文字'],
    ['多.csv', `姓名,性别,生日\n${'甲,男,1990-06-15\n'.repeat(5_001)}`, '文件有 5001 行，一次最多导入 5000 行，请分成几份导入'],
  ] as const) {
    await pickFile(page, name, content);
    await expect(alert).toHaveText(text);
    await expect(page.getByText('每一列放的是什么')).toBeHidden();
  } // prettier-ignore
  const rows = Array.from(
    { length: 5_000 },
    (_, i) => `第${i},女,${1930 + (i % 90)}-06-${1 + (i % 28)},${i % 24}:05`,
  );
  await pickFile(page, '五千.csv', `姓名,性别,出生日期,出生时间\n${rows.join('\n')}\n`);
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByRole('progressbar', { name: '进度' })).toBeVisible();
  await expect(page.getByText('新增 5000，重复 0，错误 0')).toBeVisible();
  await page.getByRole('button', { name: '确认导入' }).click();
  await app.expectToast('已导入 5000 条');
});

test('candidate hours are stored with a case, and are there when it is opened again', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(NO_HOUR);
  await app.open('addCase', { id });
  const row = page.getByRole('button', { name: /候选时辰与校时/ });
  await row.click();
  const sheet = page.getByRole('dialog', { name: '候选时辰与校时' });
  await expect(sheet).toBeVisible();
  // A forced click does not wait for the sheet to stop moving.
  await expectSettled(page);
  for (const hour of [/^寅时/, /^未时/])
    await sheet.getByRole('checkbox', { name: hour }).check({ force: true });
  await sheet.getByRole('button', { name: '完成' }).click();
  await expect(row).toContainText('寅时、未时');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await app.expectToast('已保存');
  expect((await readRecords(page, 'cases')).map(({ id: own, candidates }) => [own, candidates])).toEqual([
    [
      id,
      [
        { branch: '寅', isLateZi: false },
        { branch: '未', isLateZi: false },
      ],
    ],
  ]);
  await app.open('cases');
  await app.open('addCase', { id });
  await expect(row).toContainText('寅时、未时');
  await row.click();
  await expect(sheet.getByRole('checkbox', { name: /^未时/ })).toBeChecked();
});

testLooks('我的命例', async (app) => {
  await app.saveCase(XIAOYUE);
  await app.open('cases');
  await expect(app.page.getByRole('link', { name: /小月/ })).toBeVisible();
});

testLooks('导入预览', async (app) => {
  await app.open('backup');
  await pickFile(app.page, '命例.csv', `${TABLE}林子,,2001-12-30,,\n`);
  await app.page.getByRole('button', { name: '预览' }).click();
  await expect(app.page.getByText('新增 3，重复 0，错误 1，缺性别 1')).toBeVisible();
});

testLooks('编辑命例', async (app) => {
  await app.open('addCase', { id: await app.saveCase(NO_HOUR) });
  await expect(app.page.getByRole('button', { name: '候选时辰与校时 时辰不确定时用' })).toBeVisible();
});
