/** The chart and its pages: the grid, luck, reasons, notes, rules, sharing, structure and the two pictures. */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { expect, test } from './support/app.ts';
import { NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSettled } from './support/looks.ts';

test('the grid is walked by arrow keys, and Enter opens the reason', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.openChart(XIAOYUE);
  await grid.cell('年柱', '天干').focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid.cell('月柱', '天干')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(grid.cell('日柱', '地支')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  const why = app.sheet('日柱天干');
  await expect(why).toContainText('儒略日数是 2448058');
  await expect(why).toContainText('(2448058 + 49) ÷ 60 余 47，甲子为 0，数到 47 是辛亥');
  await expect(why).toContainText('出处');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(grid.cell('日柱', '天干')).toBeFocused();
});

test('every cell of the chart has a reason and a source', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.openChart(XIAOYUE);
  const reasons = {
    十神: '庚属阳金',
    天干: '(1990 − 4) ÷ 60',
    藏干: '本气是丁',
    星运: '的长生在',
    空亡: '旬',
    纳音: '路旁土',
    神煞: '日干辛的天乙贵人在',
  };
  for (const [row, reason] of Object.entries(reasons)) {
    await grid.cell('年柱', row).click();
    const sheet = app.sheet(`年柱${row}`);
    await expect(sheet).toContainText(reason);
    await expect(sheet).toContainText('出处');
    await sheet.getByRole('button', { name: '关闭' }).click();
  }
});

test('luck is chosen on the strips and the columns follow at once', async ({ app, page }) => {
  // Before 立春 the year that runs is the one before.
  await page.clock.setFixedTime(new Date('2027-01-15T10:30:00+08:00'));
  const grid = new ChartGrid(page);
  await app.openChart(XIAOYUE);
  await expect(grid.columns).toHaveText(
    ['流年', '大运', '年柱', '月柱', '日柱', '时柱'].map((t) => new RegExp(t)),
  );

  await grid.strip('大运').getByRole('option', { name: /2003/ }).click();
  await expect(grid.strip('大运').getByRole('option', { selected: true })).toContainText('2003');
  await grid.expectPillar('流年', '癸未');
  await grid.strip('流年').getByRole('option', { name: /2006/ }).click();
  await grid.expectPillar('流年', '丙戌');
  await grid.strip('流年').focus();
  await page.keyboard.press('ArrowRight');
  await grid.expectPillar('流年', '丁亥');
  const years = page.getByRole('slider', { name: '年份' });
  await years.press('ArrowRight');
  await grid.expectPillar('流年', '戊子');
  await years.fill('2031');
  await grid.expectPillar('流年', '辛亥');
  await expect(page).toHaveURL(/luck=4-2031/);
  await years.fill('2007');
  await grid.expectPillar('流年', '丁亥');

  await test.step('seven columns show the month', async () => {
    await page.getByRole('radio', { name: '七柱', exact: true }).check({ force: true });
    await expect(grid.columns).toHaveCount(7);
    await grid.strip('流月').getByRole('option', { name: /立秋/ }).click();
    await grid.expectPillar('流月', '戊申');
  });
  await test.step('nine columns show day and hour', async () => {
    await page.getByRole('radio', { name: '九柱', exact: true }).check({ force: true });
    await expect(grid.columns).toHaveCount(9);
    await grid.strip('流日').getByRole('option').nth(1).click();
    await grid.strip('流时').getByRole('option').first().click();
    await expect(grid.cell('流时', '地支')).toHaveAccessibleName(/子/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const overflow = await grid.table.evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await test.step('今 leads back to the present', async () => {
    await page.getByRole('button', { name: '回到今天' }).click();
    await expect(grid.strip('流年').getByRole('option', { selected: true })).toContainText('2026');
  });
});

test('基本 has the facts, 分析 the reasoning and the links', async ({ app, page }) => {
  await app.openChart(XIAOYUE);
  const basic = page.getByRole('tab', { name: '基本' });
  await basic.click();
  await test.step('arrows, Home and End move among the parts', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: '备注' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: '备注' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(basic).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: '备注' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(basic).toBeFocused();
  });
  const main = page.getByRole('main');
  for (const text of ['胎元', '命宫', '身宫', '刑冲合会', '时间怎么算'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^称骨/ })).toBeVisible();
  for (const wuxing of ['金', '木', '水', '火', '土'])
    await expect(main.getByRole('button', { name: new RegExp(`^${wuxing}.*%`) })).toBeVisible();
  await main.getByRole('button', { name: /^火.*%/ }).click();
  await expect(app.sheet('火：官杀')).toContainText('记分');
  await page.getByRole('button', { name: '关闭' }).click();
  await expect(main).toContainText('夏令时');
  await expect(main).toContainText('仅供传统文化研究与娱乐参考');
  await expectAccessible(page);

  await page.getByRole('tab', { name: '分析' }).click();
  await expect(page.getByText('三件要事')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /命局结构/ }).click();
  await expect(app.heading('命局结构')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(app.heading('小月')).toBeVisible();
});

test('命盘分析 describes a chart by topics, and explains its terms in place', async ({ app, page }) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('chart', { id, tab: 'analysis' });
  await page.getByRole('link', { name: /^命盘分析/ }).click();
  await expect(app.heading('命盘分析')).toBeVisible();
  await expect(page.getByRole('heading', { name: '命局总览' })).toBeVisible();
  await page.getByRole('tab', { name: '五行' }).click();
  await expect(page.getByRole('row', { name: /^火 209(?:\.0)? 30.4% 2 3 旺/ })).toBeVisible();
  await page.getByRole('tab', { name: '十神' }).click();
  await page.getByRole('button', { name: '七杀' }).click();
  await expect(app.sheet('七杀')).toContainText('出处');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '神煞' }).click();
  await page.getByRole('button', { name: /^华盖/ }).click();
  await expect(app.sheet('华盖')).toContainText('日支亥的华盖在未');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '岁运' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: '庚辰' }).click();
  const strip = new ChartGrid(page).strip('大运');
  await expect(strip.getByRole('option', { selected: true })).toContainText('2003');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '岁运' })).toHaveAttribute('aria-selected', 'true');
});

