/**
 * The looks every page must keep: both base widths, both themes.
 */
import { test as base, type App } from './app.ts';
import { expectAccessible, expectNoSidewaysScroll } from './steps.ts';

const LOOKS = [
  { width: 375, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
] as const;

/**
 * Makes a story a look: axe finds nothing and the page does not scroll sideways, also in the largest text.
 *
 * @param open brings the page to the state that is looked at
 */
export function testLooks(name: string, open: (app: App) => Promise<void>): void {
  for (const { width, theme } of LOOKS)
    base(`${name} at ${width}, ${theme}`, async ({ app, page }) => {
      await page.setViewportSize({ width, height: 812 });
      await app.remember({ theme });
      await open(app);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  base(`${name} in the largest text at 320`, async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 812 });
    await app.remember({ textSize: 'xlarge' });
    await open(app);
    await expectNoSidewaysScroll(page);
  });
}
