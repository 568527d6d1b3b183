/**
 * The chart as an MCP App: how a host finds its page, and that the page draws the chart of the result.
 */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { factText, rowText, chartOf as shownChart } from '../../embed/src/testing.ts';
import { connect } from './testing.ts';

const PAGE = '<!doctype html><title>chart</title>';
const client = await connect({ chartPage: PAGE });

test('the tool leads to a page that is there, with the type of the extension', async () => {
  const { tools } = await client.listTools();
  const linked = tools.filter(({ _meta }) => _meta !== undefined);
  expect(linked.map(({ name, _meta }) => [name, _meta])).toEqual([
    ['cast_chart', { ui: { resourceUri: 'ui://shangyuan/chart' } }],
  ]);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('ui://shangyuan/chart');
  const { contents } = await client.readResource({ uri: 'ui://shangyuan/chart' });
  expect(contents).toEqual([
    {
      uri: 'ui://shangyuan/chart',
      mimeType: 'text/html;profile=mcp-app',
      text: PAGE,
      _meta: { ui: { prefersBorder: false } },
    },
  ]);
});

test('without the page nothing leads to it', async () => {
  const plain = await connect();
  const { tools } = await plain.listTools();
  expect(tools.some(({ _meta }) => _meta !== undefined)).toBe(false);
  const { resources } = await plain.listResources();
  expect(resources.some(({ uri }) => uri.startsWith('ui:'))).toBe(false);
  await expect(plain.readResource({ uri: 'ui://shangyuan/chart' })).rejects.toThrow('no resource');
  const result = await plain.callTool({
    name: 'cast_chart',
    arguments: { birth: '1990-06-15 14:30 女 成都' },
  });
  expect(result).not.toHaveProperty('_meta');
});

test.each([
  ['daylight time', { birth: '1990-06-15 14:30 女 成都' }],
  ['true solar time', { birth: '1990-06-15 14:30 女 成都', rules: 'trueSolar' }],
  ['a 时辰 in a summer of daylight time', { birth: '1990-06-15 未时 女 成都' }],
  ['a 时辰 under true solar time', { birth: '1990-06-15 未时 女 成都', rules: 'trueSolar' }],
  ['a lunar date of a leap month', { birth: '农历2020年闰四月初八 10:30 男 上海' }],
  ['no hour', { birth: '1990-06-15 女 成都', hourUnknown: true }],
  ['another zone', { birth: '1985-11-03 22:10 男', zone: 'Europe/London', longitude: -0.13 }],
  ['another day change', { birth: '2003-08-20 23:30 男 北京', options: { dayBoundary: 'midnight' } }],
  ['a year before 1645', { birth: '1500-03-10 09:00 男 北京' }],
])('the page has the pillars of the result: %s', async (_, args) => {
  const { structuredContent, _meta } = (await client.callTool({
    name: 'cast_chart',
    arguments: args,
  })) as CallToolResult;
  const attributes = (_meta as { 'shangyuan/chart': Record<string, string> })['shangyuan/chart'];
  const view = shownChart({ ...attributes, density: 'full' });
  const signs = (row: string) => rowText(view, 'pillars', row).map((text) => text.split('|')[0] ?? '');
  const branches = signs('地支');
  const { data } = structuredContent as { data: { pillars: Record<string, string | null>; sex: string } };
  expect(signs('天干').map((stem, i) => (stem === '未知' ? null : stem + (branches[i] ?? '')))).toEqual(
    Object.values(data.pillars),
  );
  expect(factText(view, '性别')).toBe(data.sex);
  expect(view.tables.map(({ part }) => part)).toEqual(['pillars', 'luck']);
});
