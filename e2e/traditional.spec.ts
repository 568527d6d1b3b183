/** 繁體: every page, readings with all their parts and reasons, and what is read out or copied, without a character that is simplified only. */
/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { HEPAN_MODES } from '@shangyuan/engine/analysis';
import { strangersIn } from '../web/scripts/scriptTable.ts';
import { dictionaryOf, runsOfSources } from '../web/scripts/traditional.ts';
import { expect, test as base, type App } from './support/app.ts';
import { caseOf, pairOf, XIAOYUE, type TestBirth } from './support/births.ts';
import { putCases, putRecords } from './support/device.ts';
import { CHART, EVERY_PAGE } from './support/everyPage.ts';
import { expectSettled } from './support/looks.ts';
import { beMember } from './support/member.ts';

/** Names without a character that differs in another script. */
const [ONE, OTHER] = [
  { ...XIAOYUE, name: '王乙' },
  {
    name: '李丙',
    birth: {
      ...XIAOYUE.birth,
      civil: { year: 1988, month: 3, day: 9, hour: 6, minute: 20, second: 0 },
      sex: '男',
    },
  },
] as const satisfies readonly TestBirth[];
const WEDDING = {
  affair: 'jiaqu',
  from: '2026-11-21',
  to: '2027-02-20',
  people: '新郎.庚午.壬午.辛亥,新娘.甲子.丙寅.戊子',
} as const;

const LOADING = /載入中|加载中/;

let changed: ReadonlySet<string> | null = null;
/** Characters that the dictionary changes, in both scripts the same but for a few. */
const changedCharacters = (): ReadonlySet<string> =>
  (changed ??= new Set(dictionaryOf('tw', runsOfSources()).characters.map(([from]) => from)));

/** Everything a part of the page says, and the title of the page: its texts, and what is shown or read out beside them. */
function textsOf(root: Element): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const parent = walker.currentNode.parentElement;
    if (parent?.closest('script, style, noscript, [translate="no"]') === null)
      texts.push(walker.currentNode.textContent ?? '');
  }
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  for (const element of root.querySelectorAll('*'))
    if (element.closest('[translate="no"]') === null)
      for (const name of names) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

/** The app of a member who reads traditional characters; it continues after a page with errors. */
class Reader {
  readonly #app: App;
  readonly #page: Page;

  constructor(app: App) {
    this.#app = app;
    this.#page = app.page;
  }

