import { configDefaults, defineConfig } from 'vitest/config';

/** Tests for `npm run mutate`: those that run code. The tests of docs/ read sources as text, which the tool changes. */
export default defineConfig({
  test: {
    include: [
      '{engine,reading,compat-6tail,cli,embed,contract}/**/*.test.ts',
      'web/src/**/*.test.ts',
      'server/src/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude],
    isolate: true,
    testTimeout: 120_000,
  },
});