test('a note is added, deleted, restored, and still there the next day', async ({ app, page }) => {
  await app.openChart(XIAOYUE);
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(page.getByText('还没有备注')).toBeVisible();
  await page.getByLabel('年份', { exact: true }).fill('2016');
  await page.getByLabel(/^备注或经历/).fill('换了城市工作');
  // The page stays as it is while the chart with the note is made.
  const parts = page.getByRole('tablist', { name: '命盘' });
  await parts.evaluate((list) => list.setAttribute('data-before', ''));
  await page.getByRole('button', { name: '添加' }).click();
  const note = page.getByRole('listitem').filter({ hasText: '换了城市工作' });
  await expect(note).toContainText('2016');
  await expect(parts).toHaveAttribute('data-before');
  await page.getByRole('button', { name: '删除备注：换了城市工作' }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(note).toBeVisible();
});

test('rules are compared before they are taken', async ({ app, page }) => {
  await app.openChart({
    ...XIAOYUE,
    name: '夜子',
    birth: {
      civil: { year: 2000, month: 3, day: 8, hour: 23, minute: 30, second: 0 },
      sex: '男',
      hour: 'minute',
    },
  });
  await page.getByRole('button', { name: /^规则：子时换日 23:00/ }).click();
  const sheet = app.sheet('排盘规则');
  await app.choose(sheet.getByLabel(/^子时换日/), '0:00 换日（早晚子时）');
  await expect(sheet.getByRole('status')).toContainText(/日柱 \S+ → \S+/);
  await sheet.getByText('逐项对照，点按看缘由').click();
  await sheet.getByText('日柱', { exact: true }).click();
  await expect(sheet.getByText(/^出处：/)).toBeVisible();
  await expectAccessible(page);
  await app.choose(sheet.getByLabel(/^时刻/), '真太阳时');
  await expect(sheet.getByRole('status')).toContainText('太阳时要有出生地的经度');
  await expect(sheet.getByRole('button', { name: '采用' })).toBeDisabled();
  await sheet.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('button', { name: /^规则：子时换日 23:00/ })).toBeVisible();
});

test('a picture 1080 wide is saved, without name and birth unless wished', async ({ app, page }) => {
  await app.openChart(XIAOYUE);
  await page.getByRole('button', { name: '分享' }).click();
  const sheet = app.sheet('分享');
  const picture = sheet.getByRole('img', { name: /庚午 壬午 辛亥 乙未/ });
  await expect(picture).toHaveAccessibleName(/^庚午 壬午 辛亥 乙未，.{6,}/);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存或分享图片' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('上元 庚午 壬午 辛亥 乙未.png');
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: '分享' }).click();
  await sheet.getByRole('checkbox', { name: '图上显示姓名与出生时间' }).check();
  await expect(picture).toHaveAccessibleName(/^小月 庚午 壬午 辛亥 乙未/);
});

