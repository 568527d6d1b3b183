/// <reference lib="dom" />
/** 古籍命例: found by what they are, compared with one's own chart, and tried before the book is shown. */
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { testLooks } from './support/looks.ts';

test('charts of the book are found, are like a chart of this device, and stand beside our judgement', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  await app.open('classics');
  await expect(app.heading('古籍命例')).toBeVisible();
  await expect(page.getByText('256 例')).toBeVisible();
  await test.step('a search, a filter, and nothing left', async () => {
    const field = page.getByRole('searchbox', { name: '搜索古例' });
    await field.fill('伤官用印');
    await expect(page.getByText('5 例', { exact: true })).toBeVisible();
    await app.choose(page.getByRole('combobox', { name: '日主' }), '日主庚');
    await expect(page.getByText('1 例', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/day=/);
    await app.choose(page.getByRole('combobox', { name: '月令' }), '午月');
    await page.getByRole('button', { name: '看全部古例' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('256 例')).toBeVisible();
  });
  await page.getByRole('button', { name: '从命例选' }).click();
  await app.sheet('拿哪张盘来比').getByRole('button', { name: /小月/ }).click();
  const alike = page.getByRole('list', { name: '最像的古例' });
  await expect(alike.getByRole('listitem')).toHaveCount(3);
  await expect(alike.getByRole('listitem').first()).toContainText('像在：');
  await page.getByRole('button', { name: '怎么比' }).click();
  await expect(page.getByRole('dialog')).toContainText('日柱6分');
  await page.keyboard.press('Escape');
  await alike.getByRole('link').first().click();
  await expect(app.heading('古例')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await expect(page.getByRole('region', { name: '像你的盘' })).toContainText('像你的盘在');
  await test.step('the rows agree or not, and ours opens its reason', async () => {
    await app.open('classics', { case: '163' });
    const table = page.getByRole('table', { name: '书中判断与我们的判断' });
    await expect(table.getByRole('row', { name: /^用神/ })).toContainText('一致');
    await expect(table.getByRole('row', { name: /^午/ })).toContainText('不同');
    await expect(page.getByText('七处里六处一致，一处不同。')).toBeVisible();
    await expect(page.getByText('大运不同之处，以书中所记的经历为准。')).toBeVisible();
    await page.getByRole('button', { name: /：强弱$/ }).click();
    await expect(page.getByRole('dialog')).toContainText('我们的判断');
    await page.keyboard.press('Escape');
  });
  await test.step('a marked chart is found again', async () => {
    await page.getByRole('button', { name: '收藏' }).click();
    await app.open('classics');
    await page.getByRole('button', { name: '收藏 1' }).click();
    await expect(page.getByText('1 例', { exact: true })).toBeVisible();
  });
  await app.open('classics', { case: '999' });
  await expect(page.getByText('没有编号是“999”的古例，先看全部')).toBeVisible();
});

test('a learner hides the judgement, tries first, and sees how the tries went', async ({ app, page }) => {
  await app.open('classics', { q: '壬戌壬子庚辰己卯' });
  await page.getByRole('button', { name: '遮住判断，先试' }).click();
  const row = page.getByRole('link', { name: /壬戌/ });
  await expect(row).toContainText('未试');
  await expect(page.getByText('一致', { exact: true })).toHaveCount(0);
  await row.click();
  await expect(page.getByText('你先判断')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const send = page.getByRole('button', { name: '看书怎么说' });
  await expect(send).toBeDisabled();
  await page.getByRole('radio', { name: '身弱' }).check();
  await page.getByRole('radio', { name: '水' }).check();
  await send.click();
  await expect(page.getByText('身弱：与书一致')).toBeVisible();
  await expect(page.getByText('取水：与书不同')).toBeVisible();
  await expect(page.getByRole('table', { name: '书中判断与我们的判断' })).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('试过');
  const tally = page.getByRole('table', { name: '试过的古例' });
  await expect(tally.getByRole('row', { name: '强弱 1/1 1/1' })).toBeVisible();
  await expect(tally.getByRole('row', { name: '取用 0/1 1/1' })).toBeVisible();
  await page.getByRole('button', { name: '清空重来' }).click();
  await expect(tally).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(tally).toBeVisible();
});

testLooks('古籍命例', async (app) => {
  await app.open('classics', { example: '1' });
  await expect(app.page.getByText('像在：').first()).toBeVisible();
});

testLooks('古例', async (app) => {
  await app.open('classics', { example: '3', case: '163' });
  await expect(app.page.getByText('像你的盘在')).toBeVisible();
});
