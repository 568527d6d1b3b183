/** 繁體: chosen, or by the languages of the browser; stems, and what a person typed, stay as they are. */
import { expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';

test('who reads traditional characters chooses them once', async ({ app, page }) => {
  const name = '苏云里';
  await app.keepCase({ ...XIAOYUE, name });
  await app.open('mine');
  await app.choose(page.getByRole('combobox', { name: /Language/ }), /台灣/);
  await expect(app.heading('個人中心')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await app.open('calendar');
  await expect(page).toHaveTitle(/萬年曆/);
  await app.open('records');
  await expect(page.getByText(name)).toBeVisible();
  await page.reload();
  await expect(app.heading('記錄')).toBeVisible();
});

test.describe('a browser of Hong Kong', () => {
  test.use({ locale: 'zh-HK' });

  test('is spoken to in its script', async ({ app, page }) => {
    await app.open('calendar');
    await expect(page).toHaveTitle(/萬年曆/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await app.open('mine');
    await app.choose(page.getByRole('combobox', { name: /Language/ }), '簡體中文');
    await expect(app.heading('个人中心')).toBeVisible();
  });
});

test('who reads English gets labels in English, and readings in Chinese', async ({ app, page }) => {
  await app.keepCase(XIAOYUE);
  await app.open('mine');
  const language = page.getByRole('combobox', { name: /Language/ });
  await app.choose(language, 'English');
  await expect(app.heading('Account')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Readings are in Chinese for now')).toBeVisible();
  await app.choose(language, '简体中文');
  await expect(app.heading('个人中心')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
