/** A new build under an open page: nothing is mixed, nothing is lost, and the reader decides when. */
/// <reference lib="dom" />
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { expect, test } from './support/app.ts';
import { NEXT_TITLE, startSite } from './support/deploy.ts';

test.describe('with the worker in charge', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the old build keeps working, a form stays, and the new one is activated when the user accepts it', async ({
    app,
    page,
  }) => {
    const site = await startSite();
    await page.goto(`${site.origin}/#${hrefOf('home')}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByLabel('姓名').fill('未完成的人');
    site.deployNext();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByRole('button', { name: '立即更新' })).toBeVisible();
    await expect(page.getByLabel('姓名')).toHaveValue('未完成的人');

    await test.step('pages that were never opened load from the old build', async () => {
      await page.evaluate((hash) => (location.hash = hash), hrefOf('about'));
      await expect(app.heading('关于我们')).toBeVisible();
      await page.evaluate((hash) => (location.hash = hash), hrefOf('hexagrams'));
      await expect(app.heading('六十四卦')).toBeVisible();
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(names.filter((name) => name.includes('-next.'))).toEqual([]);
    });

    await test.step('the new build is activated completely', async () => {
      await page.evaluate((hash) => (location.hash = hash), hrefOf('about'));
      await page.getByRole('button', { name: /检查更新/ }).click();
      await expect(app.heading(NEXT_TITLE)).toBeVisible();
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const assets = names.filter((name) => name.startsWith('/assets/'));
      expect(assets.length).toBeGreaterThan(0);
      expect(assets.filter((name) => !name.includes('-next.'))).toEqual([]);
    });
    await site.stop();
  });

  test('everything works without a network after the first visit', async ({ app, page, context }) => {
    const site = await startSite();
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await site.stop();
    for (const [id, heading] of [
      ['calendar', /年/],
      ['yunqi', '五运六气'],
      ['compass', '罗盘'],
      ['memberCenter', '会员中心'],
      ['about', '关于我们'],
    ] as const) {
      await page.goto(`${site.origin}/#${hrefOf(id)}`);
      await page.reload();
      await expect(app.heading(heading)).toBeVisible();
    }
  });
});

test('without a worker a page of the old build is replaced by the new one', async ({ app, page }) => {
  const site = await startSite();
  await page.goto(`${site.origin}/#${hrefOf('home')}`);
  await expect(app.heading('排盘')).toBeVisible();
  site.deployNext();
  await page.evaluate((hash) => (location.hash = hash), hrefOf('about'));
  await expect(app.heading(NEXT_TITLE)).toBeVisible();
  await site.stop();
});
