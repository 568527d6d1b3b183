/**
 * `npm test`: everything, from a fresh clone: set-up, checks, unit and server suites, the build with its budgets, and
 * the end-to-end stories. `npm run test:full` adds the heavy sweeps and the look for known weaknesses. Closes with `N passed, N failed`.
 */
import * as checks from './lib/checks.mjs';
import { ensureChromium } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tally } from './lib/tally.mjs';

await ensureInstalled();
await ensureChromium();
const full = process.argv.includes('--full');
await tally([
  checks.format,
  checks.lint,
  checks.types,
  checks.unused,
  ...(full ? [checks.audit] : []),
  function unit() {
    return checks.unit({ full });
  },
  checks.size,
  function e2e() {
    return checks.e2e([], { full });
  },
]);
