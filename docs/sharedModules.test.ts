/**
 * Test files that share modules (project `unit` of vitest.config.ts) mock none: what one mocks, another would get or miss,
 * by the order in which a worker happens to take them.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOCKS = /\bvi\.(?:do)?mock\(|\bvi\.resetModules\(/iu;

test('no test file that shares its modules mocks one', () => {
  const files = globSync(
    [
      '{engine,reading,compat-6tail,cli,mcp,embed,contract,docs,scripts,site}/**/*.test.ts',
      'web/{src,scripts}/**/*.test.ts',
    ],
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**', 'web/src/lib/**'],
    },
  );
  expect(files.length).toBeGreaterThan(200);
  const mocking = files.filter((file) => MOCKS.test(readFileSync(ROOT + file, 'utf8')));
  expect(mocking.filter((file) => file !== 'docs/sharedModules.test.ts')).toEqual([]);
});