  async begin(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#app.letThrough(CHART.at);
    await this.#app.remember({ script: 'tw' });
    await beMember(this.#page);
    await this.#app.open('root');
    await expect(this.#page.getByText('還沒有命例，排一個試試')).toBeVisible();
  }

  expectClean(texts: readonly string[]): void {
    const faults = texts.filter((text) => strangersIn(text, 'tw', changedCharacters()).length > 0);
    expect.soft([...new Set(faults)]).toEqual([]);
  }

  /** What the page says now, sheets included. */
  async read(): Promise<void> {
    await expect(this.#page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect(this.#page.getByRole('progressbar', { name: LOADING })).toHaveCount(0);
    await expectSettled(this.#page);
    this.expectClean(await this.#page.locator('body').evaluate(textsOf));
  }

  /** Presses buttons that open a sheet each, and reads the sheets. */
  async readSheetsOf(buttons: Locator, most = Infinity): Promise<void> {
    const count = Math.min(await buttons.count(), most);
    expect(count).toBeGreaterThan(0);
    const dialog = this.#page.getByRole('dialog');
    for (let i = 0; i < count; i++) {
      await buttons.nth(i).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('progressbar', { name: LOADING })).toHaveCount(0);
      this.expectClean(await dialog.evaluate(textsOf));
      await this.#page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
}

const test = base.extend<{ reader: Reader }>({
  reader: async ({ app }, use) => {
    const reader = new Reader(app);
    await reader.begin();
    await use(reader);
  },
});

const HALF = Math.ceil(EVERY_PAGE.length / 2);
for (const [name, pages] of [
  ['the first half of the pages', EVERY_PAGE.slice(0, HALF)],
  ['the other half of the pages', EVERY_PAGE.slice(HALF)],
] as const)
  test(name, async ({ app, reader }) => {
    for (const [id, [, query]] of pages)
      await test.step(id, async () => {
        await app.open(id, query);
        await reader.read();
      });
  });

test('a chart in all its parts, with its reasons and its analysis', async ({ app, page, reader }) => {
  const record = caseOf(ONE);
  await putCases(page, [record]);
  for (const id of ['chart', 'chartAnalysis', 'structure'] as const)
    await test.step(id, async () => {
      await app.open(id, { id: record.id });
      const tabs = page.getByRole('tab');
      if (id === 'chart') await expect(app.heading(ONE.name)).toBeVisible();
      if (id !== 'structure') await expect(tabs.first()).toBeVisible();
      await reader.read();
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click();
        await reader.read();
      }
    });
  await test.step('why', async () => {
    await app.open('chart', { id: record.id, tab: 'detail' });
    await expect(app.heading(ONE.name)).toBeVisible();
    await reader.readSheetsOf(page.locator('button[data-cell$=",1"]'));
  });
});

test('a whole report at every depth, its reasons and its copy', async ({ app, page, context, reader }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = caseOf(ONE);
  await putCases(page, [record]);
  await app.open('report', { id: record.id });
  const sections = page.locator('section[id^="section-"]');
  await expect(sections.first()).toBeVisible();
  await page.getByRole('button', { name: '目錄' }).click();
  const count = await page.getByRole('dialog').getByRole('listitem').count();
  expect(count).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(sections).toHaveCount(count, { timeout: 500 });
  }).toPass();
  for (const depth of ['一句話', '通俗', '專業']) {
    await page.getByRole('radio', { name: depth }).check();
    await reader.read();
  }
  await reader.readSheetsOf(page.locator('section [aria-haspopup="dialog"]'), 12);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '複製全文' }).click();
  await app.expectToast('已複製');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(2_000);
  reader.expectClean(copied.split('\n'));
});

test('two people compared in every kind', async ({ app, page, reader }) => {
  await putCases(page, [caseOf(ONE), caseOf(OTHER)]);
  await putRecords(
    page,
    'comparisons',
    HEPAN_MODES.map((mode) => ({ ...pairOf(`pair-${mode}`, ONE, OTHER, 1), mode })),
  );
  for (const mode of HEPAN_MODES)
    await test.step(mode, async () => {
      await app.open('hepanItem', { id: `pair-${mode}` });
      await expect(app.heading('合盤結果')).toBeVisible();
      await page.getByRole('switch', { name: '顯示分數' }).click();
      for (const more of await page.locator('summary').all()) await more.click();
      await reader.read();
    });
});

test('days, picking, hexagrams, mansions and yunqi with their reasons', async ({ app, page, reader }) => {
  const main = page.getByRole('main');
  const record = caseOf(ONE);
  await putCases(page, [record]);
  await page.reload();
  await test.step('a day', async () => {
    await app.open('calendar', { date: '2026-02-17' });
    await page.getByText('更多：彭祖、胎神、神煞').click();
    await reader.readSheetsOf(main.locator('dl button'));
    await reader.readSheetsOf(main.getByRole('button', { name: /看依據$/ }), 6);
  });
  await test.step('picking', async () => {
    await app.open('pickDay', WEDDING);
    await page.getByRole('button', { name: '查詢' }).click();
    await expect(app.heading('擇日結果')).toBeVisible();
    await reader.read();
    await page.getByRole('region', { name: '結果' }).getByRole('article').first().getByRole('link').click();
    const reasons = main.getByRole('button', { name: /《協紀辨方書》/ });
    await expect(reasons.first()).toBeVisible();
    await reader.read();
    await reader.readSheetsOf(reasons);
  });
  await test.step('hexagrams', async () => {
    await app.open('hexagrams', { date: '2026-02-17', hour: '6' });
    await page.getByRole('button', { name: /時間起卦/ }).click();
    await page.getByRole('dialog').locator('summary').first().click();
    await reader.read();
  });
  await test.step('mansions', async () => {
    await app.open('mansions');
    await reader.readSheetsOf(main.getByRole('button', { name: /[吉凶]$/ }), 4);
  });
  await test.step('hours', async () => {
    await app.open('hours');
    await main.locator('button[aria-expanded="false"]').first().click();
    await reader.read();
  });
  await test.step('yunqi', async () => {
    await app.open('yunqiAnalysis', { year: '2026', id: record.id });
    await page.getByRole('button', { name: '開始分析' }).click();
    await expect(page.getByRole('heading', { name: '六步' })).toBeVisible();
    await reader.read();
  });
});
