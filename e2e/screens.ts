/**
 * The pictures of docs/screens: the main screens at 375 × 812; and those of web/public/screens, which the browser shows
 * when it offers to install the app (manifest.webmanifest). All at a fixed moment.
 */
/// <reference lib="dom" />
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Theme } from '../web/src/lib/device/settings.ts';
import type { PageId } from '../web/src/lib/page/paths.ts';
import { expect, test, type App } from './support/app.ts';
import { caseOf, LEAP_CHILD, NO_HOUR, PILLARS_ONLY, XIAOYUE, type TestBirth } from './support/births.ts';
import { putCases } from './support/device.ts';
import { BirthForm } from './support/birthForm.ts';
import { beMember } from './support/member.ts';
import { markPast } from './support/past.ts';

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const INSTALL_FOLDER = fileURLToPath(new URL('../web/public/screens/', import.meta.url));
const MOMENT = Date.UTC(2026, 10, 22, 2, 8);
const MAX_BYTES = 200 * 1024;
const LIGHT: readonly Theme[] = ['light'];
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

interface Screen {
  readonly name: string;
  readonly open: (app: App) => Promise<void>;
  /** What is visible once the screen is rendered. */
  readonly ready: string | RegExp;
  readonly themes?: readonly Theme[];
  readonly widths?: readonly number[];
}

const withChart = (page: PageId) => async (app: App) => app.open(page, { id: await app.saveCase(XIAOYUE) });

/** Reads the list again: it was read once before the case was put there. */
async function openRecords(app: App): Promise<void> {
  await withChart('records')(app);
  await app.page.reload();
}

/** The first page of a device with a chart. */
async function openLauncher(app: App): Promise<void> {
  await app.saveCase(XIAOYUE);
  await app.page.reload();
  await expect(app.page.getByRole('link', { name: /小月/ })).toBeVisible();
}

async function fillForm(app: App): Promise<BirthForm> {
  const form = new BirthForm(app.page);
  await app.open('home');
  await form.time('1990-06-15 14:30 女');
  await form.place('chengdu', /^四川 成都/);
  await expect(form.placeRow).toContainText('成都');
  return form;
}

/** The past of a chart, marked and opened. */
async function openPast(app: App): Promise<void> {
  await withChart('past')(app);
  await markPast(app);
  await app.page.getByRole('button', { name: '揭开' }).click();
}

