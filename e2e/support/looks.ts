/**
 * The looks every page must keep: both base widths, both themes, the largest text.
 */
/// <reference lib="dom" />
import { test as base, type App } from './app.ts';
import { expectAccessible, expectNoSidewaysScroll } from './steps.ts';

const WIDTHS = [375, 320] as const;
const THEMES = ['light', 'dark'] as const;

/**
 * Makes a story of looks: axe finds nothing and the page does not scroll sideways, also in the largest text.
 *
 * @param open brings the page to the state that is looked at
 */
export function testLooks(name: string, open: (app: App) => Promise<void>): void {
  base(`${name} in every look`, async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(app);
    for (const width of WIDTHS)
      for (const theme of THEMES)
        await base.step(`at ${width}, ${theme}`, async () => {
          await page.setViewportSize({ width, height: 812 });
          await page.emulateMedia({ colorScheme: theme });
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
    await base.step('in the largest text at 320', async () => {
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'xlarge'));
      await expectNoSidewaysScroll(page);
    });
  });
}
