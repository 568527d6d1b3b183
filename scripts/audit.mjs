/**
 * `npm run audit`: asks the registry for known weaknesses of what the product runs on; part of `npm run test:full`.
 */
import * as checks from './lib/checks.mjs';
import { tally } from './lib/tally.mjs';

await tally([checks.audit]);