/** A question of a member, answered. */
async function openAnswer(app: App): Promise<void> {
  await beMember(app.page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('ask', { id, kind: '换工作', from: '2028', to: '2028', q: '我2028年适合换工作吗' });
  await app.page.getByRole('button', { name: '看答案' }).click();
}

const bornOn = (name: string, sex: '男' | '女', year: number, month: number, day: number): TestBirth => ({
  name,
  birth: { sex, hour: 'minute', civil: { year, month, day, hour: 9, minute: 30, second: 0 } },
});

/** A family of four that was opened before. */
async function openFamily(app: App): Promise<void> {
  const people = [
    XIAOYUE,
    bornOn('阿远', '男', 1988, 8, 9),
    bornOn('妈妈', '女', 1960, 3, 5),
    bornOn('小满', '男', 2018, 5, 3),
  ];
  const relations = ['本人', '配偶', '父母', '子女'];
  const records = people.map((birth, index) => ({ ...caseOf(birth), relation: relations[index] ?? '' }));
  await app.open('family');
  await expect(app.page.getByText('有两个命例，就能看一家人')).toBeVisible();
  await putCases(app.page, records);
  const ids = records.map(({ id }) => id);
  await app.page.evaluate(
    (text) => localStorage.setItem('zh_family', text),
    JSON.stringify({ state: { ids, opened: [ids], modes: {} }, version: 1 }),
  );
  await app.page.reload();
}

/** What of its luck a chart gives to a calendar. */
async function openLuckCalendar(app: App): Promise<void> {
  await withChart('chart')(app);
  await app.page.getByRole('button', { name: '更多' }).click();
  await app.page.getByRole('button', { name: '大运流年入历' }).click();
}

/** Cases found by two findings, a third one begun. */
async function openFindings(app: App): Promise<void> {
  await app.saveCase(XIAOYUE);
  await putCases(
    app.page,
    [NO_HOUR, LEAP_CHILD, PILLARS_ONLY].map((birth) => caseOf(birth)),
  );
  await app.open('cases', {}, 'findings');
  await app.page.getByLabel('搜索命例').fill('七杀格 用金 天乙');
}

/** What the book of a report holds. */
async function openBook(app: App): Promise<void> {
  await beMember(app.page);
  await withChart('report')(app);
  await app.page.getByRole('button', { name: '更多' }).click();
  await app.page.getByRole('button', { name: '打印或存为 PDF' }).click();
}

const SCREENS: readonly Screen[] = [
  { name: '01-launcher', ready: /黄道|黑道/, open: openLauncher, themes: ['light', 'dark'] },
  { name: '02-form', ready: '用真太阳时', open: async (app) => void (await fillForm(app)) },
  { name: '03-time-sheet', ready: '确定', open: async (app) => (await fillForm(app)).timeRow.click() },
  {
    name: '04-chart',
    ready: '岁运',
    open: withChart('chart'),
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  { name: '05-calendar', ready: /宜/, open: (app) => app.open('calendar'), themes: ['light', 'dark'] },
  { name: '06-hours', ready: /时/, open: (app) => app.open('hours') },
  { name: '07-compass', ready: /度|°/, open: (app) => app.open('compass') },
  { name: '08-structure', ready: '刑冲合会', open: withChart('structure') },
  { name: '09-pillars', ready: '加上大运与流年', open: withChart('pillarPicture') },
  { name: '10-transits', ready: '仅看岁运带来的关系', open: withChart('pillarPicture2') },
  { name: '11-records', ready: '小月', open: openRecords },
  { name: '12-mine', ready: /特大/, open: (app) => app.open('mine') },
  { name: '13-report', ready: '三件要事', open: withChart('report'), themes: ['light', 'dark'] },
  { name: '14-analysis', ready: '总论', open: withChart('chartAnalysis') },
  { name: '15-member', ready: '终身会员', open: (app) => app.open('memberCenter') },
  { name: '16-agenda', ready: '订阅', open: (app) => app.open('agenda') },
  {
    name: '17-newcomer',
    ready: '书里的金',
    open: (app) => app.open('root'),
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '18-brief',
    ready: /^火占/,
    open: async (app) => {
      await app.remember({ chartOpens: 'brief' });
      await app.open('chart', { example: '1' });
    },
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '19-share',
    ready: '保存或分享图片',
    open: async (app) => {
      await app.open('chart', { example: '1' });
      await app.page.getByRole('button', { name: '分享' }).click();
    },
  },
  { name: '20-ask', ready: '从一类问起', open: withChart('ask') },
  { name: '21-answer', ready: '怎么定的', open: openAnswer, themes: ['light', 'dark'] },
  {
    name: '22-months',
    ready: '值得标记的日子',
    open: withChart('yearMonths'),
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '23-classics',
    ready: /^像在/,
    open: (app) => app.open('classics', { example: '1' }),
    themes: ['light', 'dark'],
  },
  {
    name: '24-classic-case',
    ready: '像你的盘在 5 处',
    open: (app) => app.open('classics', { example: '1', case: '051' }),
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '31-luck-calendar',
    ready: /^共 13 项/,
    open: openLuckCalendar,
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '26-family',
    ready: '共同的年份',
    open: openFamily,
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '32-findings',
    ready: '天乙贵人 3',
    open: openFindings,
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  {
    name: '33-book',
    ready: '卷一 命盘与大运',
    open: openBook,
    themes: ['light', 'dark'],
    widths: [375, 320],
  },
  { name: '36-past', ready: '先标，再揭开', open: withChart('past'), widths: [375, 320] },
  { name: '37-past-opened', ready: '碰巧该有', open: openPast, themes: ['light', 'dark'] },
  {
    name: '38-past-hours',
    ready: '能分时辰的往事',
    open: async (app) => {
      await app.open('past', { id: await app.saveCase(NO_HOUR), by: 'hours' });
      await markPast(app);
      await app.page.getByRole('heading', { name: '时辰先后' }).scrollIntoViewIfNeeded();
    },
  },
];

test.use({ deviceScaleFactor: 1.4, contextOptions: { reducedMotion: 'reduce' } });

/** Takes the picture of a screen once it has been drawn. */
async function take(app: App, { open, ready }: Screen, path: string): Promise<void> {
  const { page } = app;
  await page.clock.setFixedTime(MOMENT);
  await open(app);
  await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '加载中' }).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // Strips scroll to what is chosen after they are drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const webp = { type: 'webp', quality: 80 } as const;
  await page.screenshot({ path, animations: 'disabled', ...(path.endsWith('.webp') && webp) });
  expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES);
}

for (const screen of SCREENS)
  for (const theme of screen.themes ?? LIGHT)
    for (const width of screen.widths ?? [375]) {
      if (theme === 'dark' && width !== 375) continue;
      const file = [
        screen.name,
        ...(theme === 'dark' ? ['dark'] : []),
        ...(width === 375 ? [] : [width]),
      ].join('-');
      test(file, async ({ app, page }) => {
        await page.setViewportSize({ width, height: width === 375 ? 812 : 640 });
        await app.remember({ theme });
        await take(app, screen, `${FOLDER}${file}.png`);
      });
    }

const INSTALL_SCREENS: readonly (Screen & { readonly size: { width: number; height: number } })[] = [
  { name: 'narrow-today', ready: /黄道|黑道/, open: openLauncher, size: PHONE },
  { name: 'narrow-chart', ready: '岁运', open: withChart('chart'), size: PHONE },
  { name: 'narrow-calendar', ready: /宜/, open: (app) => app.open('calendar'), size: PHONE },
  { name: 'wide-chart', ready: '三件要事', open: withChart('chart'), size: DESKTOP },
  { name: 'wide-calendar', ready: /宜/, open: (app) => app.open('calendar'), size: DESKTOP },
];

for (const screen of INSTALL_SCREENS)
  test(`install ${screen.name}`, async ({ app, page }) => {
    await page.setViewportSize(screen.size);
    await app.remember({ theme: 'light' });
    await take(app, screen, `${INSTALL_FOLDER}${screen.name}.webp`);
  });
