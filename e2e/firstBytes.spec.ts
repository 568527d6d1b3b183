/** What a page loads before it can be used: the budgets of .size-limit.mjs, counted by a browser that opens the page first. */
import type { Page } from '@playwright/test';
import { hrefOf, type PageId } from '../web/src/lib/page/paths.ts';
import { expect, test, type App } from './support/app.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { signedLink } from './support/links.ts';

const KIB = 1024;
/** Of the first page, and of another: forms and sheets are two files that the first page does without; a whole day is one more. */
const MOST_FIRST_FILES = 11;
const MOST_FILES = 12;
const MOST_DAY_FILES = MOST_FILES + 1;
/** What a page loads once it can be used: the server, the device's records, what turns the carousel. */
const AFTERWARDS =
  /\/api\/|\/assets\/(wire|cipher|device|mouseScroll|offerUpdate|startWorker|watchWrites|TurningDots)-/;

const NOTHING = /^$/;

interface Loaded {
  readonly files: readonly string[];
  readonly kib: number;
}

/** Everything the page requested until it was idle, as transferred. */
async function loadedBy(page: Page, afterwards: RegExp, open: () => Promise<void>): Promise<Loaded> {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.url().startsWith('http'))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await open();
  await page.waitForLoadState('networkidle');
  const before = [...sizes].filter(([url]) => !AFTERWARDS.test(url) && !afterwards.test(url));
  return {
    files: before.map(([url]) => url),
    kib: before.reduce((sum, [, bytes]) => sum + bytes, 0) / KIB,
  };
}

interface Budget {
  readonly page: PageId;
  readonly files: number;
  readonly kib: number;
  /** What else this page loads after that. */
  readonly afterwards: RegExp;
  /** What is visible when the page can be used. */
  readonly ready: (app: App) => Promise<void>;
}

/** As .size-limit.mjs has them. */
const BUDGETS: readonly Budget[] = [
  {
    page: 'root',
    files: MOST_FIRST_FILES,
    kib: 150,
    // What the other faces of today show, the drawing of the season, and what is for someone new.
    afterwards: /\/assets\/(controls|days|newcomer|SeasonSprig)-/,
    ready: async ({ page }) => expect(page.getByText(/黄道|黑道/).first()).toBeVisible(),
  },
  {
    page: 'home',
    files: MOST_FIRST_FILES,
    kib: 185,
    afterwards: NOTHING,
    ready: async ({ page }) => expect(page.getByRole('button', { name: '开始排盘' })).toBeVisible(),
  },
  {
    page: 'calendar',
    files: MOST_DAY_FILES,
    kib: 200,
    // Sun and Moon of the day, below it.
    afterwards: /\/assets\/(SkyCard|cast|resource)-/,
    ready: async ({ page }) => expect(page.getByRole('button', { name: '收藏这一天' })).toBeVisible(),
  },
  {
    page: 'mine',
    files: MOST_FILES,
    // The icon of the tab among them, which is in the document.
    kib: 154,
    afterwards: NOTHING,
    ready: async ({ page }) => expect(page.getByRole('radio', { name: '特大' })).toBeVisible(),
  },
];

const MOST_LINK_KIB = 196;

test(`a chart by a link can be used after ${MOST_FILES} files and ${MOST_LINK_KIB} KiB`, async ({
  app,
  page,
  baseURL,
}) => {
  await app.remember({ chartOpens: 'grid' });
  const link = await signedLink(baseURL ?? '', '1.fg19900615-1430');
  // The analysis, notices and the report, below the grid and behind other tabs.
  const loaded = await loadedBy(
    page,
    /\/assets\/(analysis|argued|brief|glossary|matters|report|resource|sections|tabs)-/,
    async () => {
      await page.goto(`/#${hrefOf('chart', link)}`);
      await new ChartGrid(page).cell('日柱', '天干').waitFor();
    },
  );
  expect(loaded.files.length, loaded.files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
  expect(loaded.kib).toBeLessThanOrEqual(MOST_LINK_KIB);
  expect(loaded.files.filter((url) => url.includes('/link-'))).toHaveLength(1);
});

for (const { page: id, files, kib, afterwards, ready } of BUDGETS)
  test(`${id} can be used after ${files} files and ${kib} KiB`, async ({ app, page }) => {
    const loaded = await loadedBy(page, afterwards, async () => {
      await app.open(id);
      await ready(app);
    });
    expect(loaded.files.length, loaded.files.join('\n')).toBeLessThanOrEqual(files);
    expect(loaded.kib).toBeLessThanOrEqual(kib);
    // The files were compressed: the library would be 280 KiB otherwise.
    expect(loaded.kib).toBeGreaterThan(90);
  });
