import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAMS = fileURLToPath(new URL('../programs', import.meta.url));

/** What a program prints. */
function run(source: string): string {
  return execFileSync(process.execPath, ['--input-type=module-typescript', '-e', source], {
    cwd: PROGRAMS,
    encoding: 'utf8',
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
