/** 六十四卦: the hexagram of a moment and all sixty-four; details for members. */
import { expect, test, type App } from './support/app.ts';
import { testLooks } from './support/looks.ts';
import { beMember } from './support/member.ts';

async function openHexagrams(app: App): Promise<void> {
  await app.open('hexagrams', { date: '2026-02-17', hour: '6' });
  await expect(app.page.getByRole('button', { name: /时间起卦.*天地否/ })).toBeVisible();
}

test('anyone reads the list and the hexagram of the moment', async ({ app, page }) => {
  await openHexagrams(app);
  await expect(page.getByRole('button', { name: /(本宫|[一二三四五]世|游魂|归魂)$/ })).toHaveCount(64);
  await app.choose(page.getByLabel('时辰'), /^未/);
  await expect(page.getByRole('button', { name: /时间起卦.*天地否/ })).toBeHidden();
  await page.getByRole('button', { name: /时间起卦/ }).click();
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
});

test('a member reads lines, related hexagrams and the text', async ({ app, page }) => {
  await beMember(page);
  await openHexagrams(app);
  await page.getByRole('button', { name: /时间起卦/ }).click();
  const sheet = app.sheet('天地否');
  await expect(sheet.getByRole('row')).toHaveCount(7);
  await expect(sheet.getByText('世', { exact: true })).toBeVisible();
  await sheet.getByText('《周易》原文：卦辞与爻辞').click();
  await expect(sheet.getByText('否之匪人，不利君子贞，大往小来。')).toBeVisible();
  await sheet.getByRole('button', { name: /^错卦\s*泰$/ }).click();
  await expect(app.sheet('地天泰')).toContainText('坤宫三世');
  await app.sheet('地天泰').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

testLooks('the hexagrams', openHexagrams);
testLooks('a hexagram', async (app) => {
  await beMember(app.page);
  await openHexagrams(app);
  await app.page.getByRole('button', { name: /时间起卦/ }).click();
  await expect(app.sheet('天地否')).toBeVisible();
});
