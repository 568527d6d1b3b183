/**
 * How others learn of the server: the record for registries, the bundle for desktop clients, and the skill.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { buildBundle, bundleManifest } from '../../scripts/lib/mcpBundle.ts';
import { TOOLS } from './tools.ts';

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'shangyuan-bundle-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOM, path), 'utf8')) as object;
const { version } = readJson('package.json') as { version: string };

/** What a schema of others says of a value: null where it is valid. */
function errorOf(schema: string, value: object): string | null {
  const result = new AjvJsonSchemaValidator().getValidator(readJson(`schemas/${schema}`))(value);
  return result.valid ? null : result.errorMessage;
}

test('server.json is valid by the schema of the registry, and of this version', () => {
  const record = readJson('server.json');
  expect(errorOf('server.schema.json', record)).toBeNull();
  expect(record).toMatchObject({
    version,
    $schema: (readJson('schemas/server.schema.json') as { $id: string }).$id,
  });
  expect(errorOf('server.schema.json', { ...record, name: 'shangyuan' })).toContain('pattern');
});

test('the manifest of the bundle is valid by the schema of bundles, and lists every tool', () => {
  const manifest = bundleManifest();
  expect(errorOf('bundle.schema.json', manifest)).toBeNull();
  expect(manifest).toMatchObject({ version, tools: TOOLS.map(({ name }) => ({ name })) });
  expect(errorOf('bundle.schema.json', { ...manifest, license: 1 })).toContain('license');
});

test('the bundle, unpacked, answers over standard input and output, with its page', async () => {
  const files = unzipSync(readFileSync(await buildBundle()));
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), bytes);
  }
  const manifest = JSON.parse(readFileSync(join(home, 'manifest.json'), 'utf8')) as {
    icon: string;
    server: { entry_point: string; mcp_config: { args: string[] } };
  };
  expect(existsSync(join(home, manifest.icon))).toBe(true);
  expect(manifest.server.mcp_config.args).toEqual([`\${__dirname}/${manifest.server.entry_point}`]);
  const clientInfo = { name: 'test', version: '1' };
  const requests = [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } },
    { method: 'notifications/initialized' },
    {
      id: 2,
      method: 'tools/call',
      params: { name: 'cast_chart', arguments: { birth: '1990-06-15 14:30 女 成都' } },
    },
    { id: 3, method: 'resources/read', params: { uri: 'ui://shangyuan/chart' } },
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, manifest.server.entry_point)], {
    cwd: home,
    input: requests.map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`).join(''),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result: object });
  const resultOf = (id: number) => answers.find((answer) => answer.id === id)?.result;
  expect(resultOf(2)).toMatchObject({
    structuredContent: { data: { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' } } },
  });
  expect(resultOf(3)).toMatchObject({ contents: [{ text: expect.stringContaining('shangyuan-chart') }] });
});

test('the skill names tools that exist, and has the head that clients read', () => {
  const skill = readFileSync(join(ROOM, 'skill/shangyuan/SKILL.md'), 'utf8');
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  const fields = Object.fromEntries(head.split('\n').map((line) => line.split(': ', 2)));
  expect(fields['name']).toBe('shangyuan');
  expect(fields['description']?.length).toBeLessThanOrEqual(1024);
  const named = [...skill.matchAll(/`([a-z]+_?[a-z_]+)`/g)].map(([, name = '']) => name);
  const words = [
    'shangyuan',
    'male',
    'female',
    'rules',
    'notices',
    'sources',
    'accuracy',
    'zone',
    'longitude',
  ];
  expect(named.filter((name) => !words.includes(name) && !TOOLS.some((tool) => tool.name === name))).toEqual(
    [],
  );
});
