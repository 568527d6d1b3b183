/** 个人历: the month rated for a case, behind the gate. */
import { expect, test, type App } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { expectAccessible, testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

async function turnOn(app: App): Promise<void> {
  await beMember(app.page);
  await app.saveCase(XIAOYUE);
  await app.page.reload();
  await app.open('calendar', { date: '2026-11-21' });
  await app.page.getByRole('switch', { name: '个人历' }).click();
  await app.sheet('看谁的个人历').getByRole('button', { name: /小月/ }).click();
  await expect(app.page.getByRole('heading', { name: '小月的己亥日' })).toBeVisible();
}

test('a case rates the month, with reasons for the day', async ({ app, page }) => {
  await turnOn(app);
  const rated = page
    .getByRole('gridcell')
    .filter({ has: page.getByRole('button', { name: /，(顺|较顺|平稳|需谨慎|宜守)$/ }) });
  await expect(rated).toHaveCount(35);
  await expect(page.getByText(/占四成.*合计/)).toBeVisible();
  await page.getByText('这一天的十三个时辰').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^(次日)?.时.*\d\d:\d\d-/ })).toHaveCount(13);
  await page.getByRole('radio', { name: '周' }).check();
  await expect(page.getByRole('rowheader')).toHaveCount(13);
  expect(page.url()).toContain('plan=week');
  await page.getByRole('button', { name: /^2026年11月21日，.*分$/ }).press('ArrowRight');
  await expect(page.getByText('11月22日至11月28日')).toBeVisible();
  await expect(page.getByRole('button', { name: /^2026年11月22日，.*分$/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '列表' }).check();
  const line = page.getByRole('button', { name: /^22.*庚子/ });
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await line.press('ArrowDown');
  await expect(page.getByRole('heading', { name: '小月的辛丑日' })).toBeVisible();
  await page.getByRole('switch', { name: '个人历' }).click();
  await expect(page.getByRole('radio', { name: '列表' })).toHaveCount(0);
  await expect(rated).toHaveCount(0);
});

test('a choice that is broken off leaves the switch off', async ({ app, page }) => {
  await beMember(page);
  await app.open('calendar');
  await page.getByRole('switch', { name: '个人历' }).click();
  await app.sheet('看谁的个人历').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('switch', { name: '个人历' })).not.toBeChecked();
});

testLooks('the personal calendar', turnOn);
