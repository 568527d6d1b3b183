/**
 * `npm run e2e [-- file or filter]`: the user's stories in a real browser against the real server.
 */
import * as checks from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tally } from './lib/tally.mjs';

await ensureInstalled();
await tally([
  function e2e() {
    return checks.e2e(process.argv.slice(2));
  },
]);
