/// <reference lib="dom" />
/** 命盘报告: which chart, what is open, reading at three depths, the curve, and reading without a network. */
import { expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { holdRequest } from './support/holdRequest.ts';
import { logIn } from './support/login.ts';
import { testLooks } from './support/looks.ts';
import { beMember, beUser } from './support/member.ts';

test('without a chart the list requires one; without membership the first section is complete', async ({
  app,
  page,
}) => {
  await app.open('reportList');
  await expect(page.getByText('还没有报告，先排一个盘')).toBeVisible();
  const id = await app.saveCase(XIAOYUE);
  await test.step('a section that failed to load is requested again, and login comes before the rest', async () => {
    const words = await holdRequest(page, /\/assets\/overview-[^/]*\.js$/);
    await app.open('report', { id });
    const section = page.getByRole('region', { name: '命局总览' });
    await expect(section.getByRole('progressbar', { name: '加载中' })).toBeVisible();
    await words.fail();
    await expect(section.getByRole('alert')).toContainText('这一篇没有加载成功');
    await section.getByRole('button', { name: '重试' }).click();
    await expect(section.getByText('可以做的一件小事：')).toBeVisible();
    await page.getByRole('button', { name: '看全文' }).click();
    await app.expectToast('请登录后使用');
    await expect(page.getByText('登录后继续命盘报告')).toBeVisible();
  });
  await logIn(app);
  await app.open('reportList');
  await page.getByRole('link', { name: /小月/ }).click();
  await expect(page.getByRole('link', { name: /命局总览.*试读/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /日主性情.*会员/ })).toBeVisible();

  const prices = await holdRequest(page, '**/api/getServerPrice*');
  await page.getByRole('link', { name: /命局总览/ }).click();
  await expect(app.heading('命盘报告')).toBeVisible();
  await expect(page.getByRole('heading', { name: '三件要事' })).toBeVisible();
  await expect(page.getByText('可以做的一件小事：')).toBeVisible();
  await prices.fail();
  await expect(page.getByText('单份价格获取失败')).toBeVisible();
  await page.getByRole('region', { name: '看全文' }).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: /只解锁这一份 ¥\d/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '日主性情' })).toBeHidden();
  await page.getByRole('button', { name: '看全文' }).click();
  await app.expectToast('请开通会员！');
  await expect(page.getByText('命盘报告的全文为会员功能')).toBeVisible();
  // The two that failed on purpose.
  expect(app.problems.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('a single report is bought and open from then on', async ({ app, page }) => {
  await beUser(page);
  await app.saveCase(XIAOYUE);
  const href = await test.step('bought at the price of the server', async () => {
    await app.open('reportList');
    await page.getByRole('link', { name: /小月/ }).click();
    await page.getByRole('link', { name: /命局总览/ }).click();
    const buy = page.getByRole('button', { name: /只解锁这一份/ });
    await expect(buy).toBeVisible();
    const here = page.url();
    await buy.click();
    await page.getByRole('button', { name: /^支付 ¥/ }).click();
    await page.getByRole('button', { name: '支付', exact: true }).click();
    await expect(app.heading('排盘')).toBeVisible();
    return here;
  });
  await page.goto(href);
  await expect(page.getByRole('button', { name: '看全文' })).toBeHidden();
  await page.getByRole('button', { name: '目录' }).click();
  await app.sheet('目录').getByRole('button', { name: '流年' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '流年' })).toBeVisible();
});

test('three optional questions change what a report says, and stay with the case', async ({ app, page }) => {
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('report', { id, section: 'career' });
  await page.getByRole('button', { name: '前面还有' }).click();
  await page.getByText('三个小问题，答了更贴近您（可以不答）').click();
  const situation = page.getByRole('group', { name: '眼下的身份' });
  await situation.getByRole('button', { name: '退休' }).click();
  await page.getByRole('group', { name: '有没有孩子' }).getByRole('button', { name: '没有' }).click();
  await expect(page.getByText('您说过：退休、没有孩子')).toBeVisible();
  const past = '退休以后，这一节说的是一向的长处与路数';
  await app.open('report', { id, section: 'career' });
  await page.reload();
  await expect(page.getByText(past)).toBeVisible();
  await page.getByRole('button', { name: '前面还有' }).click();
  await page.getByText('您说过：退休、没有孩子').click();
  await situation.getByRole('button', { name: '退休' }).click();
  await expect(page.getByText('您说过：没有孩子')).toBeVisible();
  await app.open('report', { id, section: 'career' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '事业' })).toBeVisible();
  await expect(page.getByText(past)).toBeHidden();
});

test('a member reads at three depths, opens reasons, and walks the years of the curve', async ({
  app,
  page,
}) => {
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('report', { id });
  await expect(page.getByRole('heading', { level: 2, name: '命局总览' })).toBeVisible();
  const fact = page.getByRole('button', { name: '午午自刑' });
  await fact.click();
  await expect(app.sheet('午午自刑').getByText('出处')).toBeVisible();
  await expect(app.sheet('午午自刑')).toContainText(
    '三命通会·论三刑：凡见刑不可便以凶论（书中有其名，情形之说为本应用取象）',
  );
  await app.sheet('午午自刑').getByRole('button', { name: '相符', exact: true }).click();
  await expect(app.sheet('午午自刑').getByText('已记入此命例的备注，再点一次取消。')).toBeVisible();
  await app.sheet('午午自刑').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('月柱，所据')).toBeAttached();

  await page.getByRole('radio', { name: '专业' }).check();
  await expect(page).toHaveURL(/depth=expert/);
  await page.getByRole('button', { name: '目录' }).click();
  await app.sheet('目录').getByRole('button', { name: '大运' }).click();
  const years = page.getByRole('slider', { name: /流年起伏/ });
  await expect(years).toHaveAttribute('aria-valuetext', /年，[顺平缓]$/);
  const next = Number(await years.getAttribute('aria-valuenow')) + 1;
  await years.press('ArrowRight');
  await expect(page.getByText(new RegExp(`^${next} ..年$`))).toBeVisible();
  await page.getByRole('button', { name: '为什么', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/流年本身从/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();

  await page.reload();
  await expect(page.getByRole('radio', { name: '专业' })).toBeChecked();
  await expect(page.getByText('您标过：相符 1 句。')).toBeVisible();

  await page.getByRole('radio', { name: '一句话' }).check();
  await page.getByRole('button', { name: '目录' }).click();
  await app.sheet('目录').getByRole('button', { name: '五行分布' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '用神喜忌' })).toBeVisible();
  // Several short sections are in sight at once; each step of the way down is drawn.
  for (let step = 0; step < 20; step++) {
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(app.problems).toEqual([]);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('what a member may read is read without a network', async ({ app, page, context }) => {
    await beMember(page);
    const id = await app.saveCase(XIAOYUE);
    await app.open('reportList', { id });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(page.getByRole('link', { name: /财运.*可查看/ })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: /财运/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: '财运' })).toBeVisible();
    await expect(page.getByRole('list', { name: '依据' }).first()).toBeVisible();
  });
});

testLooks('分析列表', async (app) => {
  await app.open('reportList', { id: await app.saveCase(NO_HOUR) });
  await expect(app.page.getByText('时辰未详').first()).toBeVisible();
});

testLooks('命盘报告', async (app) => {
  await beMember(app.page);
  const id = await app.saveCase(XIAOYUE);
  await app.open('report', { id, section: 'dayun' });
  await expect(app.page.getByRole('button', { name: '为什么', exact: true })).toBeVisible();
});
