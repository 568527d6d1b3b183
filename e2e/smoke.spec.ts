/** Every page opens: with its title, without errors, accessible in both themes, and fitting a small or enlarged screen. */
/// <reference lib="dom" />
import type { PageId, Query } from '../web/src/lib/page/paths.ts';
import { expect, test } from './support/app.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

/** A chart of a moment, so that pages about a chart have one: 1990-06-15 14:30 in Beijing time. */
const CHART = { now: '1', at: '645427800000' } as const;

// prettier-ignore
const PAGES = {
  root: ['上元'], launcher: ['上元'], home: ['排盘'], records: ['记录'], mine: ['个人中心'],
  calendar: [/\d+年|万年历/], hours: ['时辰详解'], compass: ['罗盘'],
  login: ['登录'], register: ['注册'], phoneLogin: ['手机登录'], personalCenter: ['个人中心'], changePass: ['修改密码'],
  browser: [null], about: ['关于我们'], infoList: ['个人信息收集清单'],
  memberCenter: ['会员中心'], payment: ['支付'], activation: ['激活码'],
  orders: ['我的订单'], receipt: ['收据'], search: ['搜索'],
  pickDay: ['择日'], pickHour: ['择时'], dayDetails: ['日详情'],
  yunqi: ['五运六气'], yunqiAnalysis: [/分析/],
  cases: ['我的命例'], addCase: ['添加命例'], groups: ['分组'],
  casting: ['八字排盘'], chart: ['即时盘', CHART], structure: ['命局结构', CHART],
  pillarPicture: ['四柱图', CHART], pillarPicture2: ['岁运四柱图', CHART],
  reportList: ['分析列表', CHART], report: [/报告/, CHART], chartAnalysis: [/分析/, CHART],
  hepan: ['合盘'], hepanRecords: ['合盘记录'], hepanItem: [/合盘/],
  advice: ['反馈中心'], business: ['商务合作'], download: ['下载App'],
  mansions: ['二十八宿'], hexagrams: ['六十四卦'], chartRules: ['排盘规则'], backup: ['数据备份'], texts: [/协议|说明/],
  agenda: ['提醒与订阅'], glossary: ['名词'],
} as const satisfies Record<PageId, readonly [title: string | RegExp | null, query?: Query]>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [id, [title, query]] of Object.entries(PAGES) as [
  PageId,
  readonly [string | RegExp | null, Query?],
][])
  test(`page ${id}`, async ({ app, page }) => {
    await app.letThrough(CHART.at);
    await app.open(id, query);
    await expect(title === null ? page.getByRole('main') : app.heading(title)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: '加载中' })).toBeHidden();
    await expectAccessible(page);

    await test.step('in the dark, on the smallest phone', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      // A theme changes colours and nothing else.
      await expectAccessible(page, ['color-contrast']);
    });
    await test.step('in the largest text, and magnified to 200 %', async () => {
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'xlarge'));
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'standard'));
      await page.setViewportSize({ width: 188, height: 406 });
      await expectNoSidewaysScroll(page);
    });
    await test.step('and leads on to another page, with nothing before it to go back to', async () => {
      const back = page.getByRole('banner').getByRole('button', { name: '返回' });
      if ((await back.count()) === 0) return;
      const here = await page.evaluate(() => document.documentElement.dataset['page'] ?? '');
      await back.click();
      await expect(page.locator(`html:not([data-page="${here}"])`)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    expect(app.problems).toEqual([]);
  });

test('an address that is no page says so and leads home', async ({ app, page }) => {
  await page.goto('/#/no/such/page');
  await expect(app.heading('页面不存在')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '回首页' }).click();
  await expect(app.heading('上元')).toBeVisible();
});

test('a page that cannot be loaded offers to try again and to report it', async ({ app, page }) => {
  await page.route(/CompassPage.*\.js/, (route) => route.abort());
  await app.open('compass');
  await expect(app.heading('出错了')).toBeVisible();
  await expect(page.getByRole('button', { name: '报错' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/CompassPage.*\.js/);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(app.heading('罗盘')).toBeVisible();
});

test('what the server switches off is hidden, and says so when reached by a link', async ({ app, page }) => {
  const off = [
    'is_show_he_pan',
    'is_show_lucky_day',
    'is_show_gu_zhong',
    'is_show_ancient_book',
    'is_show_hour_detail',
  ];
  await page.route('**/api/switch/getSwitchValue*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { switchKey: string; switchValue: boolean }[] };
    const data = body.data.map((entry) => ({
      ...entry,
      switchValue: entry.switchValue && !off.includes(entry.switchKey),
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await app.letThrough(CHART.at);
  const told = page.waitForResponse('**/api/switch/getSwitchValue*');
  await app.open('root');
  await told;
  const tools = page.getByRole('main');
  await expect(tools.getByRole('link', { name: '万年历' })).toBeVisible();
  for (const name of ['合盘', '择日', '择时'])
    await expect(tools.getByRole('link', { name, exact: true })).toBeHidden();

  await app.open('hours');
  await expect(page.getByText('该功能暂未开放')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).last().click();
  await expect(app.heading('上元')).toBeVisible();

  await app.open('chart', CHART);
  await page.getByRole('tab', { name: '基本' }).click();
  await expect(page.getByText('命卦')).toBeVisible();
  await expect(page.getByText('称骨')).toBeHidden();
  await page.getByRole('tab', { name: '分析' }).click();
  await expect(page.getByText('三件要事')).toBeVisible();
  await expect(page.getByText('可以对读的古籍')).toBeHidden();
});
