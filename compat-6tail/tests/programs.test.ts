import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changedFile, OTHER_PROGRAMS, programText } from './otherPrograms.ts';

const PROGRAMS = fileURLToPath(new URL('../programs', import.meta.url));

/** What a program prints. */
function run(source: string, type = 'module-typescript'): string {
  return execFileSync(process.execPath, [`--input-type=${type}`, '-e', source], {
    cwd: PROGRAMS,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

describe.each([
  ['birthChart.ts', 'lunar-typescript', '@shangyuan/compat-6tail/lunar'],
  ['monthPage.ts', 'tyme4ts', '@shangyuan/compat-6tail/tyme'],
])('%s, written for %s', (file, theirs, ours) => {
  const source = readFileSync(`${PROGRAMS}/${file}`, 'utf8');

  it('prints the same when its import line only is changed', () => {
    const changed = source.replace(`from '${theirs}'`, `from '${ours}'`);
    const lines = source.split('\n');
    expect(changed.split('\n').filter((line, i) => line !== lines[i])).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(40);
    const printed = run(source);
    expect(printed.length).toBeGreaterThan(1000);
    expect(run(changed)).toBe(printed);
  });
});

describe.each(OTHER_PROGRAMS)('$name of $repository, written for $theirs', (program) => {
  it('changes one line in each file that imports the library, and no other', () => {
    const counts = program.files.map((file) => changedFile(program, file).changed);
    expect(counts).toEqual(program.files.map((_, i) => (i < program.importing ? 1 : 0)));
  });

  it('answers the same on ours', async () => {
    const type = program.format === 'cjs' ? 'commonjs' : 'module';
    const [theirs, ours] = await Promise.all(
      (['theirs', 'ours'] as const).map(async (on) =>
        run(await programText(program, on), type)
          .trim()
          .split('\n'),
      ),
    );
    expect(theirs?.length).toBeGreaterThanOrEqual(200);
    expect(ours).toEqual(theirs);
  });
});
