/** The gate: every action that counts requires it, opening a page never does; the form is unchanged after a detour. */
import type { Feature } from '@shangyuan/contract';
import { expect, test, type App } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { BirthForm } from './support/birthForm.ts';
import { beUser, useUp } from './support/member.ts';

/** An action behind the gate. */
interface Action {
  readonly feature: Feature;
  /** Opens the page by its address, as far as an address can ask for the result. */
  readonly open: (app: App) => Promise<void>;
  readonly press: (app: App) => Promise<void>;
}

const pressButton =
  (name: string | RegExp) =>
  ({ page }: App) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();

async function pressCast({ page }: App): Promise<void> {
  const form = new BirthForm(page);
  await form.sex('女');
  await form.cast.click();
}

const QUESTION = { affair: 'jiaqu', from: '2026-11-21', to: '2026-12-20' };
const OF_DAY = { affair: 'jiaqu', date: '2026-12-24' };

const ACTIONS: Readonly<Record<string, Action>> = {
  开始排盘: {
    feature: 'PaiPan',
    open: (app) => app.open('home'),
    press: pressCast,
  },
  '开始排盘 in 八字排盘': {
    feature: 'PaiPan',
    open: (app) => app.open('casting'),
    press: pressCast,
  },
  'the chart of the moment by its address': {
    feature: 'PaiPan',
    open: (app) => app.open('chart', { now: '1' }),
    press: pressButton('女'),
  },
  合盘: {
    feature: 'hepan',
    open: (app) => app.open('hepan'),
    press: async (app) => {
      for (const name of [/^选 小月/, /^选 阿青/, '朋友']) await pressButton(name)(app);
      await pressButton('开始合盘')(app);
    },
  },
  五运六气: {
    feature: 'wylq',
    open: (app) => app.open('yunqi', { year: '2026' }),
    press: pressButton('分析'),
  },
  'the analysis of a year by its address': {
    feature: 'wylq',
    open: (app) => app.open('yunqiAnalysis', { year: '2026' }),
    press: pressButton('开始分析'),
  },
  六十四卦: {
    feature: 'lssg',
    open: (app) => app.open('hexagrams', { date: '2026-02-17', hour: '6' }),
    press: pressButton(/时间起卦.*天地否/),
  },
  'a mansion by its address': {
    feature: 'esbxx',
    open: (app) => app.open('mansions', { date: '2026-11-21', show: '角' }),
    press: pressButton('角 角木蛟 吉'),
  },
  'an hour by its address': {
    feature: 'scxj',
    open: (app) => app.open('hours', { date: '2026-11-26', index: '10' }),
    press: pressButton(/^戌/),
  },
  个人历: {
    feature: 'grl',
    open: (app) => app.open('calendar', { date: '2026-11-21' }),
    press: ({ page }) => page.getByRole('switch', { name: '个人历' }).click(),
  },
  'days by their address': {
    feature: 'Ri',
    open: (app) => app.open('pickDay', QUESTION),
    press: pressButton('查询'),
  },
  'hours of a day by their address': {
    feature: 'Shi',
    open: (app) => app.open('pickHour', OF_DAY),
    press: pressButton('查询'),
  },
};

/** Nothing of a result is there before the gate is passed. */
async function expectNothingShown({ page }: App): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table', { name: /四柱表/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '结果' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /天里有 \d+ 天可用|六步/ })).toHaveCount(0);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
}

test('logged out: pages open, every action leads to login and states why', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await app.saveCase(NO_HOUR);
  for (const [name, { open, press }] of Object.entries(ACTIONS))
    await test.step(name, async () => {
      await open(app);
      await expectNothingShown(app);
      await press(app);
      await expect(app.heading('手机登录')).toBeVisible();
      await expect(page.getByText(/^登录后继续/)).toBeVisible();
    });
});

test('the uses of a day are used up: every action leads to membership and names the feature', async ({
  app,
  page,
}) => {
  await beUser(page);
  await useUp(page, 'PaiPan', 3);
  await useUp(page, 'Ri', 1);
  await useUp(page, 'Shi', 1);
  await app.saveCase(XIAOYUE);
  await app.saveCase(NO_HOUR);
  await app.open('home');
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  for (const [name, { feature, open, press }] of Object.entries(ACTIONS))
    await test.step(name, async () => {
      await open(app);
      await press(app);
      await expect(app.heading('会员中心')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`from=${feature}$`));
    });
  await test.step('a case is saved anyway', async () => {
    await app.open('addCase');
    await new BirthForm(page).name('小满');
    await new BirthForm(page).sex('女');
    await page.getByRole('button', { name: '保存并排盘' }).click();
    await app.expectToast('免费次数用尽，请开通会员！');
    await expect(page).toHaveURL(/MemberCenter.*from=PaiPan/);
    await app.open('cases');
    await expect(page.getByRole('link', { name: /小满/ })).toBeVisible();
  });
});
