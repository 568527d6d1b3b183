import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** A busy machine is no fault: several start processes and databases, and the sweeps of FULL=1 work for minutes. */
const PATIENCE_MS = process.env['FULL'] === '1' ? 1_800_000 : 180_000;

/** Components are tested in a real browser (e2e/). */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    // Two at least: by default a machine of two cores tests on one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // The pure rooms and the view-models mock no module and leave nothing behind: a worker loads the engine once.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{engine,reading,compat-6tail,cli,mcp,embed,contract,docs,scripts,site}/**/*.test.ts',
            'web/*.test.ts',
            'web/{operator,src,scripts}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'web/src/lib/**'],
          isolate: false,
          unstubGlobals: true,
          expect: { requireAssertions: true },
        },
      },
      // Storage and network code has state: each file gets its own modules.
      {
        extends: true,
        test: {
          name: 'lib',
          include: ['web/src/lib/**/*.test.ts'],
          expect: { requireAssertions: true },
        },
      },
      // Servers with a database of their own, PostgreSQL among them.
      {
        extends: true,
        root: './server',
        test: {
          name: 'server',
          include: ['{src,test,faults}/**/*.test.ts'],
        },
      },
    ],
  },
});
