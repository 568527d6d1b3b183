import { defineConfig } from 'vitest/config';

/**
 * One project for the pure rooms and the view-models of the web app; components are tested in a real browser (e2e/). The
 * server suite has its own set-up (a real PostgreSQL).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{engine,reading,contract,docs,scripts}/**/*.test.ts', 'web/{src,scripts}/**/*.test.ts'],
          testTimeout: 120_000,
          expect: { requireAssertions: true },
        },
      },
      './server/vitest.config.ts',
    ],
  },
});
