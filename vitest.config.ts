import { defineConfig } from 'vitest/config';

/** One project for the pure rooms, one for components. The server suite has its own set-up (a real PostgreSQL). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{engine,reading,contract,docs,scripts}/**/*.test.ts', 'web/{src,scripts}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
      './server/vitest.config.ts',
    ],
  },
});
