/// <reference lib="dom" />
/**
 * What the stories share: opening pages, reading the development mailbox, logging in, casting, and the accessibility check.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Opens a page of the app by its path, and waits until it has taken the place of the one before: what both have, such as
 * the name of a case, would else be found on the page that is about to go.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.waitForFunction(
    () => document.documentElement.dataset['page'] === location.hash.slice(1).split('?')[0],
  );
  await expect(page.getByRole('main')).toBeVisible();
}

/** A phone number no other story uses. */
export function newPhone(): string {
  return `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** The code last sent to a number, from the development mailbox. */
async function readCode(page: Page, phone: string): Promise<string> {
  const html = await (await page.request.get('/dev/mailbox')).text();
  const code = new RegExp(`<td>${phone}</td><td>\\w+</td><td>(\\d+)</td>`).exec(html)?.[1];
  if (code === undefined) throw new Error(`Cannot read mailbox: no code for ${phone}`);
  return code;
}

/** Fills in the phone login that is open, and waits until it has led on. */
export async function fillPhoneLogin(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('验证码').fill(await readCode(page, phone));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功！').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '手机登录' })).toBeHidden();
}

/** Logs a new user in and ends on 我的. @returns the phone number */
export async function logIn(page: Page): Promise<string> {
  const phone = newPhone();
  await openPage(page, '/pages/main/logo/PhoneLogin');
  await fillPhoneLogin(page, phone);
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  return phone;
}

/** Types a birth into the form of the casting tab. */
export async function typeBirth(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^时间/ }).click();
  await page.getByLabel('键入出生时间').fill(text);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
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
 * @param rules the rules to look by; all unless given
 */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  await expectSettled(page);
  // No frames of other sites here: the legacy mode saves a second page for each look, two thirds of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
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
