/** A report as a book on paper and as a picture: what a reader takes out of the app. */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { glossaryEntry } from '@shangyuan/reading/glossary';
import { expect, test, type App } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beMember } from './support/member.ts';

/** Opens what is to be printed. */
async function openBook(app: App): Promise<Locator> {
  await app.page.getByRole('button', { name: '更多' }).click();
  await app.sheet('更多').getByRole('button', { name: '打印或存为 PDF' }).click();
  return app.sheet('印成命书');
}

/** The sheets of a PDF, and the lines of its outline, which Chromium writes from the headings. */
async function printed(
  page: Page,
): Promise<{ readonly sheets: number; readonly outline: readonly string[] }> {
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pdf = (await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
  const titles = [...pdf.matchAll(/\/Title <FEFF([0-9A-F]+)>/gu)].map(([, hex = '']) =>
    (hex.match(/.{4}/gu) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
  );
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, outline: titles };
}

const takePrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });

test('a report is printed as a book with its chart, and saved as a long picture without the name', async ({
  app,
  page,
}) => {
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await takePrint(page);
  await app.open('report', { id }, 'book');
  await expect(page.getByRole('heading', { name: '命局总览' })).toBeVisible();

  await test.step('on paper', async () => {
    const sheet = await openBook(app);
    await expect(sheet).toContainText('卷三 十年流年');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '打印或存为 PDF' }).click();
    const { sheets, outline } = await printed(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '更多' })).toBeHidden();
    const book = page.locator('article').filter({ hasText: '成书于' });
    const text = await book.innerText();
    // Cover, contents, two sheets of the chart, fifteen sections, ten years, terms.
    expect(sheets).toBeGreaterThanOrEqual(12);
    expect(sheets).toBeLessThanOrEqual(60);
    expect(text).toMatch(/^命书\s+小月\s+庚午\s+壬午\s+辛亥\s+乙未/u);
    expect(text).toContain('第十五篇');
    expect(await book.locator('[data-part="years"] tbody tr').count()).toBe(10);
    // The terms are those of the glossary, word for word.
    expect(text).toContain(glossaryEntry('七杀')?.meaning);
    expect(text.trimEnd().endsWith('仅供传统文化研究与娱乐参考')).toBe(true);
    const heads = ['命书', '目录', '命盘与大运', '三件要事', '第十五篇', '十年流年', '词解'];
    const places = heads.map((head) => outline.findIndex((title) => title.includes(head)));
    expect(places.slice(1)).toEqual(places.slice(1).toSorted((a, b) => a - b));
    expect(places.slice(1).every((place) => place >= 0)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('without the name', async () => {
    const sheet = await openBook(app);
    await sheet.getByText('书里写姓名').click();
    await sheet.getByRole('button', { name: '打印或存为 PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    const book = page.locator('article').filter({ hasText: '成书于' });
    await expect(book.getByRole('heading', { name: '命主', includeHidden: true }).first()).toBeVisible();
    await expect(book).not.toContainText('小月');
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

test('without membership the book has the open section only, and is tried again where it did not load', async ({
  app,
  page,
}) => {
  const id = await app.saveCase(XIAOYUE);
  await takePrint(page);
  await app.open('report', { id }, 'part');
  await expect(page.getByRole('heading', { name: '命局总览' })).toBeVisible();
  const file = '**/assets/bookView-*.js';
  await page.route(file, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  const sheet = await openBook(app);
  await expect(sheet.getByRole('alert')).toContainText('没有加载成功，请重试');
  await page.unroute(file);
  await sheet.getByRole('button', { name: '重试' }).click();
  await expect(sheet).toContainText('没有解锁的篇章不在书里。');
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: '打印或存为 PDF' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('article').filter({ hasText: '成书于' }).innerText();
  expect(text).toContain('第一篇');
  expect(text).not.toContain('第二篇');
  expect(text).not.toContain('十年流年');
});
