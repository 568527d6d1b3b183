/** 择日 and 择时: one question in the address, one answer on every page, one use for it. */
import { expect, test } from './support/app.ts';
import { BirthForm } from './support/birthForm.ts';
import { holdRequest } from './support/holdRequest.ts';
import { fillPhoneLogin } from './support/login.ts';
import { expectAccessible, testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';
import { beUser, buyMonth } from './support/member.ts';

/** No day of these suits a wedding. */
const NO_DAY = { affair: 'jiaqu', from: '2026-12-02', to: '2026-12-04' } as const;

/** Four in mourning leave no good hour by day. */
const MOURNERS = {
  affair: 'anzang',
  date: '2026-01-26',
  people: ['丙寅', '丁卯', '甲子', '乙丑'].map((year) => `家人.${year}.-.-`).join(','),
} as const;

const WEDDING = {
  affair: 'jiaqu',
  from: '2026-11-21',
  to: '2027-02-20',
  people: '新郎.庚午.壬午.辛亥,新娘.甲子.丙寅.戊子',
} as const;

test('a day found for two people says the same in its details; back and again cost nothing, another is for members', async ({
  app,
  page,
}) => {
  await app.open('pickDay', { ...WEDDING, to: '2026-12-01' });
  await page.getByRole('radio', { name: '近 90 天' }).check({ force: true });
  await page.getByRole('button', { name: '查询' }).click();
  await app.expectToast('请登录后使用');
  await fillPhoneLogin(app);
  await expect(page.getByText('共 90 天')).toBeVisible();
  await app.open('pickDay', WEDDING);
  await expect(page.getByRole('button', { name: '新郎 庚午，移除' })).toBeVisible();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(app.heading('择日结果')).toBeVisible();
  const list = page.getByRole('region', { name: '结果' });
  await expect(list.getByRole('heading', { name: /^92 天里有 \d+ 天可用$/ })).toBeVisible();
  const first = list.getByRole('article').first();
  const band = (await first.locator('em').textContent()) ?? '';
  const day = (await first.locator('b').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(app.heading(new RegExp(`月${day}日`))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(band, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^有 \d+ 条说宜/)).toBeVisible();
  await main
    .getByRole('button', { name: /《协纪辨方书》/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('怎么算');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(list.getByRole('article').first()).toContainText(day);

  await page.reload();
  await expect(list.getByRole('article').first()).toContainText(day);
  await page.getByRole('radio', { name: '日期' }).check({ force: true });
  await expect(page).toHaveURL(/order=date/);
  await page.getByRole('button', { name: '改条件' }).click();
  await expect(app.heading('择日')).toBeVisible();
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  await page.getByRole('switch', { name: '避开与参与人相冲的日子' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(app.heading('择日结果')).toBeVisible();

  await test.step('another question is for members, also where no day will do', async () => {
    await app.open('pickDay', NO_DAY);
    await page.getByRole('button', { name: '查询' }).click();
    await app.expectToast('免费次数用尽，请开通会员！');
    await expect(app.heading('会员中心')).toBeVisible();
    await buyMonth(page);
    await app.open('pickDay', NO_DAY);
    await page.reload();
    await expect(page.getByText('会员不限次数')).toBeVisible();
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByText(/^范围内没有符合的日子。/)).toBeVisible();
    await expect(page.getByText(/范围外最近的是/)).toBeVisible();
  });
});

test('a person is added in the form, and dates are turned on wheels', async ({ app, page }) => {
  const form = new BirthForm(page);
  await app.open('pickDay');
  await page.getByRole('button', { name: '新加一人' }).click();
  const sheet = app.sheet('新加一人');
  await sheet.getByLabel('姓名').fill('阿远');
  await form.time('1988-8-9 10:40 男');
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '新郎 阿远 戊辰，移除' })).toBeVisible();
  await page.getByRole('button', { name: '只知年份' }).click();
  await app.sheet('只知年份').getByLabel('称呼').fill('外婆');
  await app.sheet('只知年份').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: /^新娘 外婆 .+，只知年份，移除$/ })).toBeVisible();
  await page.getByRole('button', { name: /^到/ }).click();
  const dates = app.sheet('选择日期：到');
  await dates.getByLabel('或输入日期').fill('2020-01-01');
  await dates.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('结束日期在开始之前')).toBeVisible();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '结束日期在开始之前' })).toBeVisible();
});

