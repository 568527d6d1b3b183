/** 时辰详解: thirteen rows for everyone, details behind the gate. */
import { expect, test, type App } from './support/app.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

const HOUR = /^丑/;

async function openHours(app: App): Promise<void> {
  await app.open('hours', { date: '2026-11-26' });
  await expect(app.page.getByText(/2026-11-26/)).toBeVisible();
}

test('a member opens a detail', async ({ app, page }) => {
  await beMember(page);
  await openHours(app);
  const row = page.getByRole('button', { name: HOUR }).first();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
});

test('a date of the address that does not exist is named, here and where years and hours are', async ({
  app,
  page,
}) => {
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await app.open('hours', { date: '2026-13-40' });
  await expect(alert('2026-13-40 这一天不存在，先看今天')).toBeVisible();
  await app.open('hours', { date: '1582-10-10' });
  await expect(alert('1582年10月4日的次日是15日，这十天历史上没有，先看今天')).toBeVisible();
  await app.open('hexagrams', { date: '2026-11-22', hour: '15' });
  await expect(alert('地址里的时辰 15 不存在')).toBeVisible();
  await app.open('yunqi', { year: '26' });
  await expect(alert('26 不在 1925-2099 年')).toBeVisible();
  await app.open('yunqi', { id: 'a', dates: '2026-11-22,2026-13-01' });
  await expect(alert('2026-13-01 不是日期')).toBeVisible();
  await app.open('yunqiAnalysis', { year: 'x' });
  await expect(page.getByText('没有「x」这一年')).toBeVisible();
  await app.open('casting', { tab: 'pillars', pillars: '甲丑.壬午.辛亥.甲午' });
  await expect(alert('配不成一个时刻')).toBeVisible();
});

test('the day is turned', async ({ app, page }) => {
  await openHours(app);
  await page.getByRole('button', { name: '后一天' }).click();
  await expect(page.getByText(/2026-11-27/)).toBeVisible();
});

test('today counts down to the next hour, by the minute where no motion is wanted', async ({ app, page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:30:30+08:00'));
  await app.open('hours');
  await expect(page.getByRole('timer')).toHaveText(/^还有 29分30秒，之后是午时，/);
  await expect(page.getByText('已过')).toHaveCount(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('timer')).toHaveText(/^还有 30分，之后是午时，/);
});

test('an hour that the page was opened for is in view and marked', async ({ app, page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await app.open('hours', { date: '2026-11-26', index: '10' });
  const row = page.getByRole('button', { name: /^戌.*点按看详解/ });
  await expect(row).toBeInViewport();
});

testLooks('the hours', openHours);
