/**
 * The MCP server as one file that a desktop client installs (.mcpb): a zip with the program, the page of the chart and a manifest.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { rolldown } from 'rolldown';
import { TOOLS } from '../../mcp/src/tools.ts';
import { appPage } from './embedFile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLE = join(ROOT, 'node_modules/.cache/shangyuan/packages/shangyuan.mcpb');
/** Within what a zip can name; the same files are then the same bytes. */
const DATE = '2000-01-01';

const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The program with all that it imports. */
async function program(): Promise<string> {
  await using build = await rolldown({ input: join(ROOT, 'mcp/src/main.ts'), platform: 'node' });
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    minify: { compress: true },
  });
  return output[0].code;
}

/** The manifest, with the version of the package and the tools as they are. */
export function bundleManifest(): object {
  const { version } = JSON.parse(readText('mcp/package.json')) as { version: string };
  return {
    ...(JSON.parse(readText('mcp/bundle/manifest.json')) as object),
    version,
    tools: TOOLS.map(({ name, about }) => ({ name, description: `${about.zh} / ${about.en}` })),
  };
}

/** Builds the bundle. @returns its path */
export async function buildBundle(): Promise<string> {
  const files = {
    'manifest.json': JSON.stringify(bundleManifest(), null, 2),
    'server/index.mjs': await program(),
    'app/chart.html': await appPage(),
    'README.md': readText('mcp/README.md'),
    LICENSE: readText('LICENSE'),
  };
  const packed = {
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    'icon.png': readFileSync(join(ROOT, 'web/public/icon-512.png')),
  };
  mkdirSync(dirname(BUNDLE), { recursive: true });
  writeFileSync(BUNDLE, zipSync(packed, { level: 9, mtime: DATE }));
  return BUNDLE;
}
