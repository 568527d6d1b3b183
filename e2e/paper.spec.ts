/** A report on paper and as a picture: what a reader takes out of the app. */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { expectAccessible } from './support/looks.ts';

test('a report is printed after its chart, and saved as a long picture without the name', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await app.open('report', { id });
  await page.reload();
  await expect(page.getByRole('heading', { name: '命局总览' })).toBeVisible();

  await test.step('on paper', async () => {
    await page.getByRole('button', { name: '更多' }).click();
    await app.sheet('更多').getByRole('button', { name: '打印或存为 PDF' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('小月 女 命盘报告')).toBeVisible();
    await expect(page.getByText('大运与流年')).toBeVisible();
    await expect(page.getByRole('button', { name: '更多' })).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // A sheet each for the chart, its decades and the report.
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('as a picture', async () => {
    await page.getByRole('button', { name: '更多' }).click();
    await app.sheet('更多').getByRole('button', { name: '分享长图' }).click();
    const sheet = app.sheet('分享长图');
    await expect(sheet.getByRole('button', { name: '命局总览', pressed: true })).toBeVisible();
    await expect(sheet).toContainText('三件要事');
    await expect(sheet).not.toContainText('小月');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: '生成图片' }).click();
    const png = readFileSync(await (await saved).path());
    expect(png.readUInt32BE(16)).toBe(1080);
    expect(png.readUInt32BE(20)).toBeGreaterThan(1080);
    await expect(sheet).toBeHidden();
  });
});
