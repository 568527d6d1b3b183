/**
 * The web components as one file that a bare page includes, the engine in it.
 */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ENTRY = fileURLToPath(new URL('../../embed/src/index.ts', import.meta.url));
/** Browsers of the app. */
const TARGET = ['chrome107', 'safari16.4'];
const BANNER = '/*! @shangyuan/embed, MIT. <shangyuan-chart> <shangyuan-day> */';

/** The source of the file. */
export async function embedFile(): Promise<string> {
  await using build = await rolldown({ input: ENTRY, platform: 'browser', transform: { target: TARGET } });
  const { output } = await build.generate({ format: 'esm', minify: true, postBanner: BANNER });
  if (output.length !== 1) throw new Error(`The components came out as ${output.length} files, expected one`);
  return output[0].code;
}
