/** `npm run mutate [-- FILES]`: breaks lines one at a time and lists what no test noticed. See scripts/mutate.mjs. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // The packages of the workspace are linked into node_modules, so only files in place are the ones that tests import.
  inPlace: true,
  tempDirName: '.cache/stryker',
  ignoreStatic: true,
  // Stryker rewrites tsconfig files with an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
};
