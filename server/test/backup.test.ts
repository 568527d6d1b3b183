/** The drill: a copy of a running product's database becomes a product again, with everything in it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { backup, findProgram } from '../src/ops/backup.ts';
import { caseBody, md5 } from './fixtures.ts';
import { startPostgres } from './postgres.ts';
import { runOps, startServerProcess } from './process.ts';

const PASSWORD = md5('a password that is kept');
const folder = mkdtempSync('/tmp/shangyuan-backup-');
mkdirSync(`${folder}/web`);
writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const post = async (address: string, path: string, body: object, cookie = '') => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'drill', cookie };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const sid = answer.headers
    .getSetCookie()
    .find((item) => item.startsWith('sid='))
    ?.split(';')[0];
  return { data: ((await answer.json()) as { data: unknown }).data, cookie: sid ?? cookie };
};

/** Lets a user register, save a case and use a feature. */
async function live(env: Record<string, string>): Promise<void> {
  const server = await startServerProcess(env);
  const { cookie } = await post(server.address, '/api/register', {
    username: 'kept_user',
    password: PASSWORD,
  });
  const record = {
    id: crypto.randomUUID(),
    kind: 'case',
    body: caseBody('留存'),
    editedAt: new Date().toISOString(),
  };
  await post(server.address, '/api/record/save', record, cookie);
  await post(server.address, '/api/quota/consume', { feature: 'PaiPan', requestId: 'request-kept' }, cookie);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

/** The same person finds everything again. */
async function findAll(env: Record<string, string>): Promise<void> {
  const server = await startServerProcess(env);
  const { cookie } = await post(server.address, '/api/login', { username: 'kept_user', password: PASSWORD });
  expect((await post(server.address, '/api/record/list', {}, cookie)).data).toMatchObject({
    items: [{ body: { name: '留存' } }],
  });
  expect((await post(server.address, '/api/quota/list', {}, cookie)).data).toMatchObject({
    remaining: { PaiPan: 2 },
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

const base = { WEB_DIR: `${folder}/web`, PORT: '0', LOG_LEVEL: 'error' };

describe('a copy of the embedded database', () => {
  it('is read into an empty folder and goes on', async () => {
    const env = { ...base, DATA_DIR: `${folder}/first` };
    await live(env);
    const file = `${folder}/embedded.tar.gz`;
    const made = await runOps(env, 'db', 'backup', file);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`${file}.secret`) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await runOps(env, 'db', 'backup', file)).toMatchObject({ code: 1 });
    expect(await runOps(env, 'db', 'restore', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('empty folder only'),
    });
    const second = { ...base, DATA_DIR: `${folder}/second` };
    expect(await runOps(second, 'db', 'restore', file)).toMatchObject({ code: 0 });
    await findAll(second);
  });
});

describe('a copy that grows', () => {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const dumpBy = (lines: string) => {
    const bin = mkdtempSync(`${folder}/bin-`);
    const script = `#!${process.execPath}\nconst fs = require('node:fs');\n${lines}`;
    writeFileSync(`${bin}/pg_dump`, script, { mode: 0o700 });
    vi.stubEnv('PG_BIN', bin);
  };
  afterEach(() => vi.unstubAllEnvs());

  it('can be read only by its owner from the first byte on', async () => {
    dumpBy(`const [, file] = /--file=(\\S+)/.exec(process.argv.join(' '));
const copy = fs.openSync(file, 'w');
fs.writeSync(copy, (fs.fstatSync(copy).mode & 0o777).toString(8));`);
    await backup(config, `${folder}/private.dump`);
    expect(readFileSync(`${folder}/private.dump`, 'utf8')).toBe('600');
  });

  it('is not left behind where it breaks off', async () => {
    dumpBy("fs.writeSync(2, 'no more room'); process.exit(3);");
    const file = `${folder}/broken.dump`;
    for (let time = 0; time < 2; time += 1)
      await expect(backup(config, file)).rejects.toThrow('pg_dump ended with 3: no more room');
    expect(existsSync(file)).toBe(false);
  });
});

const hasDump = (() => {
  try {
    return findProgram('pg_dump') !== '';
  } catch {
    return false;
  }
})();

// The PostgreSQL that npm brings has no pg_dump; the system's has.
describe.skipIf(!hasDump)('a copy of PostgreSQL', () => {
  it('is read into an empty database and goes on', async () => {
    const postgres = await startPostgres();
    const APP_SECRET = 'a secret of the drill, 0123456789';
    const env = { ...base, APP_SECRET, DATA_DIR: `${folder}/none`, DATABASE_URL: postgres.url };
    await live(env);
    const file = `${folder}/postgres.dump`;
    expect(await runOps(env, 'db', 'backup', file)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await runOps(env, 'db', 'restore', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('tables already'),
    });
    const second = { ...env, DATABASE_URL: await postgres.createDatabase('again') };
    expect(await runOps(second, 'db', 'restore', file)).toMatchObject({ code: 0 });
    await findAll(second);
    await postgres.stop();
  });
});
