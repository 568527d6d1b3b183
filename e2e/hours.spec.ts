/** 时辰详解: thirteen rows for everyone, details behind the gate. */
import { expect, test, type App } from './support/app.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

const HOUR = /^丑/;

async function openHours(app: App): Promise<void> {
  await app.open('hours', { date: '2026-11-26' });
  await expect(app.page.getByText(/2026-11-26/)).toBeVisible();
}

test('the list is readable, a detail asks for login and leads back', async ({ app }) => {
  await openHours(app);
  await app.page.getByRole('button', { name: HOUR }).first().click();
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
});

test('a member opens a detail', async ({ app, page }) => {
  await beMember(page);
  await openHours(app);
  const row = page.getByRole('button', { name: HOUR }).first();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
});

test('the day is turned', async ({ app, page }) => {
  await openHours(app);
  await page.getByRole('button', { name: '后一天' }).click();
  await expect(page.getByText(/2026-11-27/)).toBeVisible();
});

testLooks('the hours', openHours);
