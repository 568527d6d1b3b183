/**
 * The server the stories run against: the real one, on an embedded database in a folder of its own, with text messages
 * shown on the development mailbox page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'shangyuan-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = folder;
process.env['LOG_LEVEL'] = 'warn';
process.env['REQUESTS_PER_MINUTE'] = '100000';
process.env['SMS_ADDRESS_CAP'] = '100000';
await import('../server/src/main.ts');
