/// <reference lib="dom" />
/**
 * The app as the stories use it: pages opened by id, what this device remembers, cases that are already there, and a
 * record of everything the browser complained about.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../web/src/lib/device/settings.ts';
import { hrefOf, type PageId, type Query } from '../../web/src/lib/page/paths.ts';
import { caseOf, type TestBirth } from './births.ts';
import { putCases } from './device.ts';

export { expect } from '@playwright/test';

/** The app in one browser window. */
export class App {
  readonly page: Page;
  /** Errors of the console and of scripts, in order. */
  readonly problems: string[] = [];
  private remembered: Partial<Settings> = {};

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
  }

  /** The app in a window where nothing has been opened. */
  static async in(page: Page): Promise<App> {
    const app = new App(page);
    // Stories are of readers who know the grid, but for those of a newcomer.
    await app.remember({ chartOpens: 'grid' });
    return app;
  }

  /**
   * Opens a page by its id, and waits until it has replaced the former one: a text that both have, such as the name of
   * a case, could otherwise be found on the page that is about to disappear.
   *
   * @param visit a name makes it a new document, as a visit of that name
   */
  async open(id: PageId, query: Query = {}, visit?: string): Promise<void> {
    await this.page.goto(`/${visit === undefined ? '' : `?visit=${visit}`}#${hrefOf(id, query)}`);
    await this.page.waitForFunction(
      () => document.documentElement.dataset['page'] === location.hash.slice(1).split('?')[0],
    );
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  /** What this device remembers, before its first page is opened; a later call adds to it. */
  async remember(settings: Partial<Settings>): Promise<void> {
    const before = this.textOf();
    this.remembered = { ...this.remembered, ...settings };
    await this.page.addInitScript(
      ([old, text]) => {
        const stored = localStorage.getItem('zh_settings');
        if (stored === null || stored === old) localStorage.setItem('zh_settings', text);
      },
      [before, this.textOf()] as const,
    );
  }

  private textOf(): string {
    return JSON.stringify({ state: this.remembered, version: 1 });
  }

  /** Allows the chart of a moment to be opened by its address, as if it had been cast in this tab. */
  async letThrough(at: string): Promise<void> {
    await this.page.addInitScript((moment) => sessionStorage.setItem('zh_passed', moment), at);
  }

  /** Puts a cast chart among the cases of this device. @returns its id */
  async saveCase(birth: TestBirth): Promise<string> {
    const record = caseOf(birth);
    await this.open('root');
    await expect(this.page.getByText('还没有命例，排一个试试')).toBeVisible();
    await putCases(this.page, [record]);
    return record.id;
  }

  /** Opens the chart of a birth that was cast before. */
  async openChart(birth: TestBirth): Promise<void> {
    await this.open('chart', { id: await this.saveCase(birth) });
    await expect(this.heading(birth.name)).toBeVisible();
  }

  /** Title in the header. */
  heading(name: string | RegExp) {
    return this.page.getByRole('heading', {
      level: 1,
      name,
      ...(typeof name === 'string' && { exact: true }),
    });
  }

  /** The open sheet, by its title. */
  sheet(name: string) {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Chooses from the sheet that a field opens. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await field.click();
    const sheet = this.page.getByRole('dialog').last();
    const name = typeof option === 'string' ? { name: option, exact: true } : { name: option };
    await sheet.getByRole('button', name).click();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }

  /** The line that says what has just happened. */
  async expectToast(text: string): Promise<void> {
    // Whole: a page may say something longer with the same words.
    const whole = new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
    await expect(this.page.getByRole('status').filter({ hasText: whole }).first()).toBeVisible();
  }
}

/** Where an element is drawn. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`Cannot measure ${String(locator)}: it has no box`);
  return box;
}

/** Playwright's `test` with the app. */
export const test = base.extend<{ app: App }>({
  app: async ({ page }, use) => use(await App.in(page)),
});