test('hours are picked: the first free, the form unchanged, the next for members', async ({ app, page }) => {
  const result = page.getByRole('region', { name: '结果' });
  const ask = () => page.getByRole('button', { name: '查询' }).click();
  await app.open('pickHour');
  await page.getByRole('button', { name: '签约', exact: true }).click();
  await ask();
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
  await beUser(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: '签约', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('今日剩余 1 次')).toBeVisible();
  await ask();
  await expect(result.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  await page.getByRole('button', { name: '出行', exact: true }).click();
  await ask();
  await app.expectToast('免费次数用尽，请开通会员！');
  await expect(app.heading('会员中心')).toBeVisible();
  await buyMonth(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: '出行', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('会员不限次数')).toBeVisible();
  await ask();
  await expect(result.getByRole('listitem').first()).toBeVisible();
  await app.open('pickHour', MOURNERS);
  // The open page follows what is typed into the address.
  await expect(page.getByRole('button', { name: /^日期/ })).toContainText('1月26日');
  await expect(page.getByRole('button', { name: /^主 丙寅，只知年份/ })).toBeVisible();
  await expect(page.getByText('会员不限次数')).toBeVisible();
  await ask();
  await expect(result.getByText('当日的吉时都在夜间，看前后几天试试')).toBeVisible();
});

test('the warning of a bad day stands above its hours; thirty days are searched at once', async ({
  app,
  page,
}) => {
  await beMember(page);
  const result = page.getByRole('region', { name: '结果' });
  await app.open('pickHour', { affair: 'yixi', date: '2026-12-05' });
  await page.getByRole('button', { name: '查询' }).click();
  const warning = result.getByRole('note').filter({ hasText: '可以先择日' });
  const list = result.getByRole('list').first();
  const top = async (of: typeof warning) => (await of.boundingBox())?.y ?? Number.NaN;
  await expect(list).toBeVisible();
  expect(await top(warning)).toBeLessThan(await top(list));
  await test.step('each hour says that the day is bad', async () => {
    const hours = list.getByRole('listitem');
    await expect(hours.first()).toBeVisible();
    await expect(list.getByText('日忌', { exact: true })).toHaveCount(await hours.count());
    await hours.first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('吉凶只在当天的时辰之间相比');
    await page.keyboard.press('Escape');
  });

  await page.getByRole('radio', { name: '三十天' }).check({ force: true });
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/span=month/);
  await expect(result.getByText('三十天里的吉时')).toBeVisible();
  await expect(result.getByRole('listitem').first()).toContainText(/1[12]月|1月/);
  await expect(result.getByRole('listitem').first()).toContainText(/时 \d\d:\d\d/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: '三十天' })).toBeChecked();
});

test('a picked day is shared as a card named by the day', async ({ app, page }) => {
  await beUser(page);
  await app.open('dayDetails', { ...WEDDING, date: '2026-12-24' });
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const sheet = app.sheet('分享');
  await expect(sheet.getByRole('img', { name: /^2026-12-24 嫁娶 / })).toBeVisible();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存或分享图片' }).click();
  expect((await saved).suggestedFilename()).toBe('上元 2026-12-24 嫁娶.png');
});

test('where no day remains, the page shows what removed them and links to the nearest day outside the range', async ({
  app,
  page,
}) => {
  await beMember(page);
  await app.open('pickDay', { affair: 'jiaqu', from: '2026-12-02', to: '2026-12-07' });
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('heading', { name: '6 天里有 0 天可用' })).toBeVisible();
  await expect(page.getByText('范围内没有符合的日子')).toBeVisible();
  await expect(page.getByRole('link', { name: '2026年12月1日', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '2026年12月17日', exact: true }).click();
  await expect(page).toHaveURL(/WNLPage\?date=2026-12-17&affair=jiaqu/);
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect(chosen.getByRole('button', { name: /^2026年12月17日.*宜嫁娶$/ })).toBeVisible();
});

