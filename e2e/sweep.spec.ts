/**
 * The heavy sweep of every page, run by `npm run test:full`: walked by keyboard, in forced colours, on paper, and with the
 * browser's letters at twice their size.
 */
/// <reference lib="dom" />
import { expect, test } from './support/app.ts';
import { CHART, EVERY_PAGE } from './support/everyPage.ts';
import { walkByTab } from './support/keyboard.ts';
import { expectSettled } from './support/looks.ts';
import { findForcedColourErrors, findLargeTextErrors, findPaperErrors } from './support/otherMedia.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [id, [title, query]] of EVERY_PAGE)
  test(`sweep of ${id}`, async ({ app, page }) => {
    await app.letThrough(CHART.at);
    await app.open(id, query);
    await expect(title === null ? page.getByRole('main') : app.heading(title)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0);
    await expectSettled(page);

    await test.step('by keyboard', async () => {
      expect.soft(await walkByTab(page)).toEqual([]);
      expect.soft(await walkByTab(page, 'Shift+Tab')).toEqual([]);
    });
    await test.step('in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(findForcedColourErrors)).toEqual([]);
      expect.soft(await walkByTab(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('on paper, out of the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await expectSettled(page);
      expect.soft(await page.evaluate(findPaperErrors)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    });
    await test.step('in letters of twice the size', async () => {
      // The browser's own setting, which the style sheets' widths in em follow too.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
      await page.setViewportSize({ width: 375, height: 812 });
      await page.reload();
      await expect(title === null ? page.getByRole('main') : app.heading(title)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0);
      await expectSettled(page);
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        expect.soft(await page.evaluate(findLargeTextErrors)).toEqual([]);
      }
    });
  });