test('the chart is copied as text', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.openChart(XIAOYUE);
  await page.getByRole('button', { name: '更多' }).click();
  await app.sheet('更多').getByRole('button', { name: '复制文本' }).click();
  const sheet = app.sheet('分享');
  await expect(sheet.getByRole('region', { name: '全文' })).not.toContainText('小月');
  await sheet.getByRole('checkbox', { name: '写上姓名' }).check();
  await sheet.getByRole('button', { name: '复制' }).click();
  await app.expectToast('已复制');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [
    '姓名 小月',
    '公历 1990-06-15 14:30',
    '庚午 壬午 辛亥 乙未',
    '第 1 步 辛巳',
    '2026 丙午 37岁',
  ])
    expect(text).toContain(part);
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: '分享' }).click();
  await expect(sheet).toBeVisible();
  // A forced click does not wait for the sheet to stop moving.
  await expectSettled(page);
  await sheet.getByRole('radio', { name: 'JSON' }).check({ force: true });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '存为文件' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('shangyuan-庚午-壬午-辛亥-乙未.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    format: 'shangyuan-chart',
    name: null,
    birth: { sex: '女' },
    pillars: { day: { ganzhi: '辛亥' } },
  });
});

test('the structure explains itself', async ({ app, page }) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('structure', { id });
  const main = page.getByRole('main');
  for (const text of ['得令', '得地', '得势', '十神', '流转'])
    await expect(main.getByText(text).first()).toBeVisible();
  await main.getByRole('button', { name: /^火 30%/ }).click();
  await expect(app.sheet('火：官杀')).toContainText('约三成是火');
  await page.getByRole('button', { name: '关闭' }).click();
  await expect(app.sheet('火：官杀')).toBeHidden();
  await expect(main.getByText('刑冲合会')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the picture of the pillars and its list say the same', async ({ app, page }) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('pillarPicture', { id });
  const picture = page.getByRole('group', { name: /四柱关系图/ });
  const list = page.getByRole('list').filter({ has: page.getByRole('button') });
  await expect(list.getByRole('button', { name: /合.*乙庚/ })).toBeVisible();
  await expect(picture).toContainText('乙庚合');
  const first = list.getByRole('button').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');

  await test.step('filters hide from both', async () => {
    const legend = page.getByRole('group', { name: '显示哪些关系' });
    await legend.getByRole('button', { name: '合', exact: true }).click();
    await expect(picture).not.toContainText('乙庚合');
    await expect(list.getByRole('button', { name: /合.*乙庚/ })).toBeHidden();
    for (const family of ['冲', '刑', '拱']) await legend.getByRole('button', { name: family }).click();
    await expect(picture).not.toContainText(/[合冲刑拱]/);
    // Relations within a pillar cannot be drawn; only the list has them.
    await expect(list.getByRole('button', { name: /盖头/ }).first()).toBeVisible();
  });
  await test.step('years add new relations', async () => {
    await page.getByRole('link', { name: '加上大运与流年' }).click();
    await expect(app.heading('岁运四柱图')).toBeVisible();
    await page.getByRole('slider', { name: '年份' }).fill('2014');
    await expect(page.getByText('2014年')).toBeVisible();
    await expect(picture).toContainText('流年');
    await expect(list.getByRole('button', { name: /流年/ }).first()).toBeVisible();
    const few = await list.getByRole('button').count();
    await page.getByRole('checkbox', { name: '仅看岁运带来的关系' }).uncheck();
    expect(await list.getByRole('button').count()).toBeGreaterThan(few);
  });
});

test('an unknown hour is left open, with the twelve it could be', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.openChart(NO_HOUR);
  await expect(page.getByRole('main').getByText('1990-06-15 时辰不详', { exact: true })).toBeVisible();
  await grid.expectPillar('日柱', '辛亥');
  await expect(grid.cell('时柱', '天干')).toHaveCount(0);
  await page.getByRole('tab', { name: '基本' }).click();
  const hours = page.getByRole('table', { name: '十二时辰对照' });
  await expect(hours.getByRole('row')).toHaveCount(14);
  await expect(hours.getByRole('row', { name: /^未 乙未 偏财/ })).toBeVisible();
  await expectAccessible(page);
});

test('a chart cast from four pillars only states what it cannot show', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.openChart(PILLARS_ONLY);
  await grid.expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  await expect(page.getByRole('tab', { name: '细盘' })).toBeHidden();
  await expect(page.getByText('按四柱排盘没有出生时刻')).toBeVisible();
  await grid.cell('年柱', '天干').click();
  await expect(app.sheet('年柱天干')).toContainText('按所填的四柱是庚午');
});

