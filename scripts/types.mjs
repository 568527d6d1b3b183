/**
 * `npm run types`: the types of every room, its tests and scripts included.
 */
import * as checks from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tally } from './lib/tally.mjs';

await ensureInstalled();
await tally([checks.types]);
