/** 二十八宿: the list for everyone, details for members. */
import { expect, test, type App } from './support/app.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

const JIAO = '角 角木蛟 吉';

/** The cell of the mansion of the day. */
const ofDay = (app: App) => app.page.getByRole('listitem').locator('[aria-current=date]');

async function openMansions(app: App): Promise<void> {
  await app.open('mansions', { date: '2026-11-21' });
  await expect(ofDay(app)).toHaveText(/女土蝠/);
}

test('anyone reads the list', async ({ app, page }) => {
  await openMansions(app);
  await expect(page.getByRole('button', { name: /^. ... [吉凶]$/ })).toHaveCount(28);
});

test('a member goes from the calendar to the mansion of the day', async ({ app, page }) => {
  await beMember(page);
  await app.open('calendar', { date: '2026-11-21' });
  await page.getByRole('button', { name: /二十八宿/ }).click();
  await expect(app.sheet('女土蝠')).toContainText('北方玄武');
  await app.sheet('女土蝠').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '后一天' }).click();
  await expect(ofDay(app)).toHaveText(/虚日鼠/);
});

testLooks('the mansions', openMansions);
testLooks('a mansion', async (app) => {
  await beMember(app.page);
  await openMansions(app);
  await app.page.getByRole('button', { name: JIAO, exact: true }).click();
  await expect(app.sheet('角木蛟')).toBeVisible();
});
