/**
 * The web components as one file that a bare page includes, the engine in it; and the page with the chart that hosts of agents show.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const EMBED = new URL('../../embed/', import.meta.url);
/** Browsers of the app. */
const TARGET = ['chrome107', 'safari16.4'];
const BANNER = '/*! @shangyuan/embed, MIT. <shangyuan-chart> <shangyuan-day> */';

async function bundle(source: string): Promise<string> {
  await using build = await rolldown({
    input: fileURLToPath(new URL(`src/${source}`, EMBED)),
    platform: 'browser',
    transform: { target: TARGET },
  });
  const { output } = await build.generate({ format: 'esm', minify: true, postBanner: BANNER });
  if (output.length !== 1) throw new Error(`${source} came out as ${output.length} files, expected one`);
  return output[0].code;
}

/** The file that a page includes. */
export const embedFile = (): Promise<string> => bundle('index.ts');

/** The page of the MCP App: one document, nothing is loaded beside it. */
export async function appPage(): Promise<string> {
  const page = readFileSync(new URL('app/chart.html', EMBED), 'utf8');
  const script = (await bundle('hostView.ts')).replaceAll('</script', String.raw`<\/script`);
  return page.replace('<!-- script -->', () => `<script type="module">${script}</script>`);
}
