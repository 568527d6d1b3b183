/** Cases found by what their charts have: completed with counts, combined, by the rules of each case. */
import { expect, test, type App } from './support/app.ts';
import { caseOf, LEAP_CHILD, NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { putCases } from './support/device.ts';
import { holdRequest } from './support/holdRequest.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

async function openCases(app: App): Promise<void> {
  await app.saveCase(XIAOYUE);
  const others = [NO_HOUR, LEAP_CHILD, PILLARS_ONLY].map((birth) => caseOf(birth));
  await putCases(
    app.page,
    others.map((record) => (record.name === '闰月宝宝' ? { ...record, tags: ['七杀格'] } : record)),
  );
  await app.open('cases', {}, 'findings');
  await expect(app.page.getByText('共 4 条')).toBeVisible();
}

test('cases are found by findings, completed with counts and combined, with the rule of each', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCases(app);
  const field = page.getByLabel('搜索命例');
  await test.step('a word that begins a term is completed by the keyboard', async () => {
    await field.fill('身弱 戊寅');
    await page.getByRole('button', { name: '戊寅运 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('身弱 戊寅运 ');
    await expect(page.getByText('找到 1 条')).toBeVisible();
    await expect(page.getByRole('link', { name: /小月/ })).toBeVisible();
    await expect(page.getByText('大运是今天正在行的一步')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('terms and a name go together, in either script', async () => {
    await field.fill('七殺格 用神為金 阿');
    await expect(page.getByText('找到 1 条')).toBeVisible();
    await expect(page.getByRole('link', { name: /阿青/ })).toBeVisible();
  });
  await test.step('a tag of the same words is found too', async () => {
    await field.fill('七杀格');
    await expect(page.getByText('共 4 条')).toBeVisible();
    await field.fill('七杀格 巳月');
    await expect(page.getByRole('link', { name: /闰月宝宝/ })).toBeVisible();
    await expect(page.getByText('找到 1 条')).toBeVisible();
  });
  await test.step('none has it', async () => {
    await field.fill('亥月 用水');
    await expect(page.getByText('没有符合的命例')).toBeVisible();
  });
});

test('without the part that reads charts words are found as before, and it can be tried again', async ({
  app,
  page,
}) => {
  await openCases(app);
  const file = '**/assets/findingTerms-*.js';
  await page.route(file, (route) => route.abort());
  await page.getByLabel('搜索命例').fill('小月');
  await expect(page.getByText('断语没有加载出来，先按文字找。')).toBeVisible();
  await expect(page.getByText('找到 1 条')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: '重试' }).click();
  const charts = await holdRequest(page, /\/assets\/caseFacts-[^/]*\.js$/);
  await page.getByLabel('搜索命例').fill('日主癸');
  await expect(page.getByText('正在看 0 / 4 个盘')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await charts.release();
  await expect(page.getByText('找到 1 条')).toBeVisible();
  await expect(page.getByRole('link', { name: /闰月宝宝/ })).toBeVisible();
});
