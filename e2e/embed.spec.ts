/** The web components in a page without a framework: `/embed/` of the product, and a bare page that includes the one file. */
/// <reference lib="dom" />
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { Solar } from 'lunar-typescript';
import { appPage } from '../scripts/lib/embedFile.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

const element = (page: Page, id: string) => page.locator(`#${id}`);

/** Columns of the table of pillars, as a reader sees them. */
async function pillarsOf(page: Page, id: string): Promise<string[]> {
  const rows = element(page, id).getByRole('table').first().locator('tbody tr');
  const signsOf = (row: string) => rows.filter({ hasText: row }).locator('.glyph').allTextContents();
  const [stems, branches] = await Promise.all([signsOf('天干'), signsOf('地支')]);
  return stems.map((stem, i) => `${stem}${branches[i] ?? ''}`);
}

/** Another site with one page: another port is another origin. */
async function siteWith(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('the page of the product shows them in every look, without an error', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/embed/');
  await expect(element(page, 'english-day').getByRole('table', { name: 'Hours' })).toBeVisible();
  const theirs = Solar.fromYmdHms(2003, 8, 20, 9, 15, 0).getLunar().getEightChar();
  expect(await pillarsOf(page, 'dark')).toEqual([
    theirs.getYear(),
    theirs.getMonth(),
    theirs.getDay(),
    theirs.getTime(),
  ]);
  const day = Solar.fromYmd(2024, 2, 10).getLunar();
  await expect(element(page, 'day')).toContainText(`${day.getMonthInChinese()}月${day.getDayInChinese()}`);
  await expect(element(page, 'day')).toContainText(`冲${day.getDayChongShengXiao()}`);
  await expect(element(page, 'traditional')).toContainText('沒有寫性別');
  await expect(element(page, 'traditional-day')).toContainText('僅供傳統文化研究與娛樂參考');
  await expect(element(page, 'no-zone').getByRole('alert')).toContainText('请写明出生地的时区');
  await expect(element(page, 'dark').locator('.sheet')).toHaveCSS('background-color', 'rgb(31, 27, 24)');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  expect(problems).toEqual([]);
  // What agents read of the product leads only to what is there.
  const guide = await page.request.get('/llms.txt');
  expect(guide.headers()['content-type']).toContain('text/plain');
  const links = [...(await guide.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links).toContain('/embed/');
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('a bare page of another site: attributes, events, theming, keyboard', async ({ page, baseURL }) => {
  await using site = await siteWith(`<!doctype html><html lang="zh-Hans"><title>x</title>
        <script>
          window.events = [];
          for (const name of ['shangyuan-draw', 'shangyuan-error'])
            addEventListener(name, ({ type, detail }) => events.push({ type, detail }));
        </script>
        <script type="module" src="${baseURL}/embed/shangyuan.js"></script>
        <style>shangyuan-chart::part(title) { color: rgb(1, 2, 3) }</style>
        <div style="width: 120px">
          <shangyuan-chart id="chart" birth="1990-06-15 14:30" zone="Asia/Shanghai" density="full" sex="女"
            style="--shangyuan-surface: rgb(250, 240, 230)"></shangyuan-chart>
        </div>`);
  await page.goto(site.address);
  const chart = element(page, 'chart');
  await expect(chart.getByRole('table', { name: '大运' })).toBeVisible();
  // Daylight time was in force: 13:30 by the standard clock.
  expect(await pillarsOf(page, 'chart')).toEqual(['庚午', '壬午', '辛亥', '乙未']);
  await expect(chart.locator('.sheet')).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  await expect(chart.locator('#title')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const table = chart.getByRole('group', { name: '四柱' });
  await expect(table).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();

  const change = (attributes: Readonly<Record<string, string | null>>) =>
    page.evaluate((changes) => {
      for (const [name, value] of Object.entries(changes))
        if (value === null) document.querySelector('#chart')?.removeAttribute(name);
        else document.querySelector('#chart')?.setAttribute(name, value);
    }, attributes);
  await change({ sex: null, lang: 'en' });
  await expect(chart.getByText('No sex was given')).toBeVisible();
  await expect(chart.getByRole('table')).toHaveCount(1);
  await change({ lang: null, birth: '1990-02-30 10:00' });
  await expect(chart.getByRole('alert')).toHaveText('birth="1990-02-30 10:00" 在历法里没有这一天或这一刻。');
  await change({ birth: '<img src=x onerror=alert(1)>' });
  await expect(chart.getByRole('alert')).toContainText('birth="<img src=x onerror=alert(1)>" 没有读懂');
  await change({ birth: '1990-06-15 14:30', zone: null });
  await expect(chart.getByRole('alert')).toContainText('请写明出生地的时区');
  const events = await page.evaluate(
    () => Reflect.get(window, 'events') as { type: string; detail: object }[],
  );
  expect(events.map(({ type }) => type)).toEqual([
    'shangyuan-draw',
    'shangyuan-draw',
    'shangyuan-error',
    'shangyuan-error',
    'shangyuan-error',
  ]);
  expect(events[0]?.detail).toMatchObject({
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
  });
  expect(events[4]?.detail).toMatchObject({ code: 'zoneMissing', attribute: 'zone' });
});

test('the page for hosts of agents draws the chart of a result, as the host looks', async ({ page }) => {
  const view = await appPage();
  await page.setContent(`<title>host</title><iframe title="view" sandbox="allow-scripts" style="width: 100%"></iframe>
    <script>
      window.received = [];
      const frame = document.querySelector('iframe');
      const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
      addEventListener('message', ({ data }) => {
        received.push(data);
        if (data.method === 'ui/initialize')
          send({ id: data.id, result: { protocolVersion: '2026-01-26', hostInfo: { name: 'host', version: '1' }, hostCapabilities: {},
            hostContext: { theme: 'dark', locale: 'zh-TW' } } });
        if (data.method === 'ui/notifications/size-changed') frame.style.height = data.params.height + 'px';
      });
      window.send = send;
    </script>`);
  await page.locator('iframe').evaluate((frame, html) => frame.setAttribute('srcdoc', html), view);
  const inside = page.frameLocator('iframe');
  const receive = (method: string) =>
    page.waitForFunction(
      (name) => (Reflect.get(window, 'received') as { method: string }[]).some((one) => one.method === name),
      method,
    );
  const send = (message: object) =>
    page.evaluate((one) => (Reflect.get(window, 'send') as (one: object) => void)(one), message);
  await receive('ui/notifications/initialized');
  await expect(inside.getByRole('status')).toHaveText('正在排盘 / casting');
  await send({ method: 'ui/notifications/tool-input', params: { arguments: { birth: '1990-06-15 14:30' } } });
  const result = (meta: object) => ({
    method: 'ui/notifications/tool-result',
    params: { content: [{ type: 'text', text: '缺少时区' }], ...meta },
  });
  await send(result({ isError: true }));
  await expect(inside.getByRole('status')).toHaveText('缺少时区');
  const attributes = { birth: '1990-06-15 14:30', zone: 'Asia/Shanghai', sex: '女' };
  await send(result({ _meta: { 'shangyuan/chart': attributes } }));
  await expect(inside.getByRole('table', { name: '大運' })).toBeVisible();
  await expect(inside.getByRole('status')).toBeHidden();
  await expect(inside.locator('.sheet')).toHaveCSS('background-color', 'rgb(31, 27, 24)');
  await expect(inside.locator('.glyph').first()).toHaveText('庚');
  await send({ method: 'ui/notifications/host-context-changed', params: { theme: 'light', locale: 'en' } });
  await expect(inside.getByRole('table', { name: 'Luck pillars' })).toBeVisible();
  await expect(inside.locator('.sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await send({ id: 7, method: 'ui/resource-teardown', params: {} });
  await page.waitForFunction(() =>
    (Reflect.get(window, 'received') as { id?: number; result?: object }[]).some(
      ({ id, result }) => id === 7 && result,
    ),
  );
  // As high as what is in it: nothing scrolls within the frame.
  await expect
    .poll(() => inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBe(0);
});
