/// <reference lib="dom" />
/** 印证: the past of a chart is marked blind, opened, stored with the case, and compares the hours of a birth. */
import { expect, test } from './support/app.ts';
import { caseOf, LEAP_CHILD, NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { putCases, readRecords } from './support/device.ts';
import { markPast, pastGroups } from './support/past.ts';
import { testLooks } from './support/looks.ts';

test('the past is marked, opened beside chance, and still there with the case; clearing is undone', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('chartAnalysis', { id, tab: 'luck' });
  await page.getByRole('link', { name: '用往事印证' }).click();
  const groups = pastGroups(app);
  const first = groups.first().getByRole('button', { name: '不符' });
  await test.step('by keys; the same mark again takes it back', async () => {
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^已标 1\/\d+$/)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('before all is marked nothing says whose a sentence is', async () => {
    await expect(page.getByText(/^同龄的盘约/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '揭开' })).toHaveCount(0);
  });
  await markPast(app);
  await page.getByRole('button', { name: '揭开' }).click();
  await expect(page.getByText(/^同龄的盘约/).first()).toBeVisible();
  const result = page.getByRole('region', { name: '对照' });
  await expect(result).toContainText('这个盘相符');
  await expect(result).toContainText('没有可靠的检验');
  await page
    .getByRole('button', { name: /^为什么：/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('出处');
  await page.keyboard.press('Escape');
  const text = await result.textContent();
  await test.step('a mark that is changed now does not count', async () => {
    const other = groups.last().getByRole('button', { pressed: false }).first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(groups.last().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    const marked = async () => (await readRecords(page, 'cases'))[0]?.pastMarks ?? [];
    // A reload in the same moment could come before the device has stored the mark.
    await expect.poll(async () => (await marked()).filter(({ isOpen }) => isOpen).length).toBe(1);
    await page.reload();
    await expect(groups.last().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });
  await page.getByRole('button', { name: '清除标记' }).click();
  await expect(page.getByText(/^已标 0\/\d+$/)).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(result).toContainText('相符');
  expect(text).toContain('可以比的有');
});

test('the hours of a birth are ranked by the same marks, with reasons, and none is named', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(NO_HOUR);
  await app.open('chart', { id, tab: 'basic' });
  await page.getByRole('link', { name: '用往事来比' }).click();
  await expect(page.getByRole('radio', { name: '比时辰' })).toBeChecked();
  await expect(page.getByText('还没有标过往事，时辰不排先后。')).toBeVisible();
  await markPast(app);
  await expect(page.getByRole('status').filter({ hasText: '不能据此定时辰' })).toBeVisible();
  const hours = page.getByRole('list', { name: '时辰先后' }).getByRole('listitem');
  await expect(hours).toHaveCount(13);
  await expect(hours.first()).toContainText(/第1位.*支持：/);
  const best = await hours.first().locator('b').first().textContent();
  await test.step('the finder of the hour has the same order, and takes an hour', async () => {
    await page.getByRole('link', { name: /候选时辰与校时/ }).click();
    await page.getByRole('button', { name: /候选时辰与校时/ }).click();
    const dialog = page.getByRole('dialog', { name: '候选时辰与校时' });
    await dialog.getByText('用往事来比').click();
    const rows = dialog.getByRole('list', { name: '时辰先后' }).getByRole('listitem');
    await expect(rows.first()).toContainText(best ?? '');
    await rows
      .first()
      .getByRole('button', { name: `用${best}` })
      .click();
    await expect(dialog).toHaveCount(0);
  });
});

test('a child and a chart of pillars have nothing to mark; an unsaved chart is marked on the device, and a failed write says so', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  const [child, pillars] = [caseOf(LEAP_CHILD), caseOf(PILLARS_ONLY)];
  await putCases(page, [child, pillars]);
  await app.open('past', { id: child.id });
  await expect(page.getByText('还没满十八岁')).toBeVisible();
  await app.open('past', { id: pillars.id });
  await expect(page.getByText('按四柱排的盘没有出生日期')).toBeVisible();
  await app.open('past', { example: '2' });
  const first = pastGroups(app).first().getByRole('button', { name: '相符' });
  await first.click();
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('标记只存在这台设备上')).toBeVisible();
  await app.open('past', { id });
  await expect(page.getByText('标记随命例保存')).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await first.click();
  await app.expectToast('没有存上，请重试');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
});

testLooks('the past, opened', async (app) => {
  await app.open('past', { id: await app.saveCase(NO_HOUR) });
  await markPast(app);
  await app.page.getByRole('button', { name: '揭开' }).click();
  await expect(app.page.getByRole('region', { name: '对照' })).toBeVisible();
});
