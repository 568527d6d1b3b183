/**
 * The server the stories run against: the real one, on an embedded database in its own folder, with text messages shown
 * on the development mailbox page, simulated payment providers, and a sheet of activation codes that the operator has
 * printed, two for each of twenty runs of a story.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'shangyuan-e2e-'));
const sheet = process.env['E2E_CODES'] ?? join(folder, 'codes.html');
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(sheet, { force: true });
});
process.env['DATA_DIR'] = folder;
process.env['LOG_LEVEL'] = 'warn';
process.env['REQUESTS_PER_MINUTE'] = '100000';
process.env['SMS_ADDRESS_CAP'] = '100000';
process.env['PAY_SIMULATOR_PORT'] = '0';
process.env['OPERATOR_LOCAL'] = '1';

rmSync(sheet, { force: true });
const ops = fileURLToPath(new URL('../server/src/ops/main.ts', import.meta.url));
const create = ['codes', 'create', '40', '30', '--name=新春礼遇', `--sheet=${sheet}`, '--yes'];
execFileSync(process.execPath, [ops, ...create], { stdio: ['ignore', 'ignore', 'inherit'] });
await import('../server/src/main.ts');