test('a picked day by its address leads to login with its question, then is one use', async ({
  app,
  page,
}) => {
  const question = { ...WEDDING, date: '2026-12-24' };
  await app.open('home');
  await app.open('dayDetails', question);
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
  await expect(page.getByText('登录后继续择日', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '为什么' })).toHaveCount(0);
  await fillPhoneLogin(app);
  await expect(app.heading('2026年12月24日 周四')).toBeVisible();
  await expect(page.getByRole('heading', { name: '为什么' })).toBeVisible();
  for (const [name, value] of Object.entries(question))
    expect(new URLSearchParams(page.url().split('?')[1]).get(name)).toBe(value);
  await test.step('loaded again, and another day of the question, cost nothing', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '为什么' })).toBeVisible();
    await app.open('dayDetails', { ...question, date: '2026-12-25' });
    await expect(app.heading('2026年12月25日 周五')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '前后合适的日子' })).toBeVisible();
  });
  await test.step('another question stays closed, and says why', async () => {
    await app.open('dayDetails', { affair: 'kaishi', date: '2026-12-24' });
    await expect(page.getByText('这一天合适不合适，要用一次择日。')).toBeVisible();
    await expect(page.getByText('今日剩余 0 次')).toBeVisible();
    await page.getByRole('button', { name: '打开', exact: true }).click();
    await app.expectToast('免费次数用尽，请开通会员！');
    await expect(app.heading('会员中心')).toBeVisible();
  });
});

test('the hours of the day are picked for the same people', async ({ app, page }) => {
  await beUser(page);
  await app.open('dayDetails', { ...WEDDING, date: '2026-12-24' });
  await page.getByRole('link', { name: '选时' }).click();
  await expect(app.heading('择时')).toBeVisible();
  await expect(page.getByRole('button', { name: '嫁娶', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: /^日期/ })).toContainText('12月24日');
  await expect(page.getByRole('button', { name: '新娘 甲子，移除' })).toBeVisible();
});

test('an address of a nonexistent affair or day shows an error', async ({ app, page }) => {
  await app.open('pickDay', { affair: 'zzz' });
  await expect(page.getByRole('alert').filter({ hasText: '没有这一事项' })).toBeVisible();
  await app.open('dayDetails', { affair: 'jiaqu', date: '2026-02-30' });
  await expect(page.getByText('日期不存在，请检查')).toBeVisible();
  await app.open('dayDetails', { affair: 'jiaqu', date: '2026-12-01', people: '谁' });
  await expect(page.getByText('参与人的四柱有误')).toBeVisible();
  await page.getByRole('button', { name: '去择日' }).click();
  await expect(app.heading('择日')).toBeVisible();
});

test('days before 1645 are read by the table of history, once it is there', async ({ app, page }) => {
  const history = await holdRequest(page, /\/assets\/historical-[^/]*\.js$/);
  await app.open('dayDetails', { date: '1600-01-15' });
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await history.fail();
  await expect(page.getByRole('alert')).toContainText('历表没有加载成功');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(app.heading('1600年1月15日 周六')).toBeVisible();
  await expect(page.getByRole('heading', { name: '冬月三十' })).toBeVisible();
  await page.getByRole('button', { name: '前一天' }).click();
  await expect(app.heading('1600年1月14日 周五')).toBeVisible();
});

testLooks('the form of picking', async (app) => {
  await app.open('pickDay', WEDDING);
  await app.page.getByRole('button', { name: '更多条件' }).click();
});

testLooks('a picked day', async (app) => {
  await beUser(app.page);
  await app.open('dayDetails', { ...WEDDING, date: '2026-12-24' });
  await expect(app.page.getByRole('heading', { name: '为什么' })).toBeVisible();
});
