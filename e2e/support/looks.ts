/**
 * The visual requirements of every page: both base widths, both themes, the largest text.
 */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../engine/golden/sweep.ts';
import { test as base, type App } from './app.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Axe = { readonly run: (root: Document, options: RunOptions) => Promise<AxeResults> };
/** The small file: the package puts the one with comments into each document, twice. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const WIDTHS = [375, 320] as const;
const THEMES = ['light', 'dark'] as const;

/** What axe may find differently in another theme: only colours change. */
export const BY_THEME = ['color-contrast', 'link-in-text-block'];

/** Looks in which axe can find something that it does not find in the others: each width by all rules, each theme by the colour rules among them. */
const isChecked = (width: number, theme: string): boolean =>
  isFull || (width === 375) === (theme === 'light');

/**
 * Makes a story of looks: axe finds nothing and the page does not scroll sideways, also in the largest text. Each width
 * and each theme is checked by all rules once; by FULL=1 also the narrow page in the light theme and the wide in the dark.
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
          if (isChecked(width, theme)) await expectAccessible(page);
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule' as const, values: [...rules] } }),
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(document, given),
    options,
  );
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
