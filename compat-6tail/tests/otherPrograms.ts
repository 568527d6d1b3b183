/**
 * Programs that others wrote for the two libraries, as their npm packages carry them, and what drives each: it prints what they
 * answer. Only the line that imports the library is changed.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../programs/others', import.meta.url));

export interface OtherProgram {
  readonly name: string;
  readonly repository: string;
  /** Its files at this commit are those here; the first package compiles them. */
  readonly commit: string;
  readonly licence: 'MIT' | 'ISC';
  readonly theirs: 'lunar-typescript' | 'tyme4ts';
  readonly ours: string;
  /** Files with code, those that import the library first. */
  readonly files: readonly string[];
  readonly importing: number;
  readonly format: 'cjs' | 'esm';
  readonly driver: string;
}

/** The same moments in every run, 1900-2049: later ones lie seconds apart, which may move a start of luck over midnight. */
const MOMENTS = `let seed = 11;
  const next = (below) => Math.floor(((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648) * below);`;

export const OTHER_PROGRAMS: readonly OtherProgram[] = [
  {
    name: 'lunar-lite 0.2.7',
    repository: 'SylarLong/lunar-lite',
    commit: '8147290729bb5c3f422b25e779bf54bfc55cdc66',
    licence: 'MIT',
    theirs: 'lunar-typescript',
    ours: '@shangyuan/compat-6tail/lunar',
    files: ['convertor.js', 'ganzhi.js', 'misc.js', 'constants.js', 'utils.js', 'index.js'].map(
      (file) => `lunar-lite/lib/${file}`,
    ),
    importing: 3,
    format: 'cjs',
    driver: `const lite = require('./lunar-lite/lib/index.js');
      ${MOMENTS}
      for (let i = 0; i < 600; i++) {
        const date = [1900 + next(150), 1 + next(12), 1 + next(28)].join('-');
        const time = next(13);
        const lunar = lite.solar2lunar(date);
        const words = [date, time, lunar.toString(), lunar.toString(true), lunar.isLeap, lite.getSign(date), lite.getTotalDaysOfLunarMonth(date)];
        for (const year of ['normal', 'exact'])
          for (const month of ['normal', 'exact'])
            words.push(lite.getHeavenlyStemAndEarthlyBranchBySolarDate(date, time, { year, month }).toString());
        try {
          words.push(lite.lunar2solar(lunar.toString(), lunar.isLeap).toString());
          words.push(lite.getHeavenlyStemAndEarthlyBranchByLunarDate(lunar.toString(), time, lunar.isLeap).toString());
        } catch {
          words.push('refused');
        }
        console.log(words.join(' '));
      }`,
  },
  {
    name: 'bazi-mcp 0.1.0',
    repository: 'cantian-ai/bazi-mcp',
    commit: '9cff8a775af854eac21ea7c03fd11173c8398040',
    licence: 'ISC',
    theirs: 'tyme4ts',
    ours: '@shangyuan/compat-6tail/tyme',
    files: ['bazi-mcp/src/lib/bazi.ts'],
    importing: 1,
    format: 'esm',
    driver: `import { SolarTime } from 'tyme4ts';
      import { buildBazi } from './bazi-mcp/src/lib/bazi.ts';
      ${MOMENTS}
      for (let i = 0; i < 200; i++) {
        const time = SolarTime.fromYmdHms(1900 + next(150), 1 + next(12), 1 + next(28), next(24), next(60), next(60));
        const gender = i % 2;
        console.log(JSON.stringify(buildBazi({ lunarHour: time.getLunarHour(), gender, eightCharProviderSect: 1 + ((i >> 1) % 2) })));
      }`,
  },
];

/** What the second program takes from a package of spirits and relations, which reads text: it gives back what it was given. */
const SPIRITS =
  'export const getShen = (pillars, gender) => [pillars, gender]; export const calculateRelation = (of) => of;';

/** Lines of a file that name the library, and the file with ours in its place. */
export function changedFile({ theirs, ours }: OtherProgram, file: string): { text: string; changed: number } {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const quoted = new RegExp(`(["'])${theirs}\\1`, 'g');
  return { text: text.replaceAll(quoted, `'${ours}'`), changed: [...text.matchAll(quoted)].length };
}

/** A program with its driver in one text, on their library or on ours; the library is imported when it runs. */
export async function programText(program: OtherProgram, on: 'theirs' | 'ours'): Promise<string> {
  const { theirs, ours, driver, format } = program;
  const { outputFiles } = await build({
    stdin: {
      contents: on === 'ours' ? driver.replaceAll(`'${theirs}'`, `'${ours}'`) : driver,
      resolveDir: FOLDER,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format,
    platform: 'node',
    external: [theirs, ours],
    tsconfigRaw: {},
    plugins: [
      {
        name: 'import line',
        setup(bundler) {
          bundler.onResolve({ filter: /^cantian-tymext$/ }, ({ path }) => ({ path, namespace: 'spirits' }));
          bundler.onLoad({ filter: /./, namespace: 'spirits' }, () => ({ contents: SPIRITS }));
          bundler.onLoad({ filter: /programs.others/ }, ({ path }) => {
            const file = path.slice(FOLDER.length + 1);
            const contents = on === 'ours' ? changedFile(program, file).text : readFileSync(path, 'utf8');
            return { contents, resolveDir: dirname(path), loader: file.endsWith('.ts') ? 'ts' : 'js' };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
