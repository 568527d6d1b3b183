/**
 * `npm run check`: what to run before a commit — format, lint, types, unused code, unit and server tests, subjects of commits.
 */
import * as checks from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tally } from './lib/tally.mjs';

await ensureInstalled();
await tally([checks.commits, checks.format, checks.lint, checks.types, checks.unused, checks.unit]);