test('a chart of the moment is read, and saved on request', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  const at = String(Date.UTC(1990, 5, 15, 5, 30));
  await test.step('an address without a case requires the gate', async () => {
    await app.open('chart', { now: '1', at });
    await expect(page.getByText('大运的顺逆随性别而定')).toBeVisible();
    await expectAccessible(page);
  });
  await app.letThrough(at);
  await page.reload();
  await page.getByRole('button', { name: '女', exact: true }).click();
  await expect(page).toHaveURL(/sex=/);
  await expect(app.heading('即时盘')).toBeVisible();
  await grid.expectPillar('日柱', '辛亥');
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(page.getByText('存为命例之后可以写备注')).toBeVisible();
  await page.getByRole('button', { name: '更多' }).click();
  await app.sheet('更多').getByRole('button', { name: '存为命例' }).click();
  await app.expectToast('已存为命例');
  await page.getByRole('tab', { name: '备注' }).click();
  await expect(page.getByLabel(/^备注或经历/)).toBeVisible();
  await app.open('records');
  await expect(page.getByRole('link', { name: /即时盘/ })).toBeVisible();
});

test('a chart that was deleted, and none at all', async ({ app, page }) => {
  for (const id of ['chart', 'structure', 'pillarPicture', 'pillarPicture2'] as const) {
    await app.open(id, { id: 'gone' });
    await expect(page.getByText('记录不存在或已删除')).toBeVisible();
    await app.open(id);
    await expect(page.getByText('请先排盘')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: '去排盘' }).click();
  await expect(app.heading('排盘')).toBeVisible();
});

test('what an address names and the chart does not have is named', async ({ app, page }) => {
  const id = await app.saveCase(XIAOYUE);
  const fault = page.getByRole('alert').filter({ hasText: '地址里的' });
  await app.open('chart', { id, luck: '4-1990' });
  await expect(fault).toHaveText('地址里的大运流年「4-1990」不在这张盘里，先看现在');
  await expectAccessible(page);
  await new ChartGrid(page).strip('大运').getByRole('option', { name: /2003/ }).click();
  await expect(fault).toHaveCount(0);
  await app.open('chart', { id, tab: 'luck' });
  await expect(fault).toHaveText('地址里的「luck」不是命盘的一页，先看这一页');
  await app.open('chart', { now: '1', sex: '女', at: 'noon' });
  await expect(fault).toHaveText('地址里的时刻「noon」读不出来，改排此刻');
  await app.open('yearMonths', { id, year: '1900' });
  await expect(fault).toContainText('地址里的「1900」不在 1990 到');
  await app.open('ask', { id, kind: '天气', from: '2027' });
  await expect(fault).toHaveText('地址里的问题读不出来，请重新问');
  await app.open('report', { id, section: 'weather' });
  await expect(fault).toHaveText('地址里的「weather」不是报告的一节，从头看起');
  await app.open('report', { id, section: 'weather', depth: 'deep' });
  await expect(fault).toHaveText([
    '地址里的「weather」不是报告的一节，从头看起',
    '地址里的「deep」不是报告的写法，先看通俗',
  ]);
});

test('back closes a sheet first; part, decade and year of a chart are found again', async ({ app, page }) => {
  const grid = new ChartGrid(page);
  await app.saveCase(XIAOYUE);
  await app.open('records');
  await page.reload();
  await page.getByRole('link', { name: /小月/ }).click();
  await expect(app.heading(XIAOYUE.name)).toBeVisible();
  await grid.cell('日柱', '天干').click();
  await expect(app.sheet('日柱天干')).toBeVisible();
  await page.goBack();
  await expect(app.sheet('日柱天干')).toBeHidden();
  await expect(app.heading(XIAOYUE.name)).toBeVisible();

  await grid.strip('大运').getByRole('option', { name: /2003/ }).click();
  await grid.strip('流年').getByRole('option', { name: /2006/ }).click();
  await expect(page).toHaveURL(/luck=\d-2006/);
  await page.reload();
  await expect(grid.strip('流年').getByRole('option', { selected: true })).toContainText('2006');

  await page.getByRole('tab', { name: '分析' }).click();
  await page.getByRole('link', { name: /^命局结构/ }).click();
  await expect(app.heading('命局结构')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: '分析' })).toHaveAttribute('aria-selected', 'true');
});
