/**
 * The visual requirements of every page: both base widths, both themes, the largest text.
 */
/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base, type App } from './app.ts';

const WIDTHS = [375, 320] as const;
const THEMES = ['light', 'dark'] as const;

/** What axe may find differently in another theme: only colours change. */
export const BY_THEME = ['color-contrast', 'link-in-text-block'];

/**
 * Makes a story of looks: axe finds nothing and the page does not scroll sideways, also in the largest text. Each width
 * is checked by all rules, and in the dark theme by the colour rules.
 *
 * @param open brings the page to the state to check
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
          await expectAccessible(page, theme === 'dark' ? BY_THEME : []);
          await expectNoSidewaysScroll(page);
        });
    await base.step('in the largest text at 320', async () => {
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'xlarge'));
      await expectNoSidewaysScroll(page);
    });
  });
}

/** Waits until nothing fades or slides any more; what beats for ever is left to beat. */
export async function expectSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    // One that ends may start another.
    for (let left = document.getAnimations().filter(isPassing); left.length > 0;) {
      await Promise.allSettled(left.map(({ finished }) => finished));
      left = document.getAnimations().filter(isPassing);
    }
  });
}

/**
 * Fails with everything axe finds on the page, once it has settled: colours half faded in have no contrast.
 *
 * @param rules the rules to check; all by default
 */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  await expectSettled(page);
  // Once a document: axe is half a megabyte of script, and putting it in takes longer than the look itself.
  const isThere = await page.evaluate(() => 'axe' in window);
  // No frames of other sites here: the legacy mode saves a second page for each look, two thirds of its time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Fails where the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
