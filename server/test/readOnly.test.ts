/**
 * The server as another user on a tree that it cannot write to, as the unit of deploy/ runs it: the whole file system is read-only to
 * it. FULL=1 as root on Linux, who may make such a view.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseBody, md5 } from './fixtures.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOBODY = 65_534;

/** A view of the file system in which nothing can be written, and in it another user. */
const VIEW = [
  'set -e',
  'mount --make-rprivate /',
  'mount --bind / /mnt',
  'mount --bind "$ROOT" "/mnt$ROOT"',
  'mount -o remount,bind,ro /mnt',
  'mount -o remount,bind,ro "/mnt$ROOT"',
  'mount --bind /proc /mnt/proc',
  'mount --bind /dev /mnt/dev',
  `exec chroot --userspec=${NOBODY}:${NOBODY} --groups= /mnt sh -c 'cd "$ROOT" && exec "$@"' sh "$@"`,
].join('\n');
const inView = (...command: string[]) => ['--mount', 'sh', '-c', VIEW, 'sh', ...command];

const whyNot = (() => {
  if (process.env['FULL'] !== '1') return 'FULL=1 runs it';
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'root on Linux only';
  try {
    execFileSync('unshare', inView('true'), { env: { ...process.env, ROOT }, stdio: 'ignore' });
    return '';
  } catch {
    return 'this machine lets no one make a view of its files';
  }
})();

describe.skipIf(whyNot !== '')(`a read-only tree${whyNot === '' ? '' : ` (skipped: ${whyNot})`}`, () => {
  const folder = mkdtempSync('/tmp/shangyuan-readonly-');
  let postgres: TestPostgres;
  let stop = async () => {};

  beforeAll(async () => {
    postgres = await startPostgres();
    mkdirSync(`${folder}/web`);
    writeFileSync(`${folder}/web/index.html`, '<!doctype html><title>上元</title>');
    execFileSync('chmod', ['-R', 'a+rX', folder]);
  });
  afterAll(async () => {
    await stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('can be written to by no one in it', () => {
    for (const path of [`${ROOT}/server/src/x`, '/tmp/shangyuan-x', '/var/tmp/shangyuan-x'])
      expect(() =>
        execFileSync('unshare', inView('sh', '-c', `: > ${path}`), {
          env: { ...process.env, ROOT },
          stdio: 'pipe',
        }),
      ).toThrow(/Read-only file system|cannot create/);
  });

  it('is all the server needs, in production, as a user who owns nothing', async () => {
    const origin = 'https://shangyuan.example';
    const port = await freePort();
    const child = spawn('unshare', inView(process.execPath, 'server/src/main.ts'), {
      env: {
        PATH: process.env['PATH'] ?? '',
        ROOT,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        TRUST_PROXY: '1',
        DATABASE_URL: postgres.url,
        APP_SECRET: randomBytes(33).toString('base64'),
        WEB_DIR: `${folder}/web`,
        DATA_DIR: `${folder}/none`,
        LOG_LEVEL: 'warn',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => output, { timeout: 120_000, interval: 100 }).toContain('上元 is ready');
    const uid = execFileSync('ps', ['-o', 'uid=', '-p', String(child.pid)], { encoding: 'utf8' });
    expect(Number(uid)).toBe(NOBODY);

    let cookie = '';
    const post = async (path: string, body: object | FormData) => {
      const isForm = body instanceof FormData;
      const send = async () =>
        fetch(address + path, {
          method: 'POST',
          headers: {
            ...(isForm ? {} : { 'content-type': 'application/json' }),
            origin,
            'x-forwarded-for': '192.0.2.7',
            'x-requested-with': 'test',
            cookie,
          },
          body: isForm ? body : JSON.stringify(body),
        });
      // A machine that is busy with other tests is refused work by the guard of the event loop.
      let answer = await send();
      for (let tries = 0; answer.status === 503 && tries < 100; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        answer = await send();
      }
      expect(answer.status, `${path}\n${output}`).toBe(200);
      const sid = answer.headers.getSetCookie().find((item) => item.startsWith('__Host-sid='));
      cookie = sid?.split(';')[0] ?? cookie;
      return answer;
    };
    expect(await (await fetch(`${address}/`)).text()).toContain('上元');
    await post('/api/register', { username: 'read_only', password: md5('a password of the tree') });
    await post('/api/record/save', {
      id: crypto.randomUUID(),
      kind: 'case',
      body: caseBody('只读'),
      editedAt: new Date().toISOString(),
    });
    // A picture is decoded in another process.
    const avatar = new FormData();
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    avatar.append('images', new Blob([new Uint8Array(bytes)]), 'x.png');
    await post('/api/user/avatar/set', avatar);
    const list = (await (await post('/api/record/list', {})).json()) as { data: { items: object[] } };
    expect(list.data.items).toHaveLength(1);
    await post('/api/user/export', {});
    await expect
      .poll(async () => JSON.stringify(await (await post('/api/user/export/status', {})).json()), {
        timeout: 60_000,
      })
      .toContain('"ready"');
    expect(output).not.toMatch(/EROFS|EACCES/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
